import { renderPrompt } from '../../../prompts';
import type { AgentSpec, ProtocolContext } from '../../debate/context';
import type { AnswerStep, Summary } from '../../debate/steps';
import type { Retrieval } from '../../evidence/retrieval';
import { askAnswer } from '../shared/answer';
import { numbered, retrievedBlock } from '../shared/documents';
import { labelLines } from '../shared/label-lines';
import type { Turn } from './history';

interface Read {
  retrieval: Retrieval;
  summaries: readonly Summary[];
  opponent: Turn | undefined;
  alert: string;
}

/**
 * Respond(A, D_A, c) in round 1; Respond(A, D_A, c, a_B[r-1]) afterwards (Eq. 3 and 6): the agent sees the claim,
 * its own documents and the opponent's last answer. Not its own last answer, not the opponent's documents.
 */
export async function respond(
  ctx: ProtocolContext,
  at: string,
  agent: AgentSpec,
  { retrieval, summaries, opponent, alert }: Read,
): Promise<AnswerStep> {
  const vanilla = agent.tool === 'none';
  const slots = {
    ...ctx.dates,
    documents: vanilla ? '' : retrievedBlock(ctx, retrieval, summaries),
    claim: ctx.fence('claim', ctx.claim.text),
    tool: agent.toolName,
    basis: vanilla
      ? 'what you know; you have no documents, so "quotations" stays empty'
      : 'your documents above',
    labels: labelLines(ctx),
  };
  return askAnswer(ctx, {
    ...{ key: `${at}/answer`, agent, form: 'quoted' },
    prompt: opponent
      ? renderPrompt('tool-mad/answer-again', {
          ...slots,
          opponent: ctx.fence('the other debater’s answer', opponent.answer.text),
          alert,
        })
      : renderPrompt('tool-mad/answer-first', slots),
    passages: numbered(retrieval.passages),
  });
}
