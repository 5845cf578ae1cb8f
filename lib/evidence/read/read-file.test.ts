import { parseHTML } from 'linkedom';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { MOST_BYTES, readFile } from './read-file';
import { pdfFile } from './testing/pdf-file';

const now = '2026-05-03T10:00:00Z';
const tools = {
  parseHtml: (text: string): Document => parseHTML(text).document,
  pdf: async () => ({ pdfjs }),
  signal: new AbortController().signal,
};
const bytes = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;
const read = (name: string, content: string | Uint8Array, type = '') =>
  readFile({ name, type, bytes: bytes(content), now }, tools);

const P =
  'The tower was built for the world fair of 1889 and it has been the tallest structure of the city ever since, as everyone who lives there can tell you.';
const SAVED = `<!doctype html>
<!-- saved from url=(0029)https://www.towers.example/a -->
<html lang="en"><head><title>The tower</title><meta name="author" content="A. Writer">
<meta property="article:published_time" content="2024-05-03"></head>
<body><nav>Home</nav><article><h1>The tower</h1>${`<p>${P}</p>`.repeat(4)}</article></body></html>`;

describe('readFile', () => {
  it('reads a saved page with where it came from', async () => {
    const document = await read('tower.html', SAVED, 'text/html');
    expect(document).toMatchObject({
      origin: 'library',
      title: 'The tower',
      url: 'https://www.towers.example/a',
      publisher: 'towers.example',
      author: 'A. Writer',
      publishedAt: '2024-05-03',
      language: 'en',
      readAt: now,
      how: 'file',
    });
    expect(document.text).toContain(P);
    expect(document.text).not.toContain('Home');
  });

  it('takes the address a page names, and none that is no web address', async () => {
    const page = (head: string) => `<html><head>${head}</head><body><p>${P}</p></body></html>`;
    const canonical = page('<link rel="canonical" href="https://a.example/x">');
    expect((await read('a.htm', canonical)).url).toBe('https://a.example/x');
    const bad = await read('my_page.htm', page('<link rel="canonical" href="javascript:x">'));
    expect(bad).toMatchObject({ title: 'my page', publisher: 'my page' });
    expect(bad).not.toHaveProperty('url');
  });

  it('reads a PDF by pages, whatever its name', async () => {
    const file = pdfFile({
      pages: [[P.slice(0, 70)], ['Page two.']],
      info: { Title: 'A report', Author: 'The office', CreationDate: 'D:20240229' },
    });
    expect(await read('a.bin', file)).toMatchObject({
      title: 'A report',
      publisher: 'The office',
      publishedAt: '2024-02-29',
      how: 'pdf',
      pages: [0, expect.any(Number)],
    });
  });

  it('reads texts in other encodings', async () => {
    const latin = Uint8Array.from('Caf\u00e9 notes', (c) => c.charCodeAt(0));
    expect((await read('notes.txt', latin, 'text/plain')).text).toBe('Caf\u00e9 notes');
    const html = await read('tags.md', '<html> is the first tag of a page.', 'text/markdown');
    expect(html.how).toBe('file');
  });

  it.each<[string, string, string | Uint8Array]>([
    ['file-locked', 'a.pdf', pdfFile({ pages: [['Secret.']], locked: true })],
    ['file-damaged', 'a.pdf', '%PDF-1.7\n%%EOF'],
    ['file-empty', 'a.pdf', pdfFile({ pages: [[]] })],
    ['file-empty', 'a.html', '<!doctype html><html><body></body></html>'],
    ['file-empty', 'a.txt', ' \n'],
    ['file-not-text', 'a.docx', 'PK\u0003\u0004\0\0'],
    ['file-too-large', 'a.txt', 'a'.repeat(1_000_001)],
    ['file-too-large', 'a.pdf', new Uint8Array(MOST_BYTES + 1)],
  ])('refuses with %s: %s', async (code, name, content) => {
    await expect(read(name, content)).rejects.toMatchObject({ code, params: { name } });
  });
});
