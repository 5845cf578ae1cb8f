import { renderPrompt } from '../../../prompts';
import type { AgentSpec, ProtocolContext } from '../../debate/context';
import type { AnswerStep } from '../../debate/steps';
import type { Retrieval } from '../../evidence/retrieval';
import { readLabel } from '../../scoring/read-label';
import { answerSchema, draftsOf } from '../shared/answer-schema';
import { copyableSpans } from '../shared/copyable-spans';
import { numbered, retrievedBlock } from '../shared/documents';
import type { Turn } from './history';

/**
 * Respond(A, D_A, c) in round 1; Respond(A, D_A, c, a_B[r-1]) afterwards (Eq. 3 and 6): the agent sees the claim,
 * its own documents and the opponent's last answer. Not its own last answer, not the opponent's documents.
 * A reply that stayed unparsable is kept as it came, with the label it ends in, if any.
 */
export async function respond(
  ctx: ProtocolContext,
  at: string,
  agent: AgentSpec,
  retrieval: Retrieval,
  opponent: Turn | undefined,
  alert: string,
): Promise<AnswerStep> {
  const key = `${at}/answer`;
  const slots = {
    ...ctx.dates,
    documents: retrievedBlock(ctx, retrieval),
    claim: ctx.fence('claim', ctx.claim.text),
    tool: agent.toolName,
    labels: labelLines(ctx),
  };
  const reply = await ctx.ask({
    key,
    role: 'debater',
    prompt: opponent
      ? renderPrompt('tool-mad/answer-again', {
          ...slots,
          opponent: ctx.fence('the other debater’s answer', opponent.answer.text),
          alert,
        })
      : renderPrompt('tool-mad/answer-first', slots),
    maxTokens: ctx.options.tokens.answer,
    schema: answerSchema(ctx.labels, copyableSpans(ctx, retrieval.passages)),
  });
  if (!reply.ok) {
    const label = readLabel(reply.text, ctx.labels);
    return ctx.record('answer', key, { text: reply.text, label, quotations: [], unparsed: true });
  }
  const { prose, quotations, label } = reply.value;
  const drafts = draftsOf(quotations, numbered(retrieval.passages));
  return ctx.record('answer', key, {
    text: withLabel(prose, label),
    label,
    quotations: await ctx.quote(retrieval, drafts),
  });
}

/** Prose with the label on its last line: what scores measure and the opponent sees. */
const withLabel = (prose: string, label: string): string => {
  const lines = prose.trimEnd().split('\n');
  if (lines.at(-1)?.trim() === label) lines.pop();
  return [...lines, label].join('\n').trim();
};

/** The labels the debate decides between, one line each; for a small model their names only. */
export const labelLines = ({
  labels,
  options,
}: Pick<ProtocolContext, 'labels' | 'options'>): string =>
  labels.labels
    .map(({ id, definition }) => (options.brief ? `- ${id}` : `- ${id}: ${definition}`))
    .join('\n');
