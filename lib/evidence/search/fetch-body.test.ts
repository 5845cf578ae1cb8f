import { afterEach, describe, expect, it } from 'vitest';
import { fetchBody } from './fetch-body';
import { pace } from './rate-limit';
import { type Answer, type DoubleServer, reply, startDouble } from './testing/double-server';
import { blocked } from './trouble';

let server: DoubleServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const limits = { timeout: 15_000, retryPause: 5, longestWait: 1500 };
const { signal } = new AbortController();
const read = (body: string) => ({ state: 'ok' as const, value: body });

/** Busy at first, with this `Retry-After`, then well. */
const busyOnce = (after: () => string): Answer => {
  let calls = 0;
  return (_, response) => {
    calls += 1;
    if (calls > 1) return reply(response, 200, 'done', { 'content-type': 'text/plain' });
    return reply(response, 429, {}, { 'retry-after': after() });
  };
};

describe('fetchBody', () => {
  it.each([
    ['seconds', () => '0'],
    ['a date', () => new Date(Date.now() + 900).toUTCString()],
    ['a date gone by', () => 'Wed, 21 Oct 2015 07:28:00 GMT'],
  ])('waits as long as Retry-After says in %s', async (_, after) => {
    server = await startDouble(busyOnce(after));
    expect(await fetchBody(server.url, { read, fetch, signal, limits })).toEqual({
      state: 'ok',
      value: 'done',
    });
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['longer than is waited for', '3600'],
    ['no time', 'soon'],
  ])('asks no second time where Retry-After is %s', async (_, after) => {
    server = await startDouble(busyOnce(() => after));
    expect(await fetchBody(server.url, { read, fetch, signal, limits })).toEqual(blocked('quota'));
    expect(server.requests).toHaveLength(1);
  });

  it('leaves a service alone for as long as it asked, whoever asks next', async () => {
    server = await startDouble(busyOnce(() => '60'));
    const request = { read, fetch, signal, limits, pace: pace(100) };
    expect(await fetchBody(server.url, request)).toEqual(blocked('quota'));
    expect(await fetchBody(server.url, request)).toEqual(blocked('quota'));
    expect(server.requests).toHaveLength(1);
  });

  it('takes its turn, and a wait for it is no slowness of the server', async () => {
    server = await startDouble((_, response) => reply(response, 200, 'done'));
    const turns = {
      turn: () => new Promise<boolean>((done) => setTimeout(() => done(true), 1500)),
      pause: () => undefined,
    };
    const request = { read, fetch, signal, limits: { timeout: 1200 }, pace: turns };
    expect((await fetchBody(server.url, request)).state).toBe('ok');
  });

  it('lets a service say what its refusals mean, but for a captcha', async () => {
    const refusal = (status: number) => (status === 418 ? blocked('teapot') : undefined);
    const ask = async (status: number, body: string) => {
      server = await startDouble((_, response) => reply(response, status, body));
      return fetchBody(server.url, { read, refusal, fetch, signal, limits }).finally(() =>
        server?.close(),
      );
    };
    expect(await ask(418, 'no')).toEqual(blocked('teapot'));
    expect(await ask(418, '<!doctype html>captcha')).toEqual(blocked('captcha'));
    expect(await ask(403, 'no')).toEqual(blocked('forbidden'));
  });
});
