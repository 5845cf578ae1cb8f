import { afterEach, describe, expect, it } from 'vitest';
import { tavily } from './tavily';
import { claimOf } from './testing/claim';
import { type Answer, type DoubleServer, reply, startDouble } from './testing/double-server';

let server: DoubleServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function search(answer: Answer, key: string | undefined = 'tvly-test') {
  server = await startDouble(answer);
  const query = 'When was the Suez Canal opened?';
  return tavily({ api: `${server.url}/`, key }).search(
    { query, claim: claimOf(query), limit: 3 },
    { signal: new AbortController().signal, fetch, limits: { timeout: 15_000 } },
  );
}

/** A reply by hand, in the shape of Tavily's API reference. */
const documented = {
  query: 'When was the Suez Canal opened?',
  answer: null,
  images: [],
  results: [
    {
      title: 'Suez Canal',
      url: 'https://history.example/suez',
      content: 'The canal was opened on 17 November 1869. [...] It has no locks.',
      score: 0.92,
      raw_content:
        'The Suez Canal\n\nThe canal was opened on 17 November 1869. Its digging took ten years. It has no locks.',
    },
    {
      title: 'Ferdinand de Lesseps',
      url: 'https://people.example/lesseps',
      content: 'Lesseps formed the company in 1858.',
      score: 0.71,
      raw_content: null,
      published_date: 'Tue, 04 Mar 2025 10:00:00 GMT',
    },
  ],
  response_time: 1.2,
  request_id: 'b1',
};

describe('tavily', () => {
  it('sends the documented request, the key in its header only', async () => {
    await search((_, response) => reply(response, 200, documented));
    const [request] = server?.requests ?? [];
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe('/search');
    expect(request?.headers.authorization).toBe('Bearer tvly-test');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      query: 'When was the Suez Canal opened?',
      max_results: 3,
      search_depth: 'basic',
      include_raw_content: 'text',
      include_answer: false,
      include_images: false,
    });
  });

  it('takes the whole text where it is given, else the excerpt', async () => {
    const outcome = await search((_, response) => reply(response, 200, documented));
    expect(outcome).toEqual({
      state: 'results',
      hits: [
        {
          title: 'Suez Canal',
          url: 'https://history.example/suez',
          text: documented.results[0]?.raw_content,
          how: 'api-text',
        },
        {
          title: 'Ferdinand de Lesseps',
          url: 'https://people.example/lesseps',
          text: 'Lesseps formed the company in 1858.',
          how: 'snippet',
          publishedAt: '2025-03-04T10:00:00Z',
        },
      ],
    });
  });

  it.each([
    ['2025-03-04', '2025-03-04'],
    ['2025', undefined],
    ['Tue, 04 Mar 2125 10:00:00 GMT', undefined],
  ])('takes %s for the date %s, in whatever zone the reader lives', async (given, publishedAt) => {
    const results = [{ ...documented.results[1], published_date: given }];
    const outcome = await search((_, response) => reply(response, 200, { results }));
    const [hit] = outcome.state === 'results' ? outcome.hits : [];
    expect(hit?.title).toBe('Ferdinand de Lesseps');
    expect(hit?.publishedAt).toBe(publishedAt);
  });

  it('leaves out results it cannot use', async () => {
    const results = [
      { title: 'Trap', url: 'javascript:alert(1)', content: 'x', score: 1 },
      { title: 'No address', content: 'x' },
      { title: 'Empty', url: 'https://a.example/', content: '  ', raw_content: '' },
      { title: 'Kept', url: 'https://b.example/', content: 'Text.' },
    ];
    const outcome = await search((_, response) => reply(response, 200, { results }));
    expect(outcome).toMatchObject({ state: 'results', hits: [{ title: 'Kept' }] });
    await server?.close();
    const useless = { results: results.slice(0, 3) };
    expect(await search((_, response) => reply(response, 200, useless))).toEqual({
      state: 'failed',
      why: 'malformed',
    });
  });

  it('tells nothing found from refused', async () => {
    expect(await search((_, r) => reply(r, 200, { ...documented, results: [] }))).toEqual({
      state: 'empty',
    });
    await server?.close();
    const detail = { detail: { error: 'Unauthorized: missing or invalid API key.' } };
    expect(await search((_, r) => reply(r, 401, detail))).toEqual({
      state: 'blocked',
      why: 'key-refused',
    });
    await server?.close();
    // Credits used up shown as an internal error: GAIR-NLP/factool#25.
    const plan = { detail: { error: "This request exceeds your plan's set usage limit." } };
    expect(await search((_, r) => reply(r, 432, plan))).toEqual({ state: 'blocked', why: 'quota' });
  });

  it('asks nobody without a key', async () => {
    expect(await search((_, r) => reply(r, 200, documented), '')).toEqual({
      state: 'blocked',
      why: 'no-key',
    });
    expect(server?.requests).toHaveLength(0);
  });
});
