import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../lab/parse-html';
import { extract } from './extract';

const read = (html: string, more: { innerText?: string; around?: string } = {}) =>
  extract(html, 'https://walks.example/paris', { parseHtml, ...more });
const page = (body: string, html = 'lang="en"') =>
  `<!doctype html><html ${html}><head><title>Paris</title></head><body>${body}</body></html>`;
const P = (n: number) =>
  `Paragraph ${n} tells of bridges, of iron and of the people who, over many years, built what we see along the river today, stone by stone.`;
const ARTICLE = [1, 2, 3, 4, 5].map((n) => `<p>${P(n)}</p>`).join('');

describe('pages without an article', () => {
  it.each([
    ['nothing at all', ''],
    ['an empty body', page('')],
    ['scripts alone', page('<div id="app"></div><script>render("Words of a script.")</script>')],
    [
      'a frameset',
      '<html><head><title>Paris</title></head><frameset cols="1,2"><frame src="a.html"></frameset></html>',
    ],
    ['a viewer of a PDF', page('<embed type="application/pdf" src="a.pdf">')],
    ['menus alone', page('<nav><a href="/">Home</a> <a href="/all">All of the walks</a></nav>')],
  ])('%s: an empty text, and said so (mozilla/readability#749)', (_, html) => {
    expect(read(html)).toMatchObject({ text: '', how: 'body-text' });
    expect(read(html).title).not.toBe('');
  });

  it('looks readable and has nothing (mozilla/readability#964): the laid-out text, and said so', () => {
    const html = page(`<article><p></p><p></p></article><script>${'x'.repeat(5000)}</script>`);
    expect(read(html, { innerText: `${P(1)}\n\n${P(2)}` })).toMatchObject({
      text: `${P(1)}\n\n${P(2)}`,
      how: 'body-text',
    });
    expect(read(html, { around: 'What the reader selected.' })).toMatchObject({
      text: 'What the reader selected.',
      how: 'body-text',
    });
  });

  it('a few words are its text', () => {
    expect(read(page('<h1>Closed</h1><p>The bridge is closed until May.</p>')).text).toContain(
      'The bridge is closed until May.',
    );
  });
});

describe('pages that are odd', () => {
  it('broken markup', () => {
    const { text } = read(
      `<div><p>${P(1)}<p>${P(2)}<b><i>${P(3)}</b></i></div></p><table><td>${P(4)}`,
    );
    for (const n of [1, 2, 3, 4]) expect(text).toContain(P(n));
  });

  it('a page whose parts React sends late', () => {
    const { text } = read(
      page(
        `<main><template id="B:0"></template></main><div hidden id="S:0"><article>${ARTICLE}</article></div>`,
      ),
    );
    expect(text).toContain(P(5));
  });

  it('an article hidden until a script runs', () => {
    const { text } = read(page(`<p>Menu</p><div aria-hidden="true">${ARTICLE}</div>`));
    expect(text).toContain(P(5));
  });

  it('AMP', () => {
    const { text } = read(
      page(
        `<amp-sidebar>All walks and more of them, day by day, for you.</amp-sidebar><article><amp-img src="a.jpg" alt="A"></amp-img>${ARTICLE}<amp-ad>Buy hats, the best hats for the rain, today and only here.</amp-ad></article>`,
        'amp lang="en"',
      ),
    );
    expect(text).toContain(P(5));
    expect(text).not.toMatch(/All walks|hats/);
  });

  it('all of it in a form', () => {
    expect(read(page(`<form id="aspnetForm"><div>${ARTICLE}</div></form>`)).text).toContain(P(5));
  });

  it('right to left', () => {
    const words =
      'افتتح الجسر الحديدي في ربيع عام 1889 بعد سنوات طويلة من العمل، وقد شارك في بنائه مئات العمال من المدينة والقرى المجاورة.';
    const found = read(
      page(`<article>${`<p>${words}</p>`.repeat(6)}</article>`, 'lang="ar" dir="rtl"'),
    );
    expect(found).toMatchObject({ language: 'ar', how: 'readability' });
    expect(found.text.split('\n\n')).toHaveLength(6);
  });

  it('Chinese and Japanese, where no spaces part words', () => {
    const words =
      '这座铁桥于一八八九年春天建成，工程历时多年，城里和附近村庄的数百名工人参加了建设。';
    const last = '橋は今も使われている。';
    const { text } = read(
      page(`<article>${`<p>${words}</p>`.repeat(8)}<p>${last}</p></article>`, 'lang="zh"'),
    );
    expect(text).toContain(words);
    expect(text).toContain(last);
  });

  it('nesting deeper than a call stack', () => {
    const { text } = read(page(`${'<div>'.repeat(3000)}${ARTICLE}${'</div>'.repeat(3000)}`));
    expect(text).toContain(P(5));
  });

  it('the selected paragraph with a formula does not cost the article', () => {
    const tex = '<math><msup><mi>x</mi><mn>2</mn></msup></math>';
    const found = read(
      page(`<nav>Menu of walks</nav><article>${ARTICLE}<p>${P(6)} So ${tex}.</p></article>`),
      {
        around: `${P(6)} So x2.`,
        innerText: `Menu of walks\n\n${P(1)}\n\n${P(6)} So x2.`,
      },
    );
    expect(found.how).toBe('readability');
    expect(found.text).toContain(`${P(6)} So x2.`);
    expect(found.text).not.toContain('Menu of walks');
  });

  it('a very long page is cut at a paragraph', () => {
    const long = Array.from({ length: 40 }, (_, n) => P(n)).join(' ');
    const many = `<p>${long}</p>`.repeat(80);
    const { text } = read(page(`<article>${many}</article>`));
    expect(text.length).toBeLessThanOrEqual(400_000);
    expect(text.endsWith('stone by stone.')).toBe(true);
  });
});
