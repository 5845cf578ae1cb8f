import type { Check } from './check';
import { closingOf } from './closing';
import type { Step } from './steps';
import type { AgentTurnView, RoundView } from './view-types';

/**
 * Rounds and turns from the keys' grammar: `round/<n>/<agent>/<part>`, and what closes the round, `round/<n>/gate`,
 * `…/moderation`, `…/preference` or `…/consistency`.
 * A turn whose agent kept its query has no retrieval of its own and shows the earlier one.
 */
export function roundsOf(check: Check, steps: readonly Step[]): RoundView[] {
  const rounds: RoundView[] = [];
  for (const step of steps) {
    const [root, number, second] = step.key.split('/');
    const n = Number(number);
    if (root !== 'round' || !Number.isInteger(n) || step.kind === 'affords') continue;
    const round = roundAt(rounds, n, check);
    close(round, step);
    const turn = round.turns.find(({ agent }) => agent.id === second);
    if (turn) addTo(turn, step);
  }
  rounds.sort((a, b) => a.round - b.round);
  for (const [index, round] of rounds.entries()) {
    for (const [place, turn] of round.turns.entries()) {
      if (turn.query && !turn.query.changed && !turn.retrieval) {
        const before = rounds[index - 1]?.turns[place];
        turn.retrieval = before?.retrieval;
        turn.summaries = before?.summaries;
      }
      turn.doing = round.next ? undefined : doing(round, turn, check);
    }
  }
  return rounds;
}

/**
 * With the round that a debate is in though nothing of it is finished yet: who speaks first is at work before the first
 * step is written, and a single answer is nothing but that.
 */
export function withOpenRound(rounds: RoundView[], number: number, check: Check): RoundView[] {
  if (rounds.some(({ round }) => round === number)) return rounds;
  const open = roundAt([], number, check);
  for (const turn of open.turns) turn.doing = doing(open, turn, check);
  return [...rounds, open];
}

function roundAt(rounds: RoundView[], n: number, check: Check): RoundView {
  const known = rounds.find(({ round }) => round === n);
  if (known) return known;
  const round = { round: n, turns: check.agents.map((agent): AgentTurnView => ({ agent })) };
  rounds.push(round);
  return round;
}

function close(round: RoundView, step: Step): void {
  if (step.kind === 'gate') round.gate = step.value;
  else if (step.kind === 'moderation') round.moderation = step.value;
  else if (step.kind === 'preference') round.preference = step.value;
  else if (step.kind === 'consistency') round.consistency = step.value;
  round.next ??= closingOf(step)?.next;
}

function addTo(turn: AgentTurnView, step: Step): void {
  if (step.kind === 'query') turn.query = step.value;
  else if (step.kind === 'retrieval') turn.retrieval = step.value;
  else if (step.kind === 'summaries') turn.summaries = step.value;
  else if (step.kind === 'selection') turn.selection = step.value;
  else if (step.kind === 'answer') turn.answer = step.value;
  else if (step.kind === 'faithfulness') turn.faithfulness = step.value;
  else if (step.kind === 'relevance') turn.relevance = step.value;
}

function doing(round: RoundView, turn: AgentTurnView, check: Check): AgentTurnView['doing'] {
  const { tool } = turn.agent;
  const { selection, stability } = check.options;
  if (!turn.answer) {
    // Where sides are given or evidence is chosen agents take turns: the later one waits for the earlier one.
    const inTurn = turn.agent.stance !== undefined || selection !== undefined;
    const spoken = round.turns.slice(0, round.turns.indexOf(turn)).every(({ answer }) => answer);
    if (inTurn && !spoken) return undefined;
    if (tool === 'pool') return selection && !turn.selection ? 'choosing' : 'reading';
    if (tool === 'none') return 'reading';
    if (!turn.query) return 'asking';
    return turn.retrieval ? 'reading' : 'searching';
  }
  const scored = turn.faithfulness && turn.relevance;
  return stability && !scored ? 'scoring' : undefined;
}
