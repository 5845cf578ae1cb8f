import { describe, expect, it } from 'vitest';
import { restatesMarkdown } from '../commands/restates';
import { KINDS, marked, overlaps, restatingPairs } from './pairs';

describe('the pairs', () => {
  it('hold every kind, and no pair twice', () => {
    const pairs = restatingPairs();
    expect(pairs.length).toBeGreaterThan(40);
    expect(
      new Set(pairs.map(({ claim, text, samePage }) => `${claim}\n${text}\n${samePage}`)).size,
    ).toBe(pairs.length);
    for (const held of [true, false])
      for (const kind of KINDS.filter((one) => one !== 'translation' || !held))
        expect(
          pairs.filter((pair) => pair.held === held && pair.kind === kind).length,
        ).toBeGreaterThan(3);
  });

  it('tell the rules from counting words', () => {
    const pairs = restatingPairs().filter(({ kind }) => kind !== 'translation');
    const right = (says: typeof marked) =>
      pairs.filter((pair) => says(pair) === pair.restates).length / pairs.length;
    expect(right(marked)).toBeGreaterThan(0.93);
    expect(right(overlaps)).toBeLessThan(0.7);
  });

  it('make a report', () => {
    const text = restatesMarkdown(
      restatingPairs().filter(({ held }) => held),
      true,
    );
    expect(text).toMatch(/\| evidence \| apart \| 0 of 8 \|/);
    expect(text).toMatch(/\| the rules \| 0\.\d\d \(/);
  });
});
