import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchOutcome } from '../../lib/evidence/search/service';
import { claimOf } from '../../lib/evidence/search/testing/claim';
import { wikipedia } from '../../lib/evidence/search/wikipedia';
import { type MediaWiki, startMediaWiki } from './mediawiki';
import { readWikiPages } from './wiki-pages';

let wiki: MediaWiki;
beforeAll(async () => {
  wiki = await startMediaWiki({ pages: await readWikiPages() });
});
afterAll(() => wiki?.close());

const context = () => ({ signal: new AbortController().signal, fetch });

const search = (query: string, language = 'en', limit = 3): Promise<SearchOutcome> =>
  wikipedia({ api: wiki.api }).search({ query, claim: claimOf(query), language, limit }, context());

async function hitsOf(query: string, language?: string, limit?: number) {
  const outcome = await search(query, language, limit);
  return outcome.state === 'results' ? outcome.hits : [];
}

describe('Wikipedia search on a real MediaWiki', () => {
  it('finds the page and gives its whole text, address, language and date of the last edit', async () => {
    const [hit] = await hitsOf('Eiffel Tower');
    expect(hit).toMatchObject({
      title: 'Eiffel Tower',
      url: wiki.pageUrl('Eiffel Tower'),
      language: 'en',
      publishedAt: '2024-04-02T09:30:00Z',
      how: 'api-text',
    });
    // First paragraph, a heading as a line of its own, last sentence; no wikitext.
    expect(hit?.text).toMatch(
      /^The Eiffel Tower is a wrought-iron lattice tower on the Champ de Mars/,
    );
    expect(hit?.text).toMatch(/\n\nConstruction\n\nWork on the foundations began/);
    expect(hit?.text).toMatch(/about six million visitors\.$/);
    expect(hit?.text).not.toMatch(/\[\[|'''|==/);
    // The address opens the page for a reader.
    const page = await fetch(hit?.url ?? '');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('wrought-iron lattice tower');
  });

  it.each([
    ['C++ standardised 1998', 'C++', 'ISO/IEC 14882:1998'],
    ['AC/DC sewing machine', 'AC/DC', 'sewing machine'],
    ['Bowie album quotation marks irony', '"Heroes" (David Bowie album)', 'dimension of irony'],
    ['Gödel, Escher, Bach Pulitzer Prize', 'Gödel, Escher, Bach', 'Pulitzer Prize'],
  ])('reads pages with special characters in their titles: %s', async (query, title, words) => {
    const hits = await hitsOf(query);
    const hit = hits.find((one) => one.title === title);
    expect(hit?.text).toContain(words);
    expect((await fetch(hit?.url ?? '')).status).toBe(200);
  });

  it('finds what a whole sentence asks for', async () => {
    const query =
      'Did Bjarne Stroustrup really invent the C++ language at Bell Labs in the seventies?';
    expect((await hitsOf(query)).map(({ title }) => title)).toContain('C++');
  });

  it('follows redirects and leaves disambiguation pages out', async () => {
    // This word stands in the redirect page only.
    const viaRedirect = await hitsOf('REDIRECT');
    expect(viaRedirect.map(({ title }) => title)).toEqual(['Eiffel Tower']);
    const titles = (await hitsOf('Eiffel', 'en', 10)).map(({ title }) => title);
    expect(titles).toContain('Gustave Eiffel');
    expect(titles).not.toContain('Eiffel (disambiguation)');
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('searches other languages and scripts', async () => {
    const german = await hitsOf('Zürich ist die Hauptstadt der Schweiz', 'de');
    expect(german[0]).toMatchObject({ title: 'Zürich', language: 'de' });
    expect(german[0]?.text).toContain('Bundesstadt der Schweiz ist nicht Zürich');
    const french = await hitsOf("Louis Pasteur n'était pas médecin", 'fr');
    expect(french[0]?.text).toContain("Pasteur n'était pas médecin");
    // Not 埃菲尔铁塔: it has another name in Taiwan, and this back end then wants both on the page.
    const chinese = await hitsOf('铁塔在1889年3月竣工', 'zh');
    expect(chinese[0]?.text).toContain('1889年3月31日竣工');
  });

  it('says empty where there is nothing', async () => {
    expect(await search('qwertz yxcvbnm')).toEqual({ state: 'empty' });
    expect(await search('"')).toEqual({ state: 'empty' });
  });

  it('survives any operator a query may carry', async () => {
    for (const query of [
      '-Eiffel',
      '*',
      '(paris OR',
      'tower~ "x',
      'a:b:c',
      '%22%00',
      "'; DROP TABLE",
    ]) {
      expect((await search(query)).state).toMatch(/results|empty/);
    }
  });

  it('reports an edition that does not exist as failed', async () => {
    expect(await search('Eiffel Tower', 'xx')).toEqual({ state: 'failed', why: 'http-404' });
  });

  it('is reachable from an extension page: the preflight lets our header pass', async () => {
    const preflight = await fetch(`${wiki.api.replace('{language}', 'en')}?action=query&origin=*`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'api-user-agent',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/api-user-agent/i);
  });
});
