import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alike, fold } from './fold';

const spans = (text: string): [number, number][] => {
  const folded = fold(text);
  return [...folded.text.split('').keys()].map((i) => {
    const { start, end } = folded.spanOf(i);
    return [start, end];
  });
};

describe('fold', () => {
  it('leaves out white space, case and forms of quotes and dashes', () => {
    expect(fold(' It’s\u00a0“So” —\tNOW… ').text).toBe(`it's"so"-now...`);
  });

  it('keeps a combining mark with its letter, also after plain letters', () => {
    expect(fold('Cafe\u0301').text).toBe('café');
    expect(spans('ax\u0301')).toEqual([
      [0, 1],
      [1, 3],
      [1, 3],
    ]);
  });

  it('drops invisible characters', () => {
    expect(fold('co\u00adop\u200bera\u2060tion\ufeff').text).toBe('cooperation');
  });

  it('maps every unit to the cluster it comes from', () => {
    expect(fold('A ﬁn é').text).toBe('afiné');
    expect(spans('A ﬁn é')).toEqual([
      [0, 1],
      [2, 3],
      [2, 3],
      [3, 4],
      [5, 6],
    ]);
  });

  it('maps any text in order, each unit to what it comes from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const all = spans(text);
        const inOrder = all.every(
          ([start, end], i) => start < end && start >= (all[i - 1]?.[0] ?? 0) && end <= text.length,
        );
        expect(inOrder).toBe(true);
        for (const [i, [start, end]] of all.entries()) {
          expect(fold(text.slice(start, end)).text).toContain(fold(text).text[i]);
        }
      }),
    );
  });
});

describe('alike', () => {
  it('is 1 for the same, 0 for nothing shared, between for some', () => {
    expect(alike('the tower', 'the tower')).toBe(1);
    expect(alike('abcd', 'wxyz')).toBe(0);
    expect(alike('the tower stands', 'the tower stood')).toBeGreaterThan(0.7);
  });
});
