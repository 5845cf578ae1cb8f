import { describe, expect, it } from 'vitest';
import { leftOutAs } from '../left-out';
import type { ReadOutcome } from '../read/outcome';
import type { RetrievalRequest } from '../retrieval';
import { type SearchToolOptions, searchTool } from './search-tool';
import type { FoundDocument, SearchRequest, SearchService } from './service';
import { claimOf } from './testing/claim';

const text = 'The Suez Canal has no locks anywhere along its whole course.';

const hit = (url: string, more: Partial<FoundDocument> = {}): FoundDocument => ({
  ...{ url, title: 'Title', how: 'api-text' as const },
  text: `At ${url} it is said that the Suez Canal needs no locks, being at sea level.`,
  ...more,
});

function service(id: string, hits: FoundDocument[], asked: SearchRequest[] = []): SearchService {
  return {
    ...{ id, editions: () => [undefined] },
    search: async (request) => {
      asked.push(request);
      return { state: 'results', hits };
    },
  };
}

async function retrieve(
  services: SearchService[],
  options: Partial<SearchToolOptions> = {},
  claim = claimOf(text, { publishedAt: '2024-05-06T07:00:00Z' }),
  leftOut: RetrievalRequest['leftOut'] = undefined,
) {
  const tool = searchTool({ services, ...options });
  const request = { query: text, claim, k: 9, key: 'round/1/web', leftOut };
  return tool.retrieve(request, new AbortController().signal);
}

describe('what the search tool chooses', () => {
  it('is from before the claim where that is wanted, and asks for it', async () => {
    const asked: SearchRequest[] = [];
    const hits = [
      hit('https://a.example/before', { publishedAt: '2024-05-01' }),
      hit('https://b.example/after', { publishedAt: '2024-06-01' }),
      hit('https://c.example/undated'),
    ];
    const web = service('web', hits, asked);
    const { retrieval } = await retrieve([web], { beforeClaim: true });
    expect(retrieval.documents.map(({ url }) => url)).toEqual([
      'https://a.example/before',
      'https://c.example/undated',
    ]);
    expect(retrieval.lookedIn).toEqual([
      { where: 'web', state: 'results', found: 3, pages: { later: 1, undated: 1 } },
    ]);
    expect(asked[0]?.until).toBe('2024-05-06');
    const all = await retrieve([web]);
    expect(all.retrieval.documents).toHaveLength(3);
    expect(all.retrieval.lookedIn[0]).not.toHaveProperty('pages');
    expect(asked[1]?.until).toBeUndefined();
  });

  it('has none of the sites kept out, and asks for more in their place', async () => {
    const asked: SearchRequest[] = [];
    const web = service('web', [hit('https://checks.example/1')], asked);
    const blockedSite = (url: string) => url.includes('checks.example');
    const { retrieval, documents } = await retrieve([web], { blockedSite });
    expect(retrieval.state).toBe('empty');
    expect(documents).toEqual([]);
    expect(retrieval.lookedIn[0]?.pages).toEqual({ 'fact-checker': 1 });
    expect(asked[0]?.limit).toBe(6);
  });

  it('has nothing the reader left out, opened or not, and the next best in its place', async () => {
    const asked: SearchRequest[] = [];
    const opened: string[] = [];
    const snippet = { how: 'snippet' as const };
    const urls = ['https://www.a.example/bad/', 'https://a.example/good', 'https://t.example/1'];
    const hits = [...urls, 'https://b.example/4'].map((url) => hit(url, snippet));
    const [bad] = (await retrieve([service('web', hits)])).documents;
    const leftOut = bad ? [leftOutAs(bad)] : [];
    const read = async ({ url }: { url: string }): Promise<ReadOutcome> => {
      opened.push(url);
      // A short address that only turns out to be the page when it is opened.
      const at = url.includes('t.example') ? 'https://a.example/bad' : url;
      const said = `What ${url} says of the Suez Canal, which is at sea level.`;
      return { state: 'read', url: at, title: 'T', text: said, how: 'readability' };
    };
    const web = service('web', hits, asked);
    const { retrieval } = await retrieve([web], { read }, undefined, leftOut);
    expect(retrieval.documents.map(({ url }) => url)).toEqual([
      'https://a.example/good',
      'https://b.example/4',
    ]);
    expect(opened).toEqual(hits.slice(1).map(({ url }) => url));
    expect(retrieval.lookedIn[0]?.pages).toEqual({ 'left-out': 2 });
    expect(asked[0]?.limit).toBe(4);
  });

  it('is each text once and two of a publisher', async () => {
    const copy = Array.from(
      { length: 9 },
      (_, n) => `Ship ${n} passed the Suez Canal, which has no locks.`,
    ).join(' ');
    const { retrieval } = await retrieve([
      service(
        'one',
        [1, 2, 3].map((n) =>
          hit(`https://a.example/${n}`, { text: `${n} ${n * 9}: no locks in the Suez Canal.` }),
        ),
      ),
      service('two', [
        hit('https://b.example/', { text: copy }),
        hit('https://c.example/', { text: `${copy} (Agency)` }),
      ]),
    ]);
    expect(retrieval.documents.map(({ url }) => url).toSorted()).toEqual([
      'https://a.example/1',
      'https://a.example/2',
      'https://b.example/',
    ]);
    expect(retrieval.lookedIn.map(({ pages }) => pages)).toEqual([
      { 'same-publisher': 1 },
      { copy: 1 },
    ]);
  });

  it('is read where only an excerpt is known, and dated by what the page says', async () => {
    const page = (url: string, publishedAt: string): ReadOutcome => ({
      ...{ state: 'read', url, title: 'Read', how: 'readability', publishedAt },
      text: `In full, the page at ${url} says that the Suez Canal has no locks.`,
    });
    const pages: Record<string, ReadOutcome> = {
      'https://a.example/': page('https://a.example/', '2024-01-01'),
      'https://b.example/': page('https://b.example/', '2025-01-01'),
      'https://c.example/': { state: 'not-found' },
      'https://d.example/': { state: 'paywall' },
    };
    const excerpts = Object.keys(pages).map((url) => hit(url, { how: 'snippet' }));
    const services = excerpts.map((one, n) => service(`web${n}`, [one]));
    const { retrieval, documents } = await retrieve(services, {
      beforeClaim: true,
      read: async ({ url }) => pages[url] ?? { state: 'failed' },
    });
    expect(documents.map(({ url, how, publishedAt }) => [url, how, publishedAt])).toEqual([
      ['https://a.example/', 'readability', '2024-01-01'],
      ['https://d.example/', 'snippet', undefined],
    ]);
    expect(retrieval.lookedIn.map(({ pages }) => pages)).toEqual([
      undefined,
      { later: 1 },
      { 'not-found': 1 },
      { paywall: 1, undated: 1 },
    ]);
  });

  it('gives more of what it found without asking or reading again', async () => {
    const asked: SearchRequest[] = [];
    const read: string[] = [];
    const urls = ['https://a.example/', 'https://b.example/', 'https://c.example/'];
    const hits = urls.map((url) => hit(url, { how: 'snippet' }));
    const { more } = await retrieve([service('web', hits, asked)], {
      read: async ({ url }) => {
        read.push(url);
        const words = `In full, the page at ${url} says that the Suez Canal has no locks.`;
        return { state: 'read', url, title: 'Read', how: 'readability', text: words };
      },
    });
    const one = await more?.({ k: 1, key: 'round/1/web:more' });
    const all = await more?.({ k: 3, key: 'round/1/web:more' });
    expect([one, all].map((found) => found?.retrieval.passages.length)).toEqual([1, 3]);
    expect(one?.documents).toHaveLength(1);
    expect(asked).toHaveLength(1);
    expect(read.toSorted()).toEqual(urls);
  });

  it('is each page once, also where two addresses lead to one', async () => {
    const short = ['https://a.example/1', 'https://b.example/2'];
    const { retrieval, documents } = await retrieve(
      short.map((url, n) => service(`web${n}`, [hit(url, { how: 'snippet' })])),
      {
        read: async () => ({
          ...{ state: 'read', url: 'https://c.example/', title: 'Read', how: 'readability' },
          text: 'The Suez Canal has no locks.',
        }),
      },
    );
    expect(documents.map(({ url }) => url)).toEqual(['https://c.example/']);
    expect(retrieval.passages).toHaveLength(1);
  });

  it('keeps author and journal', async () => {
    const paper = hit('https://doi.org/10.1/1', {
      author: 'A. Navigator',
      publisher: 'Journal of Canals',
    });
    const { documents } = await retrieve([service('openalex', [paper])]);
    expect(documents).toMatchObject([
      { author: 'A. Navigator', publisher: 'Journal of Canals', service: 'openalex' },
    ]);
  });
});
