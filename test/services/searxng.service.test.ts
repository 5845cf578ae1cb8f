import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkQuotation } from '../../lib/evidence/quotation';
import { readPage } from '../../lib/evidence/read/read-page';
import { searchTool } from '../../lib/evidence/search/search-tool';
import { searxng } from '../../lib/evidence/search/searxng';
import type { SearchOutcome } from '../../lib/evidence/search/service';
import { claimOf } from '../../lib/evidence/search/testing/claim';
import { type MediaWiki, startMediaWiki } from './mediawiki';
import { mediaWikiEngine, type Searx, startSearx } from './searx';
import { readWikiPages } from './wiki-pages';

/** What a site says that wants to see a human, in the words Searx knows it by. */
const CAPTCHA = '<script src="https://www.google.com/recaptcha/api.js"></script>';

let wiki: MediaWiki;
let searx: Searx;
/** A site behind a second engine, which answers as it is told. */
let site: Server;
let answer: { status: number; body: string } = { status: 200, body: '' };
let moody: Searx;

beforeAll(async () => {
  site = createServer((_, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  const { port } = site.address() as AddressInfo;
  wiki = await startMediaWiki({ pages: await readWikiPages('en') });
  searx = await startSearx([mediaWikiEngine(`${wiki.url}/en/`)]);
  moody = await startSearx([
    {
      ...{ name: 'a site', engine: 'json_engine', results_query: 'results' },
      search_url: `http://127.0.0.1:${port}/?q={query}`,
      ...{ url_query: 'url', title_query: 'title', content_query: 'content' },
    },
  ]);
});
afterAll(async () => {
  await Promise.all([searx?.close(), moody?.close(), wiki?.close()]);
  site?.close();
});

const signal = () => new AbortController().signal;

const search = (api: string, query: string, limit = 5): Promise<SearchOutcome> =>
  searxng({ api }).search({ query, claim: claimOf(query), limit }, { signal: signal(), fetch });

/** Pages read as the host reads them, but by Node's parser. */
const read: NonNullable<Parameters<typeof searchTool>[0]['read']> = ({ url, language }, stop) =>
  readPage(
    { url, ...(language && { language }) },
    {
      ...{ fetch, signal: stop, hops: 'seen', privateHosts: ['127.0.0.1'] },
      parseHtml: (html) => parseHTML(html).document as unknown as Document,
      pdf: () => Promise.reject(new Error('no PDF here')),
    },
  );

describe('SearXNG search on a real Searx in front of a real MediaWiki', () => {
  it('finds pages, with title and address', async () => {
    const outcome = await search(searx.api, 'Eiffel Tower');
    expect(outcome.state).toBe('results');
    const hits = outcome.state === 'results' ? outcome.hits : [];
    expect(hits.map(({ title }) => title)).toContain('Eiffel Tower');
    const urls = hits.map(({ url }) => url);
    expect(urls).toContain(wiki.pageUrl('Eiffel Tower'));
    for (const url of urls) expect((await fetch(url)).status).toBe(200);
  });

  it('is empty where the wiki has nothing', async () => {
    expect(await search(searx.api, 'qwertz yxcvbnm')).toEqual({ state: 'empty' });
  });

  it('survives any operator a query may carry', async () => {
    for (const query of ['-Eiffel', '!!g tower', ':de Turm', '"', '%00%22', 'a & b = c?']) {
      expect((await search(searx.api, query)).state, query).toMatch(/results|empty/);
    }
  });

  it('has failed when the server is gone, and needs an address', async () => {
    const gone = await startSearx([mediaWikiEngine(`${wiki.url}/en/`)]);
    await gone.close();
    expect(await search(gone.api, 'Eiffel')).toEqual({ state: 'failed', why: 'unreachable' });
    expect(await search('', 'Eiffel')).toMatchObject({ state: 'blocked' });
  });

  it('reads a page in full, and a quotation of it is verified', async () => {
    const claim = claimOf('The Suez Canal has locks.');
    const tool = searchTool({ services: [searxng({ api: searx.api })], read });
    const { retrieval, documents } = await tool.retrieve(
      { query: 'Suez Canal locks', claim, k: 3, key: 'x' },
      signal(),
    );
    expect(retrieval.state).toBe('results');
    const passage = retrieval.passages.find(({ text }) => text.includes('has no locks'));
    const document = documents.find(({ id }) => id === passage?.document);
    expect(document).toMatchObject({
      url: wiki.pageUrl('Suez Canal'),
      service: 'searxng',
      how: expect.stringMatching(/readability|body-text/u),
    });
    const words = 'kilometres long and has no locks';
    const draft = { n: 1, document: document?.id ?? '', words, relation: 'contradicts' as const };
    expect(checkQuotation(draft, document?.text ?? '', 'independent').state).toBe('verified');
  });

  it('takes the excerpts that an engine gives', async () => {
    const url = wiki.pageUrl('Suez Canal');
    const found = { url, title: 'The &lt;canal&gt;', content: 'It has no locks.' };
    answer = { status: 200, body: JSON.stringify({ results: [found] }) };
    const outcome = await search(moody.api, 'canal');
    expect(outcome).toMatchObject({
      state: 'results',
      hits: [{ url, text: 'It has no locks.', how: 'snippet' }],
    });
  });

  // The last: afterwards the engine is suspended, and this version of Searx no longer says so.
  it('is blocked, not empty, when an engine met a captcha (searxng/searxng#4824)', async () => {
    answer = { status: 503, body: CAPTCHA };
    expect(await search(moody.api, 'canal')).toEqual({ state: 'blocked', why: 'engines-captcha' });
  });
});
