import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatestAssignment } from './assignment';
import { evidenceScore } from './evidence-score';
import { meteor } from './meteor';

describe('meteor', () => {
  it('is nearly 1 for equal texts: one chunk is punished by half of (1/m)³', () => {
    expect(meteor('the cat sat on the mat', 'The cat sat on the mat')).toBeCloseTo(
      1 - 0.5 * (1 / 6) ** 3,
      12,
    );
  });

  it('weighs recall over precision, and punishes scattered words', () => {
    // By hand: 3 of 4 words match, in two chunks ("red", "house tall"); 3 of 6 wanted.
    // P = 3/4, R = 1/2, F = PR / (0.9 P + 0.1 R) = 0.375 / 0.725; penalty 0.5 · (2/3)³.
    const value = meteor('red old house tall', 'a red brick house tall indeed');
    expect(value).toBeCloseTo((0.375 / 0.725) * (1 - 0.5 * (2 / 3) ** 3), 12);
    // Other way round P = 1/2, R = 3/4: 0.375 / 0.525.
    expect(meteor('a red brick house tall indeed', 'red old house tall')).toBeCloseTo(
      (0.375 / 0.525) * (1 - 0.5 * (2 / 3) ** 3),
      12,
    );
  });

  it('is 0 where no word is shared or a text is empty', () => {
    expect(meteor('one two', 'three four')).toBe(0);
    expect(meteor('', 'three')).toBe(0);
    expect(meteor('three', '')).toBe(0);
  });
});

/** By trying every way. */
function byTrying(
  values: readonly (readonly number[])[],
  from = 0,
  used = new Set<number>(),
): number {
  const row = values[from];
  if (!row) return 0;
  const without = byTrying(values, from + 1, used);
  return Math.max(
    without,
    ...row.flatMap((value, column) =>
      used.has(column) ? [] : [value + byTrying(values, from + 1, new Set([...used, column]))],
    ),
  );
}

describe('greatestAssignment', () => {
  it('is not greedy', () => {
    // The best single pair, 9, would leave 1: 10 in all; 8 and 7 make 15.
    expect(
      greatestAssignment([
        [9, 8],
        [7, 1],
      ]),
    ).toBe(15);
  });

  it('leaves rows or columns over, and takes nothing', () => {
    expect(greatestAssignment([[0.2, 0.9, 0.4]])).toBeCloseTo(0.9, 12);
    expect(greatestAssignment([[0.2], [0.9], [0.4]])).toBeCloseTo(0.9, 12);
    expect(greatestAssignment([])).toBe(0);
    expect(greatestAssignment([[], []])).toBe(0);
  });

  it('finds what trying every way finds', () => {
    const values = fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
      .chain(([rows, columns]) =>
        fc.array(
          fc.array(fc.integer({ min: 0, max: 20 }), { minLength: columns, maxLength: columns }),
          { minLength: rows, maxLength: rows },
        ),
      );
    fc.assert(
      fc.property(values, (given) => greatestAssignment(given) === byTrying(given)),
      { numRuns: 200 },
    );
  });
});

describe('evidenceScore', () => {
  it('is the mean over the annotators’ items of the best pairing', () => {
    const gold = ['Who built it? The firm of Roux.', 'When? In 1889.'];
    expect(evidenceScore(gold.toReversed(), gold)).toBeCloseTo(
      // By hand: 9 tokens and 5 tokens (signs count), each in one chunk.
      (1 - 0.5 / 9 ** 3 + 1 - 0.5 / 5 ** 3) / 2,
      12,
    );
    expect(evidenceScore([gold[0] ?? ''], gold)).toBeCloseTo((1 - 0.5 / 9 ** 3) / 2, 12);
  });

  it('looks at ten items, and at none where the annotators have none', () => {
    const noise = Array.from({ length: 10 }, (_, i) => `noise${i}`);
    expect(evidenceScore([...noise, 'in 1889'], ['in 1889'])).toBe(0);
    expect(evidenceScore(['in 1889'], [])).toBeNull();
  });
});
