import type { Check } from './check';
import type { Step } from './steps';
import type { AgentTurnView, RoundView } from './view-types';

/**
 * Rounds and turns from the keys' grammar `round/<n>/<agent>/<part>` and `round/<n>/gate`.
 * A turn whose agent kept its query has no retrieval of its own and shows the earlier one.
 */
export function roundsOf(check: Check, steps: readonly Step[]): RoundView[] {
  const rounds: RoundView[] = [];
  for (const step of steps) {
    const [root, number, second] = step.key.split('/');
    const n = Number(number);
    if (root !== 'round' || !Number.isInteger(n) || step.kind === 'affords') continue;
    const round = roundAt(rounds, n, check);
    if (step.kind === 'gate') round.gate = step.value;
    const turn = round.turns.find(({ agent }) => agent.id === second);
    if (turn) addTo(turn, step);
  }
  rounds.sort((a, b) => a.round - b.round);
  for (const [index, round] of rounds.entries()) {
    for (const [place, turn] of round.turns.entries()) {
      if (turn.query && !turn.query.changed)
        turn.retrieval ??= rounds[index - 1]?.turns[place]?.retrieval;
      turn.doing = round.gate ? undefined : doing(turn, check);
    }
  }
  return rounds;
}

function roundAt(rounds: RoundView[], n: number, check: Check): RoundView {
  const known = rounds.find(({ round }) => round === n);
  if (known) return known;
  const round = { round: n, turns: check.agents.map((agent): AgentTurnView => ({ agent })) };
  rounds.push(round);
  return round;
}

function addTo(turn: AgentTurnView, step: Step): void {
  if (step.kind === 'query') turn.query = step.value;
  else if (step.kind === 'retrieval') turn.retrieval = step.value;
  else if (step.kind === 'answer') turn.answer = step.value;
  else if (step.kind === 'faithfulness') turn.faithfulness = step.value;
  else if (step.kind === 'relevance') turn.relevance = step.value;
}

function doing(turn: AgentTurnView, check: Check): AgentTurnView['doing'] {
  if (!turn.query) return 'asking';
  if (!turn.retrieval && turn.agent.tool !== 'none') return 'searching';
  if (!turn.answer) return 'reading';
  const scored = turn.faithfulness && turn.relevance;
  return check.options.stability && !scored ? 'scoring' : undefined;
}
