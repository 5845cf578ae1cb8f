import { describe, expect, it } from 'vitest';
import { type ConfidenceFacts, confidenceWord } from './confidence';

const facts = (more: Partial<ConfidenceFacts>): ConfidenceFacts => ({
  stand: 'refuted',
  by: 'consensus',
  overruled: false,
  sources: 2,
  groundedness: 0.9,
  rounds: 1,
  ...more,
});

describe('confidence', () => {
  it.each<[string, Partial<ConfidenceFacts>]>([
    ['almost-certain', {}],
    ['almost-certain', { stand: 'supported', sources: 5, rounds: 2, groundedness: 0.8 }],
    ['likely', { rounds: 3 }],
    ['likely', { groundedness: 0.79 }],
    ['likely', { groundedness: null }],
    ['likely', { sources: 1, groundedness: 1 }],
    ['leaning', { sources: 1, groundedness: 0.5 }],
    ['leaning', { sources: 0 }],
    ['likely', { by: 'judge', groundedness: 0.7 }],
    ['leaning', { by: 'judge', groundedness: 0.5 }],
    ['leaning', { by: 'judge', sources: 1 }],
    ['unclear', { by: 'judge', sources: 0 }],
    ['unclear', { by: 'budget', sources: 0 }],
    ['leaning', { stand: 'not-enough', sources: 0 }],
    ['unclear', { stand: 'not-enough', sources: 0, by: 'judge' }],
    ['unclear', { stand: 'not-enough', overruled: true }],
  ])('%s: %o', (word, given) => expect(confidenceWord(facts(given))).toBe(word));

  it('one source alone is never almost certain, whatever else holds', () => {
    for (const by of ['consensus', 'judge', 'moderator', 'answer', 'budget'] as const) {
      for (const sources of [0, 1]) {
        const word = confidenceWord(facts({ by, sources, groundedness: 1, rounds: 1 }));
        expect(word).not.toBe('almost-certain');
      }
    }
  });
});
