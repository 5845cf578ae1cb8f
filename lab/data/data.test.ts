import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { originalAddress } from '../../lib/evidence/search/original-address';
import { loadDataSet } from '.';
import { ratedSentences, wordCoverage } from './faithfulness';
import { dataFolder } from './folder';

const counts = (values: string[]) => {
  const counted: Record<string, number> = {};
  for (const value of values) counted[value] = (counted[value] ?? 0) + 1;
  return counted;
};

describe.skipIf(!existsSync(join(dataFolder(), 'averitec/dev.jsonl')))(
  'data sets (need the folder CROSSEXAM_DATA names)',
  () => {
    it('has AVeriTeC with both pools, and not its justifications', async () => {
      const { claims } = await loadDataSet({ data: 'averitec' });
      expect(counts(claims.map(({ gold }) => gold))).toEqual({
        ...{ Refuted: 158, Supported: 54, 'Not Enough Evidence': 18 },
        'Conflicting Evidence/Cherrypicking': 20,
      });
      const [first] = claims;
      expect(first).toMatchObject({ id: '0', date: '2020-10-31', gold: 'Refuted' });
      expect(first?.pools.hero).toHaveLength(10);
      expect(first?.pools.gold?.[0]).toMatchObject({
        question: 'Where was the claim first published',
        text: 'It was first published on Sccopertino',
        publisher: 'scoopertino.com',
      });
      expect(first?.answerKey[0]).toMatch(/^https:\/\/checkyourfact\.com\//u);
      expect(JSON.stringify(claims)).not.toContain('published in a fake news site so');
    });

    it.each([
      ['fever-symmetric', 708, { REFUTES: 354, SUPPORTS: 354 }],
      ['fool-me-twice', 585, { SUPPORTS: 302, REFUTES: 283 }],
      ['feverous-s', 500, { SUPPORTS: 256, REFUTES: 244 }],
      ['climate-fever', 512, { SUPPORTS: 225, NOT_ENOUGH_INFO: 144, REFUTES: 88, DISPUTED: 55 }],
      ['pubmedqa', 200, { yes: 104, no: 73, maybe: 23 }],
    ])('has %s: %i claims, all with evidence', async (data, count, labels) => {
      const { claims } = await loadDataSet({ data });
      expect(claims).toHaveLength(count);
      expect(counts(claims.map(({ gold }) => gold))).toEqual(labels);
      expect(claims.filter(({ pools }) => !pools.gold?.length)).toEqual([]);
      expect(JSON.stringify(claims)).not.toContain('[[');
    });

    it('has SciFact as far as its abstracts are there, and says so', async () => {
      const { claims, notes } = await loadDataSet({ data: 'scifact' });
      expect(claims).toHaveLength(365);
      expect(notes).toEqual([expect.stringContaining('444 claims left out')]);
    });

    it('has QAGS', async () => {
      const sentences = await ratedSentences();
      expect(sentences).toHaveLength(479);
      expect(sentences.filter(({ consistent }) => consistent)).toHaveLength(271 + 59);
    });
  },
);

describe('helpers', () => {
  it.each([
    ['https://web.archive.org/web/20201103/https://a.org/b', 'https://a.org/b'],
    ['https://archive.ph/2020/https://a.org/b', 'https://a.org/b'],
    ['https://archive.ph/jqW1g', 'https://archive.ph/jqW1g'],
    ['https://a.org/b', 'https://a.org/b'],
  ])('finds the page behind %s', (url, original) => {
    expect(originalAddress(url)).toBe(original);
  });

  it('covers words', () => {
    // By hand: "the" and "rhine" of three words.
    const article = 'The Rhine is long.';
    expect(wordCoverage({ article, sentence: 'The Rhine flows' })).toBeCloseTo(2 / 3, 12);
  });
});
