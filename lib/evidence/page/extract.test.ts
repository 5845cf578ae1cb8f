import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { splitPassages } from '../passages';
import { blockText } from './block-text';
import { extract } from './extract';

const parseHtml = (html: string): Document => parseHTML(html).document;
const URL_ = 'https://walks.example/paris';
const read = (html: string, more: { innerText?: string; around?: string } = {}) =>
  extract(html, URL_, { parseHtml, ...more });

const P = (n: number) =>
  `Paragraph ${n} of the walk tells of bridges, of iron and of the people who, over many years, built what we see along the river today.`;

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en-gb"><head><title>A walk | Walks</title>${head}</head><body>
   <nav><a href="/">Home</a> <a href="/all">All walks</a></nav>${body}
   <footer>Imprint and more</footer><script>var x = "hidden";</script></body></html>`;

const ARTICLE = page(
  `<article><h1>A walk</h1><p>${P(1)}</p><h2>The river</h2><p>${P(2)}</p>
   <ul><li>Pont Neuf, from 1607</li><li>Pont Mirabeau</li></ul>
   <table><tr><th>Bridge</th><th>Length</th></tr><tr><td>Alma</td><td>153 m</td></tr></table>
   <p>It was<sup class="reference"><a href="#n">[12]</a></sup> rebuilt.<br>Twice.</p><p>${P(3)}</p></article>`,
  `<meta property="og:site_name" content="Walks"><meta name="author" content="A. Writer">
   <meta property="article:published_time" content="2026-05-03T10:30:00+02:00">
   <meta property="article:modified_time" content="2026-05-04">`,
);

describe('extract', () => {
  it('reads an article with its paragraphs, headings, lists and tables', () => {
    const { text, how } = read(ARTICLE);
    expect(how).toBe('readability');
    const blocks = text.split('\n\n');
    expect(blocks).toContain('The river');
    expect(blocks).toContain(P(2));
    expect(blocks).toContain('Pont Neuf, from 1607\nPont Mirabeau');
    expect(blocks).toContain('Bridge\tLength\nAlma\t153 m');
    expect(blocks).toContain('It was rebuilt.\nTwice.');
    expect(text).not.toMatch(/Home|Imprint|hidden|\[12\]/);
    expect(splitPassages(text).some(({ heading }) => heading === 'The river')).toBe(true);
  });

  it('reads what the page says about itself', () => {
    expect(read(ARTICLE)).toMatchObject({
      siteName: 'Walks',
      author: 'A. Writer',
      language: 'en-GB',
      publishedAt: '2026-05-03T08:30:00Z',
      modifiedAt: '2026-05-04',
    });
    expect(read(ARTICLE).title).toMatch(/^A walk/);
  });

  it('keeps the paragraph around the selection where Readability drops it', () => {
    const aside = 'The tower was built in 1750, says the caption of a picture at the side.';
    const html = ARTICLE.replace(
      '</nav>',
      `</nav><div class="sidebar share"><p>${aside}</p></div>`,
    );
    expect(read(html).text).not.toContain(aside);
    const around = read(html, {
      around: `The tower was  built in 1750, says the caption of a picture at the side.`,
    });
    expect(around).toMatchObject({ how: 'body-text' });
    expect(around.text).toContain(aside);
    expect(around.text).toContain(P(3));
    expect(around.text).not.toContain('Home');
  });

  it('puts a paragraph the markup does not have in front', () => {
    const { text } = read(ARTICLE, { around: 'Said in a frame.' });
    expect(text.startsWith('Said in a frame.\n\n')).toBe(true);
    expect(text).toContain(P(1));
  });

  it('takes the laid-out text of a page that is written by scripts', () => {
    const empty = page('<div id="root"></div>');
    expect(read(empty)).toMatchObject({ text: '', how: 'body-text', title: 'A walk' });
    expect(read(empty, { innerText: `${P(1)}\n\n${P(2)}` }).text).toBe(`${P(1)}\n\n${P(2)}`);
  });

  it('leaves hidden parts out of the body text', () => {
    const html = page('<p>Short note.</p><p hidden>No</p><p style="display: none">Nor this</p>');
    expect(read(html).text).toBe('Short note.');
  });

  it('reads JSON-LD, and survives a broken one', () => {
    const data = JSON.stringify({
      '@graph': [
        { '@type': 'Organization', name: 'Not the author' },
        {
          '@type': ['NewsArticle'],
          headline: 'The bridges',
          author: [{ '@type': 'Person', name: 'B. Author' }],
          publisher: { name: 'The Paper' },
          datePublished: '2025-02-01',
          dateModified: 'yesterday',
        },
      ],
    });
    const head = `<script type="application/ld+json">{broken</script><script type="application/ld+json">${data}</script>`;
    const found = read(page(`<p>${P(1)}</p>`, head));
    expect(found).toMatchObject({
      author: 'B. Author',
      siteName: 'The Paper',
      publishedAt: '2025-02-01',
    });
    expect(found.modifiedAt).toBeUndefined();
  });

  it('reads lists longer than a call takes arguments', () => {
    const many = 200_000;
    const data = `<script type="application/ld+json">[${'0,'.repeat(many)}0]</script>`;
    expect(read(page(`<p>${P(1)}</p>`, data)).text).toContain(P(1));
    const childNodes = Array.from({ length: many }, () => ({ nodeType: 3, nodeValue: 'so ' }));
    const root = { nodeType: 11, childNodes } as unknown as Node;
    expect(blockText(root)).toHaveLength(3 * many - 1);
  });

  it('is not tripped up by odd documents', () => {
    expect(read('')).toMatchObject({ text: '', title: 'walks.example', how: 'body-text' });
    expect(read('plain words').how).toBe('body-text');
    const deep = page(`${'<div>'.repeat(100)}${P(1)}${'</div>'.repeat(100)}`);
    expect(read(deep).text).toContain(P(1));
  });
});
