import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { authorName, authorNames } from './author';
import { metadataOf } from './metadata';
import { writtenDate } from './written-dates';

const about = (head: string, body = '', url = 'https://www.paper.example/walk') =>
  metadataOf(
    parseHTML(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`).document,
    url,
  );

describe('metadataOf', () => {
  it('takes no long time for an author that is none', () => {
    const meta = `<meta name="author" content="${'-'.repeat(3000)}">`;
    const { document } = parseHTML(`<html><head>${meta}</head><body></body></html>`);
    const began = performance.now();
    expect(metadataOf(document as unknown as Document, 'https://a.example/')).not.toHaveProperty(
      'author',
    );
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it.each([
    ['<title>A walk | The Paper</title><meta property="og:site_name" content="The Paper">', ''],
    ['<title>The Paper - A walk</title><meta property="og:site_name" content="The Paper">', ''],
    ['<title>A walk – Paper</title>', ''],
    ['<title>A walk — Some Journal</title>', '<h1>A walk</h1>'],
    ['<title>A walk · S</title><meta property="og:title" content="A walk">', ''],
    ['<title>Paper</title><meta property="og:title" content="Paper">', '<h1>A walk</h1>'],
    ['<title>Walk on</title><meta property="og:title" content="A walk">', ''],
    ['<title>A walk - P</title><meta property="og:title" content="Buy shoes">', '<h1>A walk</h1>'],
  ])('leaves the site’s name out of the title: %s', (head, body) => {
    expect(about(head, body).title).toBe('A walk');
  });

  it('keeps what only looks like a site’s name', () => {
    const title = 'Issue 85 – a walk';
    expect(about(`<title>${title}</title>`).title).toBe(title);
  });

  it('takes the site’s name from markup, else from the title', () => {
    const og = '<meta property="og:site_name" content="The Paper">';
    expect(about(`${og}<title>A walk</title>`).siteName).toBe('The Paper');
    expect(about('<title>A walk | Some Journal</title>', '<h1>A walk</h1>').siteName).toBe(
      'Some Journal',
    );
    const unfilled = '<meta property="og:site_name" content="{{site.name}}">';
    expect(about(unfilled).siteName).toBeUndefined();
  });

  it('names all authors of the linked data, in order', () => {
    const data = { '@type': 'Article', author: [{ name: 'A. One' }, { name: 'B. Two' }] };
    const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    expect(about(script).author).toBe('A. One, B. Two');
  });

  it.each([
    ['<meta name="date" content="2026-05-03">', '', undefined, '2026-05-03'],
    ['', '<article><time datetime="2026-05-03">May</time></article>', undefined, '2026-05-03'],
    ['', '', 'https://paper.example/2026/05/03/walk', '2026-05-03'],
    ['', '<h1>A walk</h1><p>Published on May 3, 2026</p>', undefined, '2026-05-03'],
    ['', '<div>3. Mai 2026</div><h1>Ein Weg</h1>', undefined, '2026-05-03'],
    ['', '<h1>A walk</h1><footer><p>May 3, 2026</p></footer>', undefined, undefined],
    ['', `<h1>A walk</h1><p>${'On May 3, 2026, we walked. '.repeat(9)}</p>`, undefined, undefined],
  ])('finds the day of publication: %j %j %j', (head, body, url, day) => {
    expect(about(head, body, url).publishedAt).toBe(day);
  });

  it('tells a visible date of change from one of publication', () => {
    expect(about('', '<h1>A</h1><p>Updated: 4 May 2026</p><p>3 May 2026</p>')).toMatchObject({
      publishedAt: '2026-05-03',
      modifiedAt: '2026-05-04',
    });
  });
});

describe('authorName', () => {
  it.each([
    ['By Ana Sandoiu', 'Ana Sandoiu'],
    ['By By Ana Sandoiu', 'Ana Sandoiu'],
    ['por César Salza', 'César Salza'],
    ['Von der Leyen', 'Von der Leyen'],
    ['Dr Jane Smith - https://blog.example/', 'Dr Jane Smith'],
    ['By Nathan Willis March 25, 2015', 'Nathan Willis'],
    ['Wednesday, 26 February 2025', undefined],
    ['admin', undefined],
    ['{{author}}', undefined],
    ['', undefined],
  ])('%j is %j', (value, name) => {
    expect(authorName(value)).toBe(name);
  });

  it('says each name once', () => {
    expect(authorNames(['By A. One', 'A. One', 'B. Two'])).toBe('A. One, B. Two');
    expect(authorNames(['', 'null'])).toBeUndefined();
  });
});

describe('writtenDate', () => {
  it.each([
    ['7. oktober 2020', '2020-10-07'],
    ['le 1er août 2024', '2024-08-01'],
    ['3 de marzo de 2024', '2024-03-03'],
    ['14 мая 2024 г.', '2024-05-14'],
    ['2024年5月3日', '2024-05-03'],
    ['03.05.2024', '2024-05-03'],
    ['Posted: 2024-05-03 10:00', '2024-05-03'],
    ['12 people of 2024', undefined],
    ['version 1.2.3', undefined],
  ])('%j is %j', (text, date) => {
    expect(writtenDate(text)).toBe(date);
  });
});
