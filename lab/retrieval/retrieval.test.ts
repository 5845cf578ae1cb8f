import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../data/folder';
import { type RetrievalTask, scifactTask, wiceTasks } from '../data/retrieval';
import { bm25 } from './bm25';
import { comparisonMarkdown } from './comparison';
import { everySystem, YARDSTICK } from './every-system';
import { minMax, reciprocalRanks, weighted, withNeighbours } from './fusion';
import { ndcgAt, recallAt, targetsByScore } from './measures';

const sets = (...gold: number[][]) => gold.map((set) => new Set(set));

describe('bm25', () => {
  it('is the formula', () => {
    const score = bm25([['iron', 'tower'], ['stone', 'tower', 'old', 'tower'], ['river']], {
      k1: 1.2,
      b: 0.75,
    });
    const idf = Math.log(1 + (3 - 2 + 0.5) / (2 + 0.5));
    const average = 7 / 3;
    const weight = (count: number, length: number) =>
      (count * 2.2) / (count + 1.2 * (0.25 + (0.75 * length) / average));
    const scores = score(['tower', 'unknown']);
    expect(scores[0]).toBeCloseTo(idf * weight(1, 2), 10);
    expect(scores[1]).toBeCloseTo(idf * weight(2, 4), 10);
    expect(scores[2]).toBe(0);
  });
});

describe('fusion', () => {
  it('sums reciprocal ranks, scales, weighs and looks at neighbours', () => {
    expect(
      reciprocalRanks([
        [3, 1],
        [1, 3],
      ]),
    ).toEqual([1 / 61 + 1 / 62, 1 / 62 + 1 / 61]);
    expect(minMax([1, 3, 2])).toEqual([0, 1, 0.5]);
    expect(minMax([2, 2])).toEqual([0, 0]);
    expect(weighted([1, 0], [0, 1], 0.25)).toEqual([0.75, 0.25]);
    expect(withNeighbours([1, 2, 4], 0.5, (a) => a === 0)).toEqual([2, 2.5, 4]);
  });
});

describe('measures', () => {
  it('count a target once, where its best unit stands', () => {
    expect(targetsByScore([0.1, 0.9, 0.5], [7, 8, 8])).toEqual([8, 7]);
  });

  it('take the set that is found best', () => {
    expect(recallAt([4, 2, 9], sets([1, 2], [4, 9, 5]), 2)).toBe(0.5);
    expect(recallAt([4, 2, 9], sets([1, 2], [4, 9, 5]), 3)).toBeCloseTo(2 / 3, 10);
  });

  it('discount by place', () => {
    expect(ndcgAt([1, 2, 3], sets([1]), 10)).toBe(1);
    expect(ndcgAt([2, 1, 3], sets([1]), 10)).toBeCloseTo(1 / Math.log2(3), 10);
    expect(ndcgAt([2, 3], sets([1]), 10)).toBe(0);
  });
});

const small: RetrievalTask = {
  name: 'two claims',
  dense: true,
  collections: [
    ['The lift is new.', 'A tower of iron.', 'Its elevator broke.', 'Rain fell on the square.'].map(
      (text, target) => ({ text, target, document: 0 }),
    ),
  ],
  queries: [
    { id: 'a', row: 0, text: 'iron tower', collection: 0, gold: sets([1]) },
    { id: 'b', row: 1, text: 'lift', collection: 0, gold: sets([2]) },
  ],
};
const vectorOf = (text: string) => (/lift|elevator/.test(text) ? [1, 0] : [0, 1]);
describe('the comparison', () => {
  it('has a row for each ranking, with differences to BM25', async () => {
    const text = await comparisonMarkdown(small, everySystem(small, vectorOf), [
      { name: 'recall@2', of: (ranked, gold) => recallAt(ranked, gold, 2) },
    ]);
    expect(text).toContain('## two claims: 2 claims');
    const row = (name: string) => text.split('\n').find((line) => line.startsWith(`| ${name}`));
    expect(row(YARDSTICK)).toContain('| – |');
    expect(row('dense (MiniLM)')).toContain('1.000 (1.000 to 1.000)');
    expect(row('shipped |')).toContain('+');
    for (const name of [
      'reciprocal rank',
      'weighted',
      'BM25 and neighbours',
      'shipped, words only',
    ])
      expect(row(name), name).toBeDefined();
  });

  it('chooses settings on the other half', async () => {
    const settings = [
      {
        name: 'good for a',
        score: (query: string) => (query === 'lift' ? [1, 0, 0, 0] : [0, 1, 0, 0]),
      },
      {
        name: 'good for b',
        score: (query: string) => (query === 'lift' ? [0, 0, 1, 0] : [0, 0, 0, 1]),
      },
    ];
    const first = {
      name: 'recall@1',
      of: (ranked: readonly number[], gold: readonly ReadonlySet<number>[]) =>
        recallAt(ranked, gold, 1),
    };
    const text = await comparisonMarkdown(small, [{ name: 'fitted', settings }], [first]);
    expect(text).toContain('fitted (good for b, good for a)');
    expect(text).toContain('| 0.000');
  });
});

describe.skipIf(!existsSync(join(dataFolder(), 'retrieval/wice_dev.jsonl')))(
  'retrieval data (needs retrieval/ in the folder CROSSEXAM_DATA names)',
  () => {
    it('has WiCE by sentence and by passage', async () => {
      const { sentences, passages } = await wiceTasks();
      expect([sentences.queries.length, passages.queries.length]).toEqual([159, 159]);
      expect(passages.queries.every(({ gold }) => gold.every((set) => !set.has(-1)))).toBe(true);
      expect(sentences.collections[0]?.length).toBeGreaterThan(
        passages.collections[0]?.length ?? 0,
      );
    });

    it('has SciFact', async () => {
      const { collections, queries } = await scifactTask();
      expect([collections[0]?.length, queries.length]).toEqual([1500, 300]);
    });
  },
);
