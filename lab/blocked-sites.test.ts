import { describe, expect, it } from 'vitest';
import type { SearchService } from '../lib/evidence/search/service';
import { isBlocked, isFactChecker } from './blocked-sites';
import { withoutAnswerKey } from './run/blocked-search';

describe('fact-checkers', () => {
  it.each([
    'https://www.politifact.com/factchecks/2020/aug/26/x/',
    'https://web.archive.org/web/20201103/https://checkyourfact.com/2020/11/03/x/',
    'https://factcheck.afp.com/x',
    'https://www.reuters.com/article/fact-check/x',
    'https://apnews.com/hub/ap-fact-check',
    'https://www.usatoday.com/story/news/factcheck/2020/10/1/x/',
    'https://www.indiatoday.in/fact-check/story/x',
    'https://www.bbc.co.uk/news/reality_check',
    'https://fit.thequint.com/x',
    'https://lupa.uol.com.br/x',
  ])('are found: %s', (url) => {
    expect(isFactChecker(url)).toBe(true);
  });

  it.each([
    'https://en.wikipedia.org/wiki/Fact-checking',
    'https://www.politico.eu/article/x',
    'https://www.reuters.com/world/verified-sources-say',
    'https://truthout.org/x',
    'not an address',
  ])('are not seen everywhere: %s', (url) => {
    expect(isFactChecker(url)).toBe(false);
  });

  it('and the claim’s own answer key are blocked, in whatever spelling', () => {
    const key = ['https://news.example.org/the-article'];
    expect(isBlocked('http://www.news.example.org/the-article/?utm_source=x', key)).toBe(true);
    expect(isBlocked('https://news.example.org/another', key)).toBe(false);
  });

  it('never come out of a search', async () => {
    const found = ['https://snopes.com/a', 'https://a.org/1', 'https://a.org/2', 'https://a.org/3'];
    const service: SearchService = {
      ...{ id: 'web', name: 'Web', needsKey: false, editions: () => [undefined] },
      search: async ({ limit }) => ({
        state: 'results',
        hits: found
          .slice(0, limit)
          .map((url) => ({ url, title: '', text: 'text', how: 'snippet' as const })),
      }),
    };
    const ask = (limit: number, key: string[] = []) => {
      const claim = { text: '', selected: '', capturedAt: '' };
      const context = { signal: new AbortController().signal, fetch };
      return withoutAnswerKey(service, key).search({ query: '', claim, limit }, context);
    };
    expect(await ask(2)).toMatchObject({
      hits: [{ url: 'https://a.org/1' }, { url: 'https://a.org/2' }],
    });
    expect(await ask(3, found)).toEqual({ state: 'empty' });
  });
});
