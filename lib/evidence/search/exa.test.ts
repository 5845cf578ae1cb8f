import { afterEach, describe, expect, it } from 'vitest';
import { exa } from './exa';
import { askService } from './testing/ask-service';
import { type Answer, type DoubleServer, reply, startDouble } from './testing/double-server';

let server: DoubleServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function search(answer: Answer, key = 'exa-test', ...rest: [string?, object?]) {
  server = await startDouble(answer);
  return askService(exa({ api: server.url, key }), ...rest);
}

/** By hand, in the shape of Exa's "Search" reference. */
const page = {
  id: 'https://history.example/suez',
  title: 'Suez Canal',
  url: 'https://history.example/suez',
  publishedDate: '2023-11-16T01:36:32.547Z',
  author: 'H. Istorian',
  text: 'The canal was opened in 1869. It has no locks.',
  score: 0.4,
};
const found = (...results: object[]) => ({
  requestId: 'r',
  results,
  costDollars: { total: 0.005 },
});

describe('exa', () => {
  it('gives whole texts with author and moment', async () => {
    const untitled = { ...page, title: null, author: null, publishedDate: null };
    expect(await search((_, r) => reply(r, 200, found(page, untitled)))).toEqual({
      state: 'results',
      hits: [
        {
          title: 'Suez Canal',
          url: 'https://history.example/suez',
          text: 'The canal was opened in 1869. It has no locks.',
          how: 'api-text',
          publishedAt: '2023-11-16T01:36:32.547Z',
          author: 'H. Istorian',
        },
        {
          title: 'history.example',
          url: 'https://history.example/suez',
          text: 'The canal was opened in 1869. It has no locks.',
          how: 'api-text',
        },
      ],
    });
  });

  it('sends the documented request, the key in its header only', async () => {
    await search((_, r) => reply(r, 200, found()), 'exa-1', 'canal', { until: '2022-01-31' });
    const [request] = server?.requests ?? [];
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('/search');
    expect(request?.headers['x-api-key']).toBe('exa-1');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      query: 'canal',
      type: 'auto',
      numResults: 3,
      contents: { text: { maxCharacters: 40_000 } },
      endPublishedDate: '2022-01-31T23:59:59.999Z',
    });
  });

  it('tells nothing found from nothing usable, and from no credits', async () => {
    expect(await search((_, r) => reply(r, 200, found()))).toEqual({ state: 'empty' });
    await server?.close();
    expect(await search((_, r) => reply(r, 200, found({ ...page, text: ' ' })))).toEqual({
      state: 'failed',
      why: 'malformed',
    });
    await server?.close();
    const spent = { requestId: 'r', error: 'No credits left', tag: 'NO_MORE_CREDITS' };
    expect(await search((_, r) => reply(r, 402, spent))).toEqual({
      state: 'blocked',
      why: 'quota',
    });
  });

  it('asks nobody without a key', async () => {
    const outcome = await search((_, r) => reply(r, 200, found(page)), '');
    expect(outcome).toEqual({ state: 'blocked', why: 'no-key' });
    expect(server?.requests).toHaveLength(0);
  });
});
