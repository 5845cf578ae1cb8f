import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer, FaultName } from '../../test/doubles/model-server';
import { failureOf, KEY, modelAt, request, serving } from '../../test/doubles/served-model';

const { serve, closeAll } = serving();
afterEach(closeAll);

// Before the first call: the client library binds the console's methods once.
const logs = (['debug', 'log', 'info', 'warn', 'error'] as const).map((level) =>
  vi.spyOn(console, level),
);

const call = () => ({ signal: AbortSignal.timeout(20_000) });

describe('errors', () => {
  it.each<[FaultName, string]>([
    ['key-refused', 'model-key-refused'],
    ['origin-refused', 'model-origin-refused'],
    ['not-found', 'model-not-found'],
    ['rate-limited', 'model-busy'],
    ['no-quota', 'model-quota'],
    ['no-credit', 'model-quota'],
    ['server-error', 'model-server-error'],
    ['context-full', 'model-context-full'],
    ['bad-request', 'model-bad-request'],
    ['empty-length', 'model-empty'],
    ['html', 'model-malformed'],
    ['malformed-event', 'model-malformed'],
  ])('%s is %s', async (fault, code) => {
    const server = await serve({ fault });
    const error = await failureOf(modelAt(server).complete(request, call()));
    expect(error.code).toBe(code);
    expect(error.params.host).toBe(new URL(server.url).host);
    expect(server.requests).toHaveLength(1);
  });

  it('a busy server says how long to wait', async () => {
    const server = await serve({ fault: 'rate-limited', headers: { 'retry-after': '17' } });
    expect((await failureOf(modelAt(server).complete(request, call()))).params.seconds).toBe('17');
  });

  it('Ollama refusing our origin comes with the line to copy', async () => {
    const server = await serve({ fault: 'origin-refused' });
    const { params } = await failureOf(modelAt(server, {}).complete(request, call()));
    expect(params.line).toBe('OLLAMA_ORIGINS=chrome-extension://*,moz-extension://*');
  });

  it('a missing key is told from a refused one', async () => {
    const server = await serve({ content: 'Yes.' }, { key: KEY });
    const without = modelAt(server, {});
    expect((await failureOf(without.complete(request, call()))).params.key).toBe('missing');
    const wrong = modelAt(server, { key: 'sk-wrong-wrong-wrong' });
    expect((await failureOf(wrong.complete(request, call()))).params.key).toBe('refused');
    expect((await modelAt(server).complete(request, call())).text).toBe('Yes.');
  });

  it('a server that is not there is unreachable', async () => {
    const server = await serve({});
    await server.close();
    const error = await failureOf(modelAt(server).complete(request, call()));
    expect(error.code).toBe('model-unreachable');
    expect(error.params).toMatchObject({ place: 'this-device', reason: 'ECONNREFUSED' });
  });

  it.each([
    ['destroyed', { content: 'A long reply that will not end.', cutAfterChunks: 1 }],
    ['ended without a finish', { content: 'A long reply.', finish: null }],
  ])('a stream %s is cut', async (_, answer) => {
    const server = await serve(answer);
    expect((await failureOf(modelAt(server).complete(request, call()))).code).toBe('model-cut');
  });

  it.each([
    [{ code: 429, message: 'Slow down' }, 'model-busy'],
    [{ code: 502, message: 'Provider returned error' }, 'model-server-error'],
    ['the request exceeds the available context size', 'model-context-full'],
  ])('an error event %j in mid-stream is %s', async (error, code) => {
    const server = await serve({ content: 'A long reply.', errorEvent: { after: 1, error } });
    expect((await failureOf(modelAt(server).complete(request, call()))).code).toBe(code);
  });

  it("LM Studio's 200 for a wrong path is not found", async () => {
    const server = await serve({ status: 200, body: { error: 'Unexpected endpoint or method.' } });
    expect((await failureOf(modelAt(server).complete(request, call()))).code).toBe(
      'model-not-found',
    );
  });

  it('a wrong path is not found', async () => {
    const server = await serve({});
    const model = modelAt({ url: server.url.replace('/v1', '/v2') }, { key: KEY });
    expect((await failureOf(model.complete(request, call()))).code).toBe('model-not-found');
  });

  it.each<[string, Answer]>([
    ['redirect', { status: 307, headers: { location: 'http://127.0.0.1:9/' } }],
    ['not-json', { status: 200, headers: { 'content-type': 'application/json' }, body: '<oops' }],
    ['no-answer', { status: 200, body: 'hello' }],
    ['no-answer', { status: 200, body: { ok: true } }],
    ['bad-event', { status: 200, body: { choices: [{ message: 'hello' }] } }],
  ])('%s is malformed', async (kind, answer) => {
    const server = await serve(answer);
    const error = await failureOf(modelAt(server).complete(request, call()));
    expect(error).toMatchObject({ code: 'model-malformed', params: { kind } });
  });
});

describe('a key', () => {
  it.each<[string, Answer]>([
    ['whole', { status: 401, body: { error: { message: `Incorrect API key provided: ${KEY}` } } }],
    ['masked', { status: 401, body: { error: { message: 'Bad key sk-test-*******cdef' } } }],
    ['half', { status: 400, body: `unusable token ${KEY.slice(0, 12)}` }],
    [
      'in a broken event',
      {
        status: 200,
        headers: { 'content-type': 'text/event-stream' },
        body: `data: {${KEY}\n\n`,
      },
    ],
    [
      'in an event',
      { errorEvent: { after: 0, error: { code: 500, message: `Bearer ${KEY}` } }, content: 'x' },
    ],
  ])('that a server echoes (%s) is in no error', async (_, answer) => {
    const server = await serve(answer);
    const error = await failureOf(modelAt(server).complete(request, call()));
    for (const log of logs) expect(log).not.toHaveBeenCalled();
    const all = [error.message, error.stack, JSON.stringify(error.toRecord()), String(error.cause)];
    expect(all.join('\n')).not.toMatch(/sk-test|cdef/u);
    expect(error.cause).toBeUndefined();
  });

  it('that no header can carry is refused before it is sent, and not shown', async () => {
    const server = await serve({ content: 'Yes.' });
    const model = modelAt(server, { key: 'sk-süß\n123456' });
    const error = await failureOf(model.complete(request, call()));
    expect(error).toMatchObject({ code: 'model-key-refused', params: { key: 'unusable' } });
    expect(String(error)).not.toContain('sk-');
    expect(server.requests).toHaveLength(0);
  });
});
