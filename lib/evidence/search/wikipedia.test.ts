import { afterEach, describe, expect, it } from 'vitest';
import type { SearchOutcome } from './service';
import { claimOf } from './testing/claim';
import { type Answer, type DoubleServer, reply, startDouble } from './testing/double-server';
import { wikipedia } from './wikipedia';

let server: DoubleServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const limits = { timeout: 15_000, bytes: 20_000, retryPause: 5, longestWait: 20 };

async function search(answer: Answer, query = 'Eiffel Tower', limit = 3): Promise<SearchOutcome> {
  server = await startDouble(answer);
  const service = wikipedia({ api: `${server.url}/{language}/api.php` });
  const { signal } = new AbortController();
  return service.search(
    { query, claim: claimOf(query), language: 'en', limit },
    { signal, fetch, limits },
  );
}

const page = (pageid: number, title: string, more: object = {}) => ({
  pageid,
  title,
  index: pageid,
  fullurl: `https://en.wikipedia.org/wiki/${title.replaceAll(' ', '_')}`,
  pagelanguagehtmlcode: 'en',
  revisions: [{ timestamp: '2025-03-01T00:00:00Z' }],
  ...more,
});

/** A wiki with these pages; `texts` by page id. */
const wiki =
  (pages: object[], texts: Record<string, object>): Answer =>
  ({ url }, response) => {
    const asked = new URL(url, 'http://double').searchParams;
    const id = asked.get('pageids');
    if (!id) return reply(response, 200, { query: { pages } });
    reply(response, 200, { query: { pages: [{ title: 'x', ...texts[id] }] } });
  };

const parametersOf = () =>
  (server?.requests ?? []).map(({ url }) => new URL(url, 'http://double').searchParams);

describe('wikipedia', () => {
  it('gives the full text of the best pages with reader-facing addresses and dates', async () => {
    const outcome = await search(
      wiki([page(1, 'Paris'), page(2, 'Eiffel Tower')], {
        1: { extract: 'Paris is a city.' },
        2: { extract: 'The tower is tall.\n\n\n== Height ==\n330 metres.' },
      }),
    );
    expect(outcome).toEqual({
      state: 'results',
      hits: [
        {
          title: 'Eiffel Tower',
          url: 'https://en.wikipedia.org/wiki/Eiffel_Tower',
          text: 'The tower is tall.\n\nHeight\n\n330 metres.',
          how: 'api-text',
          language: 'en',
          publishedAt: '2025-03-01T00:00:00Z',
        },
        expect.objectContaining({ title: 'Paris' }),
      ],
    });
    const [first] = parametersOf();
    expect(first?.get('origin')).toBe('*');
    expect(first?.get('formatversion')).toBe('2');
    expect(first?.get('gsrwhat')).toBe('text');
    expect(server?.requests[0]?.url).toMatch(/^\/en\/api\.php\?/);
    expect(server?.requests[0]?.headers['api-user-agent']).toMatch(/^Crossexam/);
  });

  it('skips disambiguation pages, missing pages and pages without a text', async () => {
    const outcome = await search(
      wiki(
        [
          page(1, 'Eiffel', { pageprops: { disambiguation: '' } }),
          page(2, 'Gone', { missing: true }),
          page(3, 'Deleted meanwhile'),
          page(4, 'Empty'),
          page(5, 'Kept'),
          page(6, 'Talk:Eiffel', { ns: 1 }),
        ],
        {
          3: { missing: true },
          4: { extract: ' ' },
          5: { extract: 'Text.' },
          6: { extract: 'Talk.' },
        },
      ),
    );
    expect(outcome).toMatchObject({ state: 'results', hits: [{ title: 'Kept' }] });
  });

  it('asks with fewer words while too little is found', async () => {
    const outcome = await search(({ url }, response) => {
      const asked = new URL(url, 'http://double').searchParams;
      if (asked.has('pageids'))
        return reply(response, 200, { query: { pages: [{ title: 'x', extract: 'Text.' }] } });
      const pages = asked.get('gsrsearch') === 'Eiffel Tower' ? [page(1, 'Eiffel Tower')] : [];
      reply(response, 200, pages.length > 0 ? { query: { pages } } : { batchcomplete: true });
    }, 'Did the Eiffel Tower open to visitors in 1889?');
    expect(outcome.state).toBe('results');
    const asked = parametersOf();
    expect(asked.slice(0, 3).map((one) => one.get('gsrsearch'))).toEqual([
      'Did the Eiffel Tower open to visitors in 1889',
      'Eiffel Tower open visitors 1889',
      'Eiffel Tower',
    ]);
    // At last, pages whose titles the query may name, all in one request.
    expect(asked[3]?.get('titles')?.split('|')).toContain('Eiffel Tower');
    expect(asked[4]?.get('pageids')).toBe('1');
    expect(asked).toHaveLength(5);
  });

  it('is empty only when every rung answered with nothing', async () => {
    expect(await search((_, r) => reply(r, 200, { batchcomplete: true }), 'qwertz yxcvb')).toEqual({
      state: 'empty',
    });
    let calls = 0;
    const later = await search(
      (_, r) => (++calls === 1 ? reply(r, 200, { batchcomplete: true }) : reply(r, 500, {})),
      'Did the Eiffel Tower open in 1889?',
    );
    expect(later).toEqual({ state: 'failed', why: 'http-500' });
  });

  it.each([
    ['ratelimited', { state: 'blocked', why: 'quota' }],
    ['readapidenied', { state: 'blocked', why: 'forbidden' }],
    ['maxlag', { state: 'failed', why: 'api-maxlag' }],
    ['cirrussearch-too-busy-error', { state: 'failed', why: 'api-cirrussearch-too-busy-error' }],
  ])('reads the API error %s, which comes with status 200', async (code, outcome) => {
    expect(await search((_, r) => reply(r, 200, { error: { code, info: '…' } }))).toEqual(outcome);
  });

  it('searches titles where a wiki has switched text search off', async () => {
    const pages = wiki([page(1, 'Eiffel Tower')], { 1: { extract: 'Text.' } });
    const outcome = await search((request, response) =>
      request.url.includes('gsrwhat=text')
        ? reply(response, 200, { error: { code: 'gsrsearch-text-disabled', info: '…' } })
        : pages(request, response),
    );
    expect(outcome.state).toBe('results');
  });

  it('keeps what could be read, and fails when nothing could', async () => {
    const found = [page(1, 'One'), page(2, 'Two')];
    const half = wiki(found, { 1: { extract: 'Text.' } });
    const kept = await search((request, response) =>
      request.url.includes('pageids=2') ? reply(response, 500, {}) : half(request, response),
    );
    expect(kept).toMatchObject({ state: 'results', hits: [{ title: 'One' }] });
    await server?.close();
    const none = await search((request, response) =>
      request.url.includes('pageids') ? reply(response, 403, {}) : half(request, response),
    );
    expect(none).toEqual({ state: 'blocked', why: 'forbidden' });
    await server?.close();
    // A wiki without TextExtracts answers with a warning and no extract.
    expect(await search(wiki(found, {}))).toEqual({ state: 'failed', why: 'no-extracts' });
  });

  it('reads a page edited since a day as it was on that day, and none that was not there yet', async () => {
    const found = [
      page(1, 'Old', { revisions: [{ timestamp: '2019-03-01T00:00:00Z' }] }),
      page(2, 'Edited'),
      page(3, 'New'),
    ];
    const answers = wiki(found, { 1: { extract: 'As it is.' } });
    server = await startDouble((request, response) => {
      const asked = new URL(request.url, 'http://double').searchParams;
      if (asked.get('action') === 'parse') {
        const text =
          '<div class="mw-parser-output"><p>As it <b>was</b>.<sup class="reference"><a>[12]</a></sup> 5 m<sup>2</sup><sup>[citation needed]</sup></p></div>';
        return reply(response, 200, { parse: { title: 'Edited', text } });
      }
      if (asked.get('prop') !== 'revisions') return answers(request, response);
      const revisions = [{ revid: 77, timestamp: '2020-05-04T10:00:00Z' }];
      const known = asked.get('pageids') === '2' ? { revisions } : {};
      reply(response, 200, { query: { pages: [{ pageid: 2, title: 'x', ...known }] } });
    });
    const service = wikipedia({ api: `${server.url}/api.php` });
    const { signal } = new AbortController();
    const outcome = await service.search(
      { query: 'Edited', claim: claimOf('Edited'), limit: 3, until: '2020-05-05' },
      { signal, fetch, limits },
    );
    expect(outcome).toMatchObject({
      state: 'results',
      hits: [
        {
          url: 'https://en.wikipedia.org/wiki/Edited?oldid=77',
          text: 'As it was. 5 m2',
          publishedAt: '2020-05-04T10:00:00Z',
        },
        { title: 'Old', text: 'As it is.' },
      ],
    });
    const rvstart = parametersOf()
      .find((one) => one.has('rvstart'))
      ?.get('rvstart');
    expect(rvstart).toBe('2020-05-05T23:59:59Z');
  });

  it('refuses an address that is not http', async () => {
    const pages = [page(1, 'Trap', { fullurl: 'javascript:alert(1)' })];
    expect(await search(wiki(pages, {}))).toEqual({ state: 'failed', why: 'malformed' });
  });

  it('reads a captcha page as blocked', async () => {
    expect(await search((_, r) => reply(r, 200, '<!doctype html>captcha'))).toEqual({
      state: 'blocked',
      why: 'captcha',
    });
  });

  it('searches the language of the claim and English, each once', () => {
    const many = wikipedia({ api: 'https://{language}.wikipedia.org/w/api.php' });
    expect(many.editions('de-AT')).toEqual(['de', 'en']);
    expect(many.editions('en-GB')).toEqual(['en']);
    expect(many.editions(undefined)).toEqual(['en']);
    expect(many.editions('evil.example/')).toEqual(['en']);
    expect(wikipedia({ api: 'https://wiki.example/api.php' }).editions('de')).toEqual([undefined]);
  });
});
