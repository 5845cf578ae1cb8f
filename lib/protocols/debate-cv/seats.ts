import { renderPrompt } from '../../../prompts';
import type { AgentSpec, ProtocolContext } from '../../debate/context';
import type { PoolStep } from '../../debate/steps';
import { roleOf } from '../shared/answer';
import { Chat } from '../shared/chat';
import { labelLines } from '../shared/label-lines';
import { poolBlock, poolPassages } from '../shared/pool';
import { spokenClaim } from '../shared/spoken-claim';
import { debaterOf } from '../shared/stances';

/** A debater with its memory, and the evidence it may quote. */
export interface Seat {
  agent: AgentSpec;
  chat: Chat;
  passages: ReturnType<typeof poolPassages>;
}

/** Everyone's memory begins with the claim and the same evidence; only the Moderator's with the labels, too. */
export function seats(ctx: ProtocolContext, evidence: PoolStep) {
  const passages = poolPassages(evidence.items);
  const system = renderPrompt('debate-cv/debater', opening(ctx, evidence));
  const seat = (stance: 'affirmative' | 'negative'): Seat => {
    const agent = debaterOf(ctx, stance);
    return { agent, chat: new Chat(ctx, roleOf(agent), system), passages };
  };
  return {
    affirmative: seat('affirmative'),
    negative: seat('negative'),
    moderator: new Chat(ctx, 'moderator', deciding(ctx, 'debate-cv/moderator', evidence)),
  };
}

const opening = (ctx: ProtocolContext, evidence: PoolStep) => ({
  ...ctx.dates,
  documents: poolBlock(ctx, evidence),
  claim: spokenClaim(ctx),
});

/** The system part of those who decide: claim, evidence and what the labels mean. */
export const deciding = (
  ctx: ProtocolContext,
  name: 'debate-cv/moderator' | 'debate-cv/judge',
  evidence: PoolStep,
) => renderPrompt(name, { ...opening(ctx, evidence), labels: labelLines(ctx) });
