import { describe, expect, it } from 'vitest';
import type { ReportBlock } from './report-of-check';
import { markdownOf, plainTextOf } from './report-text';

const blocks: ReportBlock[] = [
  { kind: 'title', text: '“It was built in 1750.”' },
  { kind: 'text', text: 'from A walk · 3 May 2026', url: 'https://walks.example/river' },
  { kind: 'heading', text: 'Refuted, likely' },
  { kind: 'text', term: 'Corrected', text: 'It was built in 1889 [1].' },
  {
    ...{ kind: 'quotation', number: 1, words: 'finished in 1889', facts: ['A paper · 1889'] },
    url: 'https://paper.example/',
  },
  { kind: 'list', items: ['Wikipedia: 2 results', 'The page: nothing found'] },
];

it('writes Markdown', () =>
  expect(markdownOf(blocks)).toBe(`# “It was built in 1750.”

from A walk · 3 May 2026
<https://walks.example/river>

## Refuted, likely

**Corrected:** It was built in 1889 \\[1\\].

**\\[1\\]** “finished in 1889”

- A paper · 1889
- <https://paper.example/>

- Wikipedia: 2 results
- The page: nothing found
`));

it('writes plain text', () =>
  expect(plainTextOf(blocks)).toBe(`“It was built in 1750.”

from A walk · 3 May 2026
https://walks.example/river

Refuted, likely
===============

Corrected: It was built in 1889 [1].

[1] “finished in 1889”

- A paper · 1889
- https://paper.example/

- Wikipedia: 2 results
- The page: nothing found
`));

describe('what stands in a report is text and nothing else', () => {
  const said = (text: string) => markdownOf([{ kind: 'text', text }]).trim();

  it.each([
    ['[click](https://evil.example)', '\\[click\\](https\\://evil.example)'],
    ['![x](//evil.example/t.png)', '!\\[x\\](//evil.example/t.png)'],
    ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)\\>'],
    ['<https://evil.example>', '\\<https\\://evil.example\\>'],
    ['**bold** _it_ `code` ~~gone~~', '\\*\\*bold\\*\\* \\_it\\_ \\`code\\` \\~\\~gone\\~\\~'],
    ['&lt;b&gt; $x$ a|b', '\\&lt;b\\&gt; \\$x\\$ a\\|b'],
    ['# Verdict: Supported', '\\# Verdict: Supported'],
    ['- item', '\\- item'],
    ['+ item', '\\+ item'],
    ['1. item', '1\\. item'],
    ['1889) item', '1889\\) item'],
    ['===', '\\==='],
    ['> quoted', '\\> quoted'],
    ['a\n\n# Heading\r\n    code', 'a # Heading code'],
    ['ends in \\', 'ends in \\\\'],
    ['a\u202eb\u2066c\u0000d', 'a b c d'],
  ])('%j', (text, written) => expect(said(text)).toBe(written));

  it('whatever it is in', () => {
    const evil = 'x\n# y <b> [z](javascript:alert(1))';
    const safe = 'x # y \\<b\\> \\[z\\](javascript:alert(1))';
    const all: ReportBlock[] = [
      { kind: 'title', text: evil },
      { kind: 'heading', text: evil },
      { kind: 'subheading', text: evil },
      { kind: 'text', term: evil, text: evil },
      { kind: 'quotation', number: 1, words: evil, facts: [evil] },
      { kind: 'list', items: [evil] },
    ];
    const written = markdownOf(all);
    expect(written.split(safe)).toHaveLength(9);
    expect(written.match(/^#/gmu)).toHaveLength(3);
    expect(
      plainTextOf(all)
        .split('\n')
        .filter((line) => line.startsWith('# ')),
    ).toEqual([]);
  });

  it('even an address with brackets in it', () =>
    expect(markdownOf([{ kind: 'text', text: 'a', url: 'https://a.example/> <b>' }])).toBe(
      'a\n<https://a.example/%3E%20%3Cb%3E>\n',
    ));
});
