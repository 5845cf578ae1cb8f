import { afterEach, describe, expect, it } from 'vitest';
import { brave } from './brave';
import { askService } from './testing/ask-service';
import { type Answer, type DoubleServer, reply, startDouble } from './testing/double-server';

let server: DoubleServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function search(answer: Answer, key = 'BSA-test', ...rest: [string?, object?]) {
  server = await startDouble(answer);
  return askService(brave({ api: server.url, key }), ...rest);
}

/** By hand, in the shape of Brave's "Web Search" documentation. */
const found = (...results: object[]) => ({
  type: 'search',
  query: { original: 'x', more_results_available: false },
  web: { type: 'search', results },
});
const page = {
  type: 'search_result',
  title: 'Suez Canal &amp; locks',
  url: 'https://history.example/suez',
  description: 'It has <strong>no locks</strong>.',
  page_age: '2024-02-03T10:20:00',
  language: 'en',
  extra_snippets: ['Opened in 1869.', 'It has no locks.'],
};

describe('brave', () => {
  it('gives all excerpts of a page once, as text', async () => {
    expect(await search((_, r) => reply(r, 200, found(page)))).toEqual({
      state: 'results',
      hits: [
        {
          title: 'Suez Canal & locks',
          url: 'https://history.example/suez',
          text: 'It has no locks.\n\nOpened in 1869.',
          how: 'snippet',
          language: 'en',
          publishedAt: '2024-02-03',
        },
      ],
    });
  });

  it('sends the documented request, the key in its header only', async () => {
    const long = `${'word '.repeat(60)}${'x'.repeat(400)}`;
    await search((_, r) => reply(r, 200, found()), 'BSA-1', long, { until: '2022-01-31' });
    const [request] = server?.requests ?? [];
    expect(request?.headers['x-subscription-token']).toBe('BSA-1');
    expect(request?.url).not.toContain('BSA-1');
    const asked = new URL(request?.url ?? '', 'http://double');
    expect(asked.pathname).toBe('/res/v1/web/search');
    expect(asked.searchParams.get('freshness')).toBe('1990-01-01to2022-01-31');
    expect(asked.searchParams.get('q')?.split(' ')).toHaveLength(50);
    expect(asked.searchParams.get('count')).toBe('3');
  });

  it('is empty without web results, and trouble in another shape', async () => {
    expect(await search((_, r) => reply(r, 200, { type: 'search' }))).toEqual({ state: 'empty' });
    await server?.close();
    const trap = { ...page, url: 'javascript:alert(1)' };
    expect(await search((_, r) => reply(r, 200, found(trap)))).toEqual({
      state: 'failed',
      why: 'malformed',
    });
    await server?.close();
    expect(await search((_, r) => reply(r, 200, { web: {} }))).toEqual({
      state: 'failed',
      why: 'malformed',
    });
  });

  it.each([
    ['SUBSCRIPTION_TOKEN_INVALID', { state: 'blocked', why: 'key-refused' }],
    ['OPTION_NOT_IN_PLAN', { state: 'blocked', why: 'quota' }],
    ['VALIDATION', { state: 'failed', why: 'http-422' }],
  ])('reads its code %s', async (code, outcome) => {
    const body = { type: 'ErrorResponse', error: { code, status: 422, detail: '…' } };
    expect(await search((_, r) => reply(r, 422, body))).toEqual(outcome);
  });

  it('asks nobody without a key', async () => {
    expect(await search((_, r) => reply(r, 200, found(page)), '')).toEqual({
      state: 'blocked',
      why: 'no-key',
    });
    expect(server?.requests).toHaveLength(0);
  });
});
