import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import type { Claim } from '../claim/claim';
import { documentOf } from './document-id';
import { sampleLibrary } from './library';
import { extract } from './page/extract';
import { ragTool } from './rag-tool';

const url = 'https://samples.example/article.html';
const html = readFileSync('public/sample/article.html', 'utf8');
const read = extract(html, url, { parseHtml: (text) => parseHTML(text).document });
const library = () => sampleLibrary(async (path) => readFileSync(`public${path}`, 'utf8'));

async function firstFor(text: string) {
  const page = await documentOf({
    origin: 'page',
    url,
    title: read.title,
    publisher: 'samples.example',
    readAt: '2026-05-03T10:00:00Z',
    how: read.how,
    text: read.text,
  });
  const capturedAt = '2026-05-03T10:00:00Z';
  const claim: Claim = { text, selected: text, capturedAt, page: { url, title: read.title } };
  const tool = ragTool({ page: async () => page, library });
  const { signal } = new AbortController();
  const { retrieval } = await tool.retrieve({ query: text, claim, k: 3, key: 'q' }, signal);
  return retrieval;
}

describe('the sample article and the sample library', () => {
  it('says what it is', () => {
    expect(read).toMatchObject({
      how: 'readability',
      title: 'A walk through Paris',
      author: 'Crossexam samples',
      language: 'en',
      publishedAt: '2026-05-03',
    });
  });

  it.each([
    ["The Eiffel Tower was built from 1887 to 1889 as the entrance to a world's fair.", '1887'],
    ['The tower was built in 1750.', '1889'],
    ['It is made of stainless steel, which is why it never has to be painted.', 'iron'],
    ['It was the first underground railway in the world.', 'London'],
    ['The Mona Lisa has never left the building since the day it was hung.', 'stolen'],
    ['Three firefighters lost their lives that night.', 'Nobody was killed'],
  ])('finds independent evidence for %j, and not the claim itself', async (claim, word) => {
    expect(read.text).toContain(claim);
    const { passages } = await firstFor(claim);
    const apart = passages.filter(({ standing }) => standing === 'independent');
    expect(apart.map(({ text }) => text).join('\n')).toContain(word);
    expect(passages.map(({ text }) => text).join('\n')).not.toContain(claim);
  });
});
