import { renderPrompt } from '../../../prompts';
import type { AgentSpec, ProtocolContext } from '../../debate/context';
import type { AnswerStep, PoolItem, PoolStep } from '../../debate/steps';
import { roleOf } from '../shared/answer';
import { bracketedNumbers } from '../shared/brackets';
import { poolBlock } from '../shared/pool';

/**
 * Adaptive evidence selection (3.2): from the numbered pool, from round 2 on with its own last answer in view, an
 * agent chooses at most three pieces, or `[No Found]`: then it has no evidence this round. Off: it reads the whole
 * pool. An empty pool is no question.
 */
export async function select(
  ctx: ProtocolContext,
  at: string,
  agent: AgentSpec,
  pool: PoolStep,
  own: AnswerStep | undefined,
): Promise<PoolItem[]> {
  if (!ctx.options.selection || pool.items.length === 0) return pool.items;
  const key = `${at}/selection`;
  const slots = {
    ...ctx.dates,
    documents: poolBlock(ctx, pool),
    claim: ctx.fence('claim', ctx.claim.text),
  };
  const { text } = await ctx.ask({
    key,
    role: roleOf(agent),
    prompt: own
      ? renderPrompt('madke/select-again', {
          ...slots,
          own: ctx.fence('your last answer', own.text),
        })
      : renderPrompt('madke/select-first', slots),
    maxTokens: ctx.options.tokens.query,
  });
  const numbers = bracketedNumbers(text, pool.items.length);
  const chosen = await ctx.record('selection', key, { numbers });
  return chosen.numbers.flatMap((n) => pool.items.find((item) => item.n === n) ?? []);
}
