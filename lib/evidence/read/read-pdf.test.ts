import { join } from 'node:path';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { pageAt } from './page-at';
import { type PdfOptions, readPdf } from './read-pdf';
import { type PdfParts, pdfFile } from './testing/pdf-file';

const options = (more: Partial<PdfOptions> = {}): PdfOptions => ({
  pdfjs,
  signal: new AbortController().signal,
  mostPages: 10,
  ...more,
});
const read = (parts: PdfParts, more?: Partial<PdfOptions>) =>
  readPdf(pdfFile(parts), options(more));

const REPORT: PdfParts = {
  pages: [
    [
      'Report of the office 1',
      '# On towers',
      'The tower was built for the world fair of 1889 and stood for long-',
      'er than its builders had thought. It is a well-known sight of the',
      'city.',
      '',
      'A second paragraph tells of its weight, which goes on be-',
    ],
    [
      'Report of the office 2',
      'cause the page has ended. It weighs 10,100 tonnes.',
      '',
      'Caf\u00e9s stand at its foot (all of them well-',
      'known).',
    ],
    ['Report of the office 3', 'The end.'],
  ],
  info: {
    Title: 'On towers (2nd edition)',
    Author: 'C. Author',
    CreationDate: "D:20240229101500+01'00'",
  },
  language: 'en-GB',
};

describe('readPdf', () => {
  it('reads paragraphs over lines and pages, without headers, with what the file says of itself', async () => {
    const outcome = await read(REPORT);
    expect(outcome).toMatchObject({
      state: 'read',
      title: 'On towers (2nd edition)',
      author: 'C. Author',
      publishedAt: '2024-02-29',
      language: 'en-GB',
    });
    if (outcome.state !== 'read') return;
    expect(outcome.text.split('\n\n')).toEqual([
      'On towers',
      'The tower was built for the world fair of 1889 and stood for longer than its builders had thought. It is a well-known sight of the city.',
      'A second paragraph tells of its weight, which goes on because the page has ended. It weighs 10,100 tonnes.',
      'Caf\u00e9s stand at its foot (all of them well-known).',
      'The end.',
    ]);
    const pageOf = (words: string) => pageAt(outcome.pages, outcome.text.indexOf(words));
    expect([
      pageOf('On towers'),
      pageOf('its weight'),
      pageOf('10,100'),
      pageOf('The end'),
    ]).toEqual([1, 1, 2, 3]);
  });

  it('reads Chinese in a font that the file does not carry', async () => {
    const cMapUrl = `${join(import.meta.dirname, '../../../node_modules/pdfjs-dist/cmaps')}/`;
    const parts = { pages: [['这座塔建于一八八九年。']], chinese: true };
    expect(await read(parts, { cMapUrl })).toMatchObject({ text: '这座塔建于一八八九年。' });
  });

  it('leaves out a title that is only a file name', async () => {
    const info = { Title: 'Microsoft Word - draft.doc', CreationDate: 'D:2019' };
    const outcome = await read({ pages: [['Some words.']], info });
    expect(outcome).not.toHaveProperty('title');
    expect(outcome).not.toHaveProperty('author');
  });

  it.each<[string, PdfParts, object]>([
    [
      'a password',
      { pages: [['Secret.']], locked: true },
      { state: 'blocked', why: 'pdf-password' },
    ],
    ['no words', { pages: [[], []] }, { state: 'failed', why: 'pdf-no-text' }],
    [
      'too many pages',
      { pages: Array.from({ length: 11 }, () => ['x']) },
      { state: 'too-large', why: 'pages' },
    ],
  ])('knows a file with %s', async (_, parts, outcome) => {
    expect(await read(parts)).toEqual(outcome);
  });

  it.each([
    ['cut in the middle of nothing', '%PDF-1.7\n%%EOF'],
    ['not a PDF', '<html>'],
    ['empty', ''],
  ])('knows a damaged file: %s', async (_, content) => {
    const bytes = new TextEncoder().encode(content);
    expect(await readPdf(bytes, options())).toEqual({ state: 'failed', why: 'pdf-damaged' });
  });

  it('reads a file whose table of contents points nowhere', async () => {
    const file = new TextDecoder('latin1').decode(pdfFile(REPORT));
    const broken = file.replace(/startxref\n\d+/, 'startxref\n9999999');
    const bytes = Uint8Array.from(broken, (c) => c.charCodeAt(0));
    expect(await readPdf(bytes, options())).toMatchObject({ state: 'read' });
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const reading = read(REPORT, { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
  });
});
