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

const decided: readonly ConfidenceFacts['by'][] = [
  ...(['consensus', 'judge', 'moderator', 'summary', 'vote', 'answer', 'budget'] as const),
];

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
    // Each way to decide that may be agreement, and is it only where all came to the label.
    ['almost-certain', { by: 'summary', unanimous: true }],
    ['likely', { by: 'summary', unanimous: false }],
    ['almost-certain', { by: 'vote', unanimous: true }],
    ['likely', { by: 'vote', unanimous: false }],
    ['almost-certain', { by: 'moderator', unanimous: true }],
    ['likely', { by: 'moderator' }],
    ['leaning', { by: 'moderator', groundedness: null }],
    // Without scores, as all of these are: never almost certain.
    ['likely', { by: 'summary', unanimous: true, groundedness: null }],
    ['leaning', { by: 'summary', unanimous: true, groundedness: null, sources: 1 }],
    ['leaning', { by: 'summary', unanimous: false, groundedness: null, sources: 1 }],
    ['leaning', { by: 'vote', stand: 'not-enough', unanimous: true, sources: 0 }],
    ['unclear', { by: 'vote', stand: 'not-enough', unanimous: false, sources: 0 }],
    // Who alone decides agrees with nobody.
    ['likely', { by: 'judge', unanimous: true }],
    ['likely', { by: 'answer', unanimous: true }],
    ['likely', { by: 'budget', unanimous: true }],
    ['unclear', { by: 'budget', sources: 0 }],
    ['leaning', { stand: 'not-enough', sources: 0 }],
    ['unclear', { stand: 'not-enough', sources: 0, by: 'judge' }],
    ['unclear', { stand: 'not-enough', overruled: true }],
  ])('%s: %o', (word, given) => expect(confidenceWord(facts(given))).toBe(word));

  it('one source alone is never almost certain, whatever else holds', () => {
    for (const by of decided) {
      for (const sources of [0, 1]) {
        const given = { by, sources, groundedness: 1, rounds: 1, unanimous: true };
        const word = confidenceWord(facts(given));
        expect(word).not.toBe('almost-certain');
      }
    }
  });
});
