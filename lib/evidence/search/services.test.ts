import { afterEach, describe, expect, it } from 'vitest';
import type { ServiceDescriptor } from './descriptor';
import { makeService } from './descriptor';
import { searchServices, serviceById } from './services';
import { askService } from './testing/ask-service';
import { type Answer, type DoubleServer, reply, startDouble } from './testing/double-server';

let server: DoubleServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const json = { 'content-type': 'application/json' };
const captcha = '<!doctype html><title>Just a moment...</title>';

/** What any service may answer with, and what must come of it with every one of them. */
const troubles: [string, Answer, object][] = [
  ['a captcha page', (_, r) => reply(r, 200, captcha), { state: 'blocked', why: 'captcha' }],
  ['a captcha with 403', (_, r) => reply(r, 403, captcha), { state: 'blocked', why: 'captcha' }],
  ['an answer for later', (_, r) => reply(r, 202, '', json), { state: 'blocked', why: 'captcha' }],
  [
    'a consent wall',
    (_, r) => reply(r, 200, '<!doctype html><h1>Before you continue</h1>'),
    { state: 'blocked', why: 'consent' },
  ],
  [
    'a network’s sign-in page',
    (_, r) => reply(r, 200, '<html><h1>Hotel Wi-Fi</h1></html>'),
    { state: 'blocked', why: 'web-page' },
  ],
  ['too many requests', (_, r) => reply(r, 429, {}), { state: 'blocked', why: 'quota' }],
  ['payment required', (_, r) => reply(r, 402, {}), { state: 'blocked', why: 'quota' }],
  ['a refused key', (_, r) => reply(r, 401, {}), { state: 'blocked', why: 'key-refused' }],
  ['a legal refusal', (_, r) => reply(r, 451, {}), { state: 'blocked', why: 'forbidden' }],
  ['a fault of its own', (_, r) => reply(r, 500, {}), { state: 'failed', why: 'http-500' }],
  ['no such address', (_, r) => reply(r, 404, {}), { state: 'failed', why: 'http-404' }],
  [
    'half an answer',
    (_, r) => reply(r, 200, '{"results": [', json),
    { state: 'failed', why: 'malformed' },
  ],
  ['another shape', (_, r) => reply(r, 200, '[1, 2]', json), { state: 'failed', why: 'malformed' }],
  [
    'an object of another kind',
    (_, r) => reply(r, 200, { ok: true }),
    { state: 'failed', why: 'malformed' },
  ],
  [
    'a large answer',
    (_, r) => reply(r, 200, `{"a":"${'x'.repeat(3000)}"}`, json),
    { state: 'failed', why: 'too-large' },
  ],
  ['a cut connection', (_, r) => r.destroy(), { state: 'failed', why: 'unreachable' }],
];

const limits = { timeout: 15_000, bytes: 2000, retryPause: 1, longestWait: 10 };

async function meet(descriptor: ServiceDescriptor, answer: Answer, timeout = limits.timeout) {
  server = await startDouble(answer);
  const service = makeService(descriptor, { api: server.url, key: 'test' });
  const query = 'Was the Suez Canal opened in 1869?';
  return askService(service, query, {}, { ...limits, timeout });
}

describe.each(searchServices.map((one) => [one.id, one] as const))('%s', (id, descriptor) => {
  it.each(troubles)(
    'reads %s as what it is, never as nothing found',
    async (_, answer, outcome) => {
      expect(await meet(descriptor, answer)).toEqual(outcome);
    },
  );

  it('has failed when the server keeps silent', async () => {
    const outcome = await meet(descriptor, () => undefined, 200);
    expect(outcome).toEqual({ state: 'failed', why: 'timeout' });
  });

  it('is described once, and made as it is described', () => {
    const service = descriptor.make({ api: descriptor.api });
    expect(service.id).toBe(id);
    expect(descriptor.ownServer).toBe(descriptor.api === '');
    expect(Boolean(descriptor.keyPage)).toBe(descriptor.key !== 'none');
    // A server of others has terms, a key page is a secure page.
    if (!descriptor.ownServer) expect(descriptor.terms).toMatch(/^https:/u);
    expect(searchServices.filter((one) => one.id === id)).toHaveLength(1);
    expect(serviceById(id)).toBe(descriptor);
  });

  it('stops when it is told to', async () => {
    server = await startDouble(() => undefined);
    const service = makeService(descriptor, { api: server.url, key: 'test' });
    const stop = new AbortController();
    const claim = {
      text: 'Suez Canal',
      selected: 'Suez Canal',
      capturedAt: '2026-01-05T10:00:00Z',
    };
    const asked = service.search(
      { query: 'Suez Canal', claim, limit: 3 },
      { signal: stop.signal, fetch },
    );
    stop.abort(new Error('stopped'));
    await expect(asked).rejects.toThrow('stopped');
  });
});

it.each(searchServices.filter(({ key, ownServer }) => key === 'required' || ownServer))(
  '$id asks nobody without the key or address it needs',
  async ({ make, ownServer }) => {
    const bare = make({ api: ownServer ? '' : 'http://127.0.0.1:9' });
    const why = ownServer ? 'no-address' : 'no-key';
    expect(await askService(bare)).toEqual({ state: 'blocked', why });
  },
);

it.each(searchServices)(
  '$id is not asked at what is no address, and says so',
  async (descriptor) => {
    const made = makeService(descriptor, { api: 'my server', key: 'test' });
    expect(await askService(made)).toEqual({ state: 'blocked', why: 'bad-address' });
  },
);

it('an address without its scheme is understood', async () => {
  server = await startDouble((_, response) => reply(response, 429, {}));
  const descriptor = searchServices.find(({ ownServer }) => ownServer);
  if (!descriptor) throw new Error('no service has a server of the reader’s own');
  const made = makeService(descriptor, { api: server.url.replace('http://', ''), key: 'test' });
  expect(await askService(made)).toEqual({ state: 'blocked', why: 'quota' });
});

it('a place for the language in an address is kept', async () => {
  server = await startDouble((_, response) => reply(response, 429, {}));
  const wikipedia = serviceById('wikipedia');
  if (!wikipedia) throw new Error('Wikipedia is not in the list');
  await askService(makeService(wikipedia, { api: `${server.url}/{language}/api.php` }));
  expect(server.requests[0]?.url).toMatch(/^\/en\/api\.php/u);
});

it('an unknown id names no service', () => {
  expect(serviceById('altavista')).toBeUndefined();
});
