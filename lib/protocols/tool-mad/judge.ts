import { renderPrompt } from '../../../prompts';
import type { NumberedPassage, ProtocolContext } from '../../debate/context';
import type { JudgeStep, ProposedStep, Summary } from '../../debate/steps';
import type { DocumentHead, Passage } from '../../evidence/document';
import { readLabel } from '../../scoring/read-label';
import { draftsOf, judgeSchema } from '../shared/answer-schema';
import { copyableSpans } from '../shared/copyable-spans';
import { clip, documentBlock, numbered } from '../shared/documents';
import { labelLines } from '../shared/label-lines';
import type { Round, Turn } from './history';

/**
 * Judge(H, S, c): sees the answers and documents of every round and each agent's mean scores, and decides.
 * A document read more than once is printed once; every turn names the numbers it read. A reply without a
 * readable label counts as the label set's fallback.
 */
export async function rule(ctx: ProtocolContext, history: readonly Round[]): Promise<ProposedStep> {
  const turns = history.flatMap((round) => round.turns);
  const passages = distinct(turns);
  const heads = turns.flatMap(({ retrieval }) => retrieval.documents);
  const summaries = turns.flatMap((turn) => turn.summaries);
  const reply = await ctx.ask({
    key: 'judge',
    role: 'judge',
    prompt: renderPrompt('tool-mad/judge', {
      ...ctx.dates,
      documents: allDocuments(ctx, passages, heads, summaries),
      debate: debateBlock(ctx, history, passages),
      claim: ctx.fence('claim', ctx.claim.text),
      scores: scoreLines(ctx, turns),
      labels: labelLines(ctx),
    }),
    maxTokens: ctx.options.tokens.judge,
    schema: judgeSchema(ctx.labels, copyableSpans(ctx, passages)),
  });
  const round = history.length;
  if (!reply.ok) {
    const label = readLabel(reply.text, ctx.labels);
    const step = { justification: reply.text, quotations: [], fallback: label === null };
    return proposedBy(ctx, round, { ...step, label: label ?? ctx.labels.fallback });
  }
  const { justification, quotations, label } = reply.value;
  const checked = await ctx.quote({ passages }, draftsOf(quotations, passages));
  return proposedBy(ctx, round, { label, justification, quotations: checked, fallback: false });
}

async function proposedBy(
  ctx: ProtocolContext,
  round: number,
  judged: JudgeStep,
): Promise<ProposedStep> {
  const { label, justification } = await ctx.record('judge', 'judge', judged);
  return { label, by: 'judge', round, text: justification };
}

function distinct(turns: readonly Turn[]): NumberedPassage[] {
  const seen = new Map<string, Passage>();
  for (const passage of turns.flatMap(({ retrieval }) => retrieval.passages)) {
    if (!seen.has(spanOf(passage))) seen.set(spanOf(passage), passage);
  }
  return numbered([...seen.values()]);
}

const spanOf = ({ document, start, end }: Passage): string => `${document} ${start}-${end}`;

const allDocuments = (
  ctx: ProtocolContext,
  passages: NumberedPassage[],
  heads: DocumentHead[],
  summaries: readonly Summary[],
): string =>
  passages.length === 0
    ? 'The debaters had no documents.'
    : documentBlock(ctx, passages, heads, ctx.options.brief?.judgeWords, summaries);

function debateBlock(
  ctx: ProtocolContext,
  history: readonly Round[],
  passages: readonly NumberedPassage[],
): string {
  const entry = (round: number, { agent, query, retrieval, answer }: Turn) => {
    const spans = new Set(retrieval.passages.map(spanOf));
    const read = passages.filter((passage) => spans.has(spanOf(passage))).map(({ n }) => n);
    const documents = read.length > 0 ? `documents ${read.join(', ')}` : 'no documents';
    const text = clip(answer.text, ctx.options.brief?.judgeWords);
    const label = text === answer.text ? '' : `\n${answer.label ?? 'no label'}`;
    return ctx.fence(
      `round ${round}, ${agent.toolName}, ${documents}`,
      query.text ? `Query: ${query.text}\nAnswer: ${text}${label}` : `Answer: ${text}${label}`,
    );
  };
  return history.flatMap(({ round, turns }) => turns.map((turn) => entry(round, turn))).join('\n');
}

function scoreLines(ctx: ProtocolContext, turns: readonly Turn[]): string {
  return ctx.agents
    .map((agent) => {
      const own = turns.filter((turn) => turn.agent.id === agent.id);
      const faithfulness = mean(own.map((turn) => turn.faithfulness));
      const relevance = mean(own.map((turn) => turn.relevance));
      return `- ${agent.toolName}: faithfulness ${faithfulness}, relevance ${relevance}`;
    })
    .join('\n');
}

/** The mean over the rounds that have a score, with two decimals. */
function mean(scores: readonly Turn['faithfulness' | 'relevance'][]): string {
  const values = scores.flatMap((score) => (score.state === 'scored' ? [score.value] : []));
  if (values.length === 0) return 'not measured';
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2);
}
