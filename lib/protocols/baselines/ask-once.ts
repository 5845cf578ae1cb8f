import { renderPrompt } from '../../../prompts';
import type { AgentSpec, ProtocolContext } from '../../debate/context';
import type { AnswerStep, PoolStep } from '../../debate/steps';
import { askAnswer, formFor, formWords } from '../shared/answer';
import { labelLines } from '../shared/label-lines';
import { poolBlock, poolPassages } from '../shared/pool';

/** The prompts that put a claim, with shared evidence or with none, in one call. */
export type OnceName = 'baselines/direct' | 'baselines/chain-of-thought' | 'baselines/two-sided';

/** What a prompt says of the claim, of the evidence and of the labels; no evidence is a fact the model must know. */
export const onceSlots = (ctx: ProtocolContext, pool: PoolStep | null) => ({
  ...ctx.dates,
  documents: pool ? poolBlock(ctx, pool) : '',
  claim: ctx.fence('claim', ctx.claim.text),
  basis: pool ? 'the documents above' : 'what you know; you have no documents',
  labels: labelLines(ctx),
});

/** One call of one agent, recorded as its answer in round 1. */
export function askOnce(
  ctx: ProtocolContext,
  name: OnceName,
  agent: AgentSpec,
  pool: PoolStep | null,
  decoding?: ProtocolContext['options']['decoding'],
): Promise<AnswerStep> {
  const form = formFor(ctx, agent, 'line');
  return askAnswer(ctx, {
    ...{ key: `round/1/${agent.id}/answer`, agent, form },
    prompt: renderPrompt(name, { ...onceSlots(ctx, pool), form: formWords(form) }),
    passages: pool ? poolPassages(pool.items) : [],
    ...(decoding && { decoding }),
  });
}
