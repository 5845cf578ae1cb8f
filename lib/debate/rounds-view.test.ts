import { describe, expect, it } from 'vitest';
import { withOpenRound } from './rounds-view';
import { toyCheck } from './testing/toy-world';
import { viewOf } from './view';

const doings = (check: ReturnType<typeof toyCheck>) =>
  withOpenRound([], 1, check)[0]?.turns.map(({ doing }) => doing);

describe('the round a debate is in', () => {
  it('is there before anything of it is finished, with everybody at work', () => {
    expect(viewOf(toyCheck(), []).rounds).toHaveLength(1);
    expect(doings(toyCheck())).toEqual(['asking', 'asking']);
  });

  it('has the second speaker wait where agents take turns', () => {
    const agents = toyCheck().agents.map((agent) => ({ ...agent, tool: 'none' as const }));
    const [first, second] = agents;
    if (!first || !second) throw new Error('the toy lost its agents');
    const sides = [
      { ...first, stance: 'affirmative' as const },
      { ...second, stance: 'negative' as const },
    ];
    expect(doings(toyCheck({ agents: sides }))).toEqual(['reading', undefined]);
  });

  it('is not opened twice, nor where the debate does not run', () => {
    const rounds = withOpenRound([], 1, toyCheck());
    expect(withOpenRound(rounds, 1, toyCheck())).toBe(rounds);
    expect(viewOf(toyCheck({ status: 'stopped' }), []).rounds).toEqual([]);
  });
});
