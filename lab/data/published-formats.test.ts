import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { UsageError } from '../usage';
import { loadDataSet } from '.';
import { dataFile } from './folder';

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
    await expect(read).rejects.toThrow(/line 1: label/u);
    await expect(loadDataSet({ data: 'faviq' })).rejects.toThrow('--data-file');
    expect(() => dataFile('none.jsonl', 'example.org', 'nowhere')).toThrow(
      /CROSSEXAM_DATA.*example\.org/u,
    );
  });

  it.each([
    [
      'a line that was cut off',
      '{"id":"a","claim":"x","label":"SUPPORTS"}\n\n{"id":',
      /line 3: this is no JSON/u,
    ],
    ['a line that is no row', '\n7\n', /line 2: Invalid input/u],
    ['a list that was cut off', '[{"id":"a"', /jsonl: this is no JSON/u],
    ['a row of a list', '[{"id":"a"}]', /row 1: claim: /u],
    ['nothing', '\n', /holds no rows/u],
  ])('says where a file goes wrong: %s', async (_, text, sentence) => {
    const file = await fileOf('dev.jsonl', []);
    await writeFile(file, text);
    const read = loadDataSet({ data: 'faviq', dataFile: file });
    await expect(read).rejects.toThrow(sentence);
    await expect(read).rejects.toBeInstanceOf(UsageError);
  });

  it('takes no folder for a file, and no folder without a page for a dump', async () => {
    const dataFile_ = await fileOf('dev.jsonl', [
      { id: 7, label: 'SUPPORTS', claim: 'A claim.', evidence: [] },
    ]);
    const folder = dirname(dataFile_);
    await expect(loadDataSet({ data: 'faviq', dataFile: folder })).rejects.toThrow('no file');
    const wikiPages = dirname(await fileOf('readme.txt', []));
    const bare = loadDataSet({ data: 'fever', dataFile: dataFile_, wikiPages });
    await expect(bare).rejects.toThrow('holds no .jsonl file');
  });

  it('says which line of a Wikipedia dump is broken', async () => {
    const evidence = [[[1, 2, 'Rhine', 0]]];
    const file = await fileOf('dev.jsonl', [
      { id: 7, label: 'SUPPORTS', claim: 'A claim.', evidence },
    ]);
    const wikiPages = await fileOf('wiki-001.jsonl', [
      { id: 'Other', lines: '' },
      { id: 'Rhine', lines: 7 },
    ]);
    const read = loadDataSet({ data: 'fever', dataFile: file, wikiPages });
    await expect(read).rejects.toThrow(/wiki-001\.jsonl, line 2: lines: /u);
  });

  it('will not take one id twice', async () => {
    const row = { id: 'a', claim: 'x', label: 'SUPPORTS' };
    const read = loadDataSet({ data: 'faviq', dataFile: await fileOf('dev.jsonl', [row, row]) });
    await expect(read).rejects.toThrow('the id a is there twice');
  });
});
