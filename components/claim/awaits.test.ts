import { describe, expect, it } from 'vitest';
import type { Preparation } from '../../lib/claim/preparation';
import { awaitedChoice, noClaimIn } from './awaits';

const choose: Preparation = { outcome: 'choose', by: 'rules', claims: [], unclear: [] };
const none: Preparation = { ...choose, outcome: 'none', why: 'question' };
const decision = { of: 'It was sold.', at: '2026-05-03T12:00:00Z' };

describe('what a prepared selection waits for', () => {
  it('is a choice until there is one, in whatever state the check rests', () => {
    for (const status of ['paused', 'stopped'] as const) {
      expect(awaitedChoice({ preparation: choose, status })).toBe(choose);
      expect(awaitedChoice({ preparation: choose, status, decision })).toBeUndefined();
    }
    expect(awaitedChoice({ preparation: choose, status: 'running' })).toBeUndefined();
    expect(awaitedChoice({ preparation: none, status: 'finished' })).toBeUndefined();
    expect(awaitedChoice({ status: 'finished' })).toBeUndefined();
  });

  it('is nothing where there is no claim, unless it is checked anyway', () => {
    expect(noClaimIn({ preparation: none, status: 'finished' })).toBe('question');
    expect(noClaimIn({ preparation: none, status: 'finished', decision })).toBeUndefined();
    expect(noClaimIn({ preparation: choose, status: 'paused' })).toBeUndefined();
  });
});
