import type { AgentSpec, ProtocolContext } from '../../debate/context';

/** The agent that argues a side. Throws where the check has none: a mistake of ours, not expected trouble. */
export function debaterOf(
  { agents }: Pick<ProtocolContext, 'agents'>,
  stance: NonNullable<AgentSpec['stance']>,
): AgentSpec {
  const agent = agents.find((one) => one.stance === stance);
  if (!agent) throw new Error(`This check has no ${stance} debater.`);
  return agent;
}

/** What both sides said in a round, fenced for who decides. */
export const bothSides = (
  ctx: Pick<ProtocolContext, 'fence'>,
  words: { affirmative: string; negative: string },
) => ({
  affirmative: ctx.fence('the Affirmative', words.affirmative),
  negative: ctx.fence('the Negative', words.negative),
});

/** "The first round", as moderators are told. */
export const roundName = (round: number): string =>
  `The ${['first', 'second', 'third', 'fourth'][round - 1] ?? `${round}th`} round`;
