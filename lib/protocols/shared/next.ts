import type { ProtocolContext } from '../../debate/context';
import type { Next } from '../../debate/steps';

/** What comes after a round: the end, another round, or, after the last one and where no other fits the budget, the judge. */
export async function nextAfter(
  ctx: Pick<ProtocolContext, 'options' | 'affordsRound'>,
  round: number,
  ends: boolean,
): Promise<Next> {
  if (ends) return 'end';
  if (round >= ctx.options.maxRounds) return 'judge';
  return (await ctx.affordsRound(round + 1)) ? 'round' : 'judge-budget';
}
