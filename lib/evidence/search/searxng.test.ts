import { afterEach, describe, expect, it } from 'vitest';
import { searxng } from './searxng';
import { askService } from './testing/ask-service';
import { type Answer, type DoubleServer, reply, startDouble } from './testing/double-server';

let server: DoubleServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function search(answer: Answer, ...rest: [string?, object?]) {
  server = await startDouble(answer);
  return askService(searxng({ api: server.url }), ...rest);
}

/** In the shape a Searx 1.1 answers. */
const found = (results: object[], unresponsive: string[][] = []) => ({
  ...{ query: 'x', number_of_results: results.length, results, answers: [], corrections: [] },
  ...{ infoboxes: [], suggestions: [], unresponsive_engines: unresponsive },
});
const page = {
  ...{ url: 'https://history.example/suez', title: 'Suez Canal', engine: 'one' },
  content: 'It has &amp; had <b>no locks</b>.',
  publishedDate: '2024-02-03T00:00:00',
};

describe('searxng', () => {
  it('gives excerpts', async () => {
    const outcome = await search((_, r) => reply(r, 200, found([page, { ...page, content: '' }])));
    expect(outcome).toEqual({
      state: 'results',
      hits: [
        {
          title: 'Suez Canal',
          url: 'https://history.example/suez',
          text: 'It has & had no locks.',
          how: 'snippet',
          publishedAt: '2024-02-03',
        },
        // No excerpt, but a page to open.
        expect.objectContaining({ url: 'https://history.example/suez', text: '', how: 'snippet' }),
      ],
    });
  });

  it('leaves out what the server would take for an order', async () => {
    await search((_, r) => reply(r, 200, found([])), '!!g tower :de why! a:b ?x');
    expect(server?.requests[0]?.url).toContain('q=g+tower+de+why%21+a%3Ab+x');
  });

  it('asks in the claim’s language, or in all', async () => {
    const nothing: Answer = (_, r) => reply(r, 200, found([]));
    await search(nothing, 'Kanal', { pageLanguage: 'de-AT' });
    expect(server?.requests[0]?.url).toBe('/search?q=Kanal&format=json&language=de');
    expect(server?.requests[0]?.headers['accept-language']).toBe('en');
    await server?.close();
    await search(nothing, 'Canal');
    expect(server?.requests[0]?.url).toContain('language=all');
  });

  // An engine that failed gives no results, too: searxng/searxng#4824.
  it.each([
    [[], { state: 'empty' }],
    [[['one', 'CAPTCHA']], { state: 'blocked', why: 'engines-captcha' }],
    [
      [
        ['one', 'timeout'],
        ['two', 'Suspended: CAPTCHA'],
      ],
      { state: 'blocked', why: 'engines-captcha' },
    ],
    [[['one', 'too many requests']], { state: 'blocked', why: 'engines-refused' }],
    [[['one', 'Suspended: access denied', 'x']], { state: 'blocked', why: 'engines-refused' }],
    [[['one', 'HTTP error']], { state: 'failed', why: 'engines' }],
  ])('tells an empty answer from engines that failed: %j', async (silent, outcome) => {
    expect(await search((_, r) => reply(r, 200, found([], silent)))).toEqual(outcome);
  });

  it('gives what one engine found although another failed', async () => {
    const outcome = await search((_, r) => reply(r, 200, found([page], [['two', 'CAPTCHA']])));
    expect(outcome.state).toBe('results');
  });

  it('says that JSON is switched off, and that a limiter refused', async () => {
    expect(await search((_, r) => reply(r, 403, '<h1>Forbidden</h1>'))).toEqual({
      state: 'blocked',
      why: 'json-off',
    });
    await server?.close();
    expect(await search((_, r) => reply(r, 403, '<!doctype html>captcha'))).toEqual({
      state: 'blocked',
      why: 'captcha',
    });
  });

  it('asks nobody without an address', async () => {
    expect(await askService(searxng({ api: '' }))).toEqual({ state: 'blocked', why: 'no-address' });
  });
});
