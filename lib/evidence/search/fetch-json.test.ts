import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fetchJson } from './fetch-json';
import { type Answer, type DoubleServer, reply, startDouble } from './testing/double-server';

const schema = z.object({ found: z.number() });
const limits = { timeout: 15_000, bytes: 10_000, retryPause: 10, longestWait: 50 };
let server: DoubleServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function ask(answer: Answer, signal = new AbortController().signal, own = limits) {
  server = await startDouble(answer);
  return fetchJson(`${server.url}/search`, { schema, fetch, signal, limits: own });
}

describe('fetchJson', () => {
  it('gives the checked reply', async () => {
    expect(await ask((_, response) => reply(response, 200, { found: 2 }))).toEqual({
      state: 'ok',
      value: { found: 2 },
    });
    expect(server?.requests[0]?.headers.cookie).toBeUndefined();
    expect(server?.requests[0]?.headers.referer).toBeUndefined();
  });

  // A captcha read as "no results": searxng/searxng PR 3947, n4ze3m/page-assist#525.
  it.each([
    ['a captcha page', 200, '<html><body>Please solve this CAPTCHA</body></html>', 'captcha'],
    ['a robot check', 200, '<!DOCTYPE html><p>We noticed unusual traffic</p>', 'captcha'],
    ['an accepted-for-later page', 202, '<html></html>', 'captcha'],
    ['a challenge with 403', 403, '<!doctype html><title>Just a moment...</title>', 'captcha'],
    ['a challenge with 503', 503, '<!doctype html><div id="cf-chl-widget"></div>', 'captcha'],
    ['a consent wall', 200, '<!doctype html><h1>Before you continue</h1>', 'consent'],
    ['a sign-in page', 200, '<!doctype html><h1>Hotel Wi-Fi</h1>', 'web-page'],
    ['a page without a tag', 200, 'Welcome', 'web-page'],
    ['payment required', 402, '{"detail":"no credits"}', 'quota'],
    ['too many requests', 429, '{"detail":"slow down"}', 'quota'],
    ['a plan limit', 432, '{"detail":{"error":"plan"}}', 'quota'],
    ['a refused key', 401, '{"detail":"key"}', 'key-refused'],
    ['a forbidden address', 403, '{"detail":"no"}', 'forbidden'],
  ])('reads %s as blocked', async (_, status, body, why) => {
    expect(await ask((_, response) => reply(response, status, body))).toEqual({
      state: 'blocked',
      why,
    });
  });

  it.each([
    ['a server error', 500, '{}', 'http-500'],
    ['a missing page', 404, '<!doctype html><h1>Not found</h1>', 'http-404'],
  ])('reads %s as failed', async (_, status, body, why) => {
    expect(await ask((_, response) => reply(response, status, body))).toEqual({
      state: 'failed',
      why,
    });
    expect(server?.requests).toHaveLength(1);
  });

  it.each([
    ['garbage', '{"found": 2'],
    ['another shape', '{"found":"two"}'],
    ['nothing', ''],
  ])('reads %s as malformed', async (_, body) => {
    const json = { 'content-type': 'application/json' };
    expect(await ask((_, response) => reply(response, 200, body, json))).toEqual({
      state: 'failed',
      why: 'malformed',
    });
  });

  it('gives up on a reply that does not come, and on one that never ends', async () => {
    const { signal } = new AbortController();
    const short = { ...limits, timeout: 300 };
    const silent = await ask(() => undefined, signal, short);
    expect(silent).toEqual({ state: 'failed', why: 'timeout' });
    await server?.close();
    const endless: Answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"found":');
    };
    const dripping = await ask(endless, signal, short);
    expect(dripping).toEqual({ state: 'failed', why: 'timeout' });
  });

  it('stops downloading a reply that is too large', async () => {
    let sent = 0;
    const outcome = await ask((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        if (response.destroyed || sent > 200_000_000) return;
        sent += 100_000;
        response.write('x'.repeat(100_000), () => setImmediate(more));
      };
      more();
    });
    expect(outcome).toEqual({ state: 'failed', why: 'too-large' });
    expect(sent).toBeLessThan(50_000_000);
  });

  it('reads a cut connection and a dead server as unreachable', async () => {
    const cut = await ask((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"fo');
      setTimeout(() => response.destroy(), 20);
    });
    expect(cut).toEqual({ state: 'failed', why: 'unreachable' });
    const { url } = server ?? { url: '' };
    await server?.close();
    const signal = new AbortController().signal;
    expect(await fetchJson(url, { schema, fetch, signal, limits })).toEqual({
      state: 'failed',
      why: 'unreachable',
    });
  });

  it('asks an overloaded server once more, and no more than once', async () => {
    let calls = 0;
    const recovered = await ask((_, response) =>
      ++calls === 1 ? reply(response, 503, {}) : reply(response, 200, { found: 1 }),
    );
    expect(recovered.state).toBe('ok');
    await server?.close();
    expect(await ask((_, response) => reply(response, 503, {}))).toEqual({
      state: 'failed',
      why: 'http-503',
    });
    expect(server?.requests).toHaveLength(2);
  });

  it('waits as long as the server asks, if that is short', async () => {
    let calls = 0;
    const slowDown = { 'retry-after': '0' };
    const answer: Answer = (_, response) =>
      ++calls === 1 ? reply(response, 429, {}, slowDown) : reply(response, 200, { found: 1 });
    expect((await ask(answer)).state).toBe('ok');
    await server?.close();
    const long = await ask((_, response) => reply(response, 429, {}, { 'retry-after': '3600' }));
    expect(long).toEqual({ state: 'blocked', why: 'quota' });
    expect(server?.requests).toHaveLength(1);
  });

  it('throws when it is cancelled, before, during and while waiting', async () => {
    const stop = new AbortController();
    const during = ask(() => stop.abort(new Error('stopped')), stop.signal);
    await expect(during).rejects.toThrow('stopped');
    await expect(ask((_, r) => reply(r, 200, { found: 1 }), stop.signal)).rejects.toThrow(
      'stopped',
    );
    await server?.close();
    const waiting = new AbortController();
    server = await startDouble((_, response) => {
      reply(response, 503, {});
      setTimeout(() => waiting.abort(new Error('stopped')), 50);
    });
    const slow = { ...limits, retryPause: 3000, longestWait: 5000 };
    const began = performance.now();
    await expect(
      fetchJson(server.url, { schema, fetch, signal: waiting.signal, limits: slow }),
    ).rejects.toThrow('stopped');
    expect(performance.now() - began).toBeLessThan(2800);
  });
});
