import { describe, expect, it } from 'vitest';
import { kappa } from './kappa';

const judged = (pairs: [string, string, number][]) =>
  pairs.flatMap(([gold, predicted, count]) =>
    Array.from({ length: count }, (_, i) => ({ id: `${gold}${predicted}${i}`, gold, predicted })),
  );

describe('kappa', () => {
  it('is that of the textbook table: 20, 5, 10, 15 give 0.4', () => {
    const table = judged([
      ['a', 'a', 20],
      ['a', 'b', 5],
      ['b', 'a', 10],
      ['b', 'b', 15],
    ]);
    expect(kappa(table)).toBeCloseTo(0.4, 10);
  });

  it('is 1 for perfect agreement, 0 for one label against two', () => {
    expect(
      kappa(
        judged([
          ['a', 'a', 3],
          ['b', 'b', 2],
        ]),
      ),
    ).toBe(1);
    expect(
      kappa(
        judged([
          ['a', 'a', 3],
          ['b', 'a', 2],
        ]),
      ),
    ).toBe(0);
  });
});
