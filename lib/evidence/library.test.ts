import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { libraryDocument, MOST_FILE, sampleLibrary } from './library';

const now = '2026-05-03T10:00:00Z';
const read = (name: string, content: string) => libraryDocument({ name, content, now });

const NOTES = `---
title: "Notes on towers"
source: https://www.example.co.uk/towers
author: C. Author
date: 2024-02-29
lang: en_gb
tags: [a, b]
---
# Another title

The *first* tower, built by [Eiffel & Co](https://x.example), used \`iron\` and
was finished in 1889.[^1] <b>Many</b> came. ![A picture](a.png)

## Heights

- 312 metres at **first**
- 330 metres today

| Year | Height |
| ---- | -----: |
| 1889 | 312 m  |

> It is ugly, wrote some
> people in the papers.

[^1]: Found in a book.
<!-- not this -->
`;

describe('libraryDocument', () => {
  it('reads front matter and plain words from Markdown', async () => {
    const document = await read('towers.md', NOTES);
    expect(document).toMatchObject({
      origin: 'library',
      title: 'Notes on towers',
      url: 'https://www.example.co.uk/towers',
      publisher: 'example.co.uk',
      author: 'C. Author',
      publishedAt: '2024-02-29',
      language: 'en-GB',
      readAt: now,
      how: 'file',
    });
    expect(document.text.split('\n\n')).toEqual([
      'The first tower, built by Eiffel & Co, used iron and was finished in 1889. Many came.',
      'Heights',
      '312 metres at first\n330 metres today',
      'Year\tHeight\n1889\t312 m',
      'It is ugly, wrote some people in the papers.',
    ]);
  });

  it('reads a file that is one long line, or nothing but short ones, in good time', async () => {
    const began = performance.now();
    for (const [part, times] of [
      ['*a ', 20_000],
      ['[a ', 20_000],
      ['a\n', 200_000],
    ] as const) {
      const { text } = await read('long.md', part.repeat(times));
      expect(text.length).toBeGreaterThan(times);
    }
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('takes the title from the heading or the name', async () => {
    expect((await read('a.md', 'On lifts\n========\n\nThey go up.')).title).toBe('On lifts');
    const plain = await read(
      'folder/my_notes-2.txt',
      'First line.\r\n\r\nsnake_case and 2 * 3 * 4',
    );
    expect(plain).toMatchObject({ title: 'my notes 2', publisher: 'my notes 2' });
    expect(plain.text).toBe('First line.\n\nsnake_case and 2 * 3 * 4');
    expect(plain).not.toHaveProperty('url');
  });

  it('joins lines that were wrapped, not those that stand alone', async () => {
    const wrapped =
      'The tower was built between the years 1887 and 1889 by\nworkers of the company, as we can read in many books\nabout it.';
    expect((await read('a.txt', wrapped)).text).toBe(wrapped.replaceAll('\n', ' '));
    const poem = 'Iron\nand light\nover the town';
    expect((await read('a.txt', poem)).text).toBe(poem);
  });

  it.each([
    ['too-large', 'a'.repeat(MOST_FILE + 1)],
    ['not-text', 'PK\u0003\u0004\u0000\u0000'],
    ['not-text', '\ufffd'.repeat(30)],
    ['empty', '---\ntitle: x\n---\n\n# Only a heading\n'],
    ['empty', ' \n'],
  ])('refuses a file that is %s', async (code, content) => {
    await expect(read('f.md', content)).rejects.toMatchObject({
      code: `file-${code}`,
      params: { name: 'f.md' },
    });
  });

  it('links only to http(s)', async () => {
    const document = await read('a.md', '---\nsource: javascript:alert(1)\n---\nText');
    expect(document).not.toHaveProperty('url');
  });
});

describe('sampleLibrary', () => {
  const fetchText = async (path: string) => readFileSync(`public${path}`, 'utf8');

  it('reads every piece that is there', async () => {
    const documents = await sampleLibrary(fetchText);
    const files = readdirSync('public/sample-library').filter((name) => name.endsWith('.md'));
    expect(documents).toHaveLength(files.length);
    expect(documents.length).toBeGreaterThanOrEqual(20);
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    for (const { text, title, publisher, language, publishedAt } of documents) {
      const words = text.split(/\s+/).length;
      expect(words, title).toBeGreaterThanOrEqual(110);
      expect(words, title).toBeLessThanOrEqual(260);
      expect(text, title).not.toMatch(/[#*_[\]]/);
      expect(publisher).toBe('Crossexam sample library');
      expect(language).toBe('en');
      expect(publishedAt).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it('gives the same documents each time', async () => {
    expect(await sampleLibrary(fetchText)).toEqual(await sampleLibrary(fetchText));
  });
});
