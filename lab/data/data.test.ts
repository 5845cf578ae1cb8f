import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { originalAddress } from '../../lib/evidence/search/original-address';
import { loadDataSet } from '.';
import { ratedSentences, wordCoverage } from './faithfulness';
import { dataFile, dataFolder } from './folder';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function fileOf(name: string, rows: readonly unknown[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crossexam-data-'));
  folders.push(folder);
  await writeFile(join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return join(folder, name);
}

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

describe('published formats', () => {
  it('reads FEVER, with its evidence where the wiki pages are there', async () => {
    const evidence = [
      [
        [1, 2, 'Oliver_Reed_-LRB-actor-RRB-', 0],
        [1, 3, null, null],
      ],
    ];
    const row = { id: 7, verifiable: 'VERIFIABLE', label: 'SUPPORTS', claim: 'A claim.', evidence };
    const file = await fileOf('dev.jsonl', [row]);
    const bare = await loadDataSet({ data: 'fever', dataFile: file });
    expect(bare.claims[0]).toMatchObject({ id: '7', gold: 'SUPPORTS', pools: { gold: [] } });
    expect(bare.notes[0]).toContain('--wiki-pages');

    const lines = '0\tOliver Reed was an actor .\tactor\n1\tMore .';
    const wikiPages = await fileOf('wiki-001.jsonl', [
      { id: 'Other', text: '', lines: '0\tNo .' },
      { id: 'Oliver_Reed_-LRB-actor-RRB-', text: '', lines },
    ]);
    const full = await loadDataSet({ data: 'fever', dataFile: file, wikiPages });
    expect(full.claims[0]?.pools.gold).toEqual([
      {
        title: 'Oliver Reed (actor)',
        text: 'Oliver Reed was an actor .',
        publisher: 'wikipedia.org',
      },
    ]);
  });

  it('reads FEVEROUS with sentences, cells, items and captions', async () => {
    const content = [
      'A_B_sentence_0',
      'A_B_cell_0_1_0',
      'A_B_item_0_2',
      'A_B_table_caption_0',
      'A_B_title',
    ];
    const file = await fileOf('dev.jsonl', [
      { id: '', claim: '', label: '', evidence: [{ content: [] }] },
      { id: 5, claim: 'A claim.', label: 'REFUTES', evidence: [{ content, context: {} }] },
    ]);
    const wikiPages = await fileOf('wiki.jsonl', [
      {
        title: 'A_B',
        sentence_0: 'It is [[Big_town|big]].',
        table_0: {
          caption: 'Sizes',
          table: [
            [{ id: 'header_cell_0_0_0', value: 'Size' }],
            [{ id: 'cell_0_1_0', value: '12' }],
          ],
        },
        list_0: { list: [{ id: 'item_0_2', value: 'An item' }] },
      },
    ]);
    const { claims } = await loadDataSet({ data: 'feverous', dataFile: file, wikiPages });
    expect(claims).toHaveLength(1);
    expect(claims[0]?.pools.gold?.map(({ text }) => text)).toEqual([
      ...['It is big.', '12', 'An item', 'Sizes', 'A_B'],
    ]);
  });

  it('reads MedQA, whose answers are its labels', async () => {
    const options = { A: 'Aspirin', B: 'Metformin' };
    const row = { question: 'What now?', answer: 'Metformin', options, answer_idx: 'B' };
    const { claims, labels } = await loadDataSet({
      ...{ data: 'medqa', dataFile: await fileOf('test.jsonl', [row]) },
    });
    expect(labels).toBe('choice');
    expect(claims[0]).toMatchObject({
      ...{ text: 'What now?', gold: 'B' },
      choices: [
        { id: 'A', text: 'Aspirin' },
        { id: 'B', text: 'Metformin' },
      ],
    });
  });

  it('names the row that is not as published, and files that are not there', async () => {
    const dataFile_ = await fileOf('dev.jsonl', [{ id: 'a', claim: 'x' }]);
    const read = loadDataSet({ data: 'faviq', dataFile: dataFile_ });
    await expect(read).rejects.toThrow(/row 1: label/u);
    await expect(loadDataSet({ data: 'faviq' })).rejects.toThrow('--data-file');
    expect(() => dataFile('none.jsonl', 'example.org', 'nowhere')).toThrow(
      /CROSSEXAM_DATA.*example\.org/u,
    );
  });

  it('will not take one id twice', async () => {
    const row = { id: 'a', claim: 'x', label: 'SUPPORTS' };
    const read = loadDataSet({ data: 'faviq', dataFile: await fileOf('dev.jsonl', [row, row]) });
    await expect(read).rejects.toThrow('the id a is there twice');
  });
});

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
