import type { RoundView } from '../../lib/debate/view-types';

export interface MeanScores {
  agent: string;
  /** Absent where nothing could be scored. */
  faithfulness?: number;
  relevance?: number;
}

/** Each agent's scores averaged over the rounds where they were scored: what the judge is given (Tool-MAD III.D). */
export function meanScores(rounds: readonly RoundView[]): MeanScores[] {
  const agents = rounds[0]?.turns.map(({ agent }) => agent.id) ?? [];
  return agents.map((agent) => {
    const turns = rounds.flatMap(({ turns }) => turns.filter((turn) => turn.agent.id === agent));
    return {
      agent,
      faithfulness: mean(turns.map(({ faithfulness }) => faithfulness)),
      relevance: mean(turns.map(({ relevance }) => relevance)),
    };
  });
}

function mean(scores: readonly ({ state: string; value?: number } | undefined)[]) {
  const values = scores.flatMap((score) => score?.value ?? []);
  return values.length === 0 ? undefined : values.reduce((a, b) => a + b, 0) / values.length;
}
