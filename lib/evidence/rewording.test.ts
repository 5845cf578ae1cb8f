import { describe, expect, it } from 'vitest';
import { rewords } from './rewording';

const says = (sentence: string, claim: string) => rewords(sentence, claim, { shortened: false });

describe('rewords', () => {
  const claim = 'The clock tower of Marston was built by two brothers in 1750.';

  it('knows the same words in another order, and no sentence that says something else', () => {
    expect(says('In 1750 two brothers built the clock tower of Marston.', claim)).toBe(true);
    expect(says('In 1889 two brothers built the clock tower of Marston.', claim)).toBe(false);
    expect(says('In 1750 two brothers built the clock tower of Preston.', claim)).toBe(false);
  });

  it('takes every word for a word, also one that is a property of all objects', () => {
    const titles = 'Ferrari won the constructor title, the oldest of the sport, in 1961.';
    expect(
      says('In 1961 Ferrari won the constructor title, the oldest of the sport.', titles),
    ).toBe(true);
  });
});
