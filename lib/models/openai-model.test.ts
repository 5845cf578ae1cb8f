import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureOf, KEY, modelAt, request, serving } from '../../test/doubles/served-model';
import type { CallOptions } from './chat-model';
import type { OpenAiOptions } from './openai-model';

const { serve, closeAll } = serving();
afterEach(closeAll);

const call = (more: Partial<CallOptions> = {}): CallOptions => ({
  signal: AbortSignal.timeout(20_000),
  ...more,
});

describe('a reply', () => {
  it('streams, and comes with usage, finish and model', async () => {
    const server = await serve({
      content: 'It is 1,230 km long.',
      usage: {
        prompt_tokens: 31,
        completion_tokens: 9,
        prompt_tokens_details: { cached_tokens: 16 },
      },
      chunkSize: 4,
    });
    const pieces: string[] = [];
    const reply = await modelAt(server).complete(
      request,
      call({ onDelta: (piece) => pieces.push(piece) }),
    );
    expect(reply).toEqual({
      text: 'It is 1,230 km long.',
      finish: 'stop',
      usage: { input: 31, output: 9, cached: 16 },
      model: 'scripted',
      warnings: [],
    });
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join('')).toBe(reply.text);
  });

  it('has estimated usage where none was reported', async () => {
    const server = await serve({ content: 'Yes, it is about that long.', usage: 'missing' });
    const { usage } = await modelAt(server).complete(request, call());
    expect(usage.estimated).toBe(true);
    expect(usage.input).toBeGreaterThan(10);
    expect(usage.output).toBeGreaterThan(3);
  });

  it('is read whole from a server that does not stream', async () => {
    const server = await serve(() => ({
      status: 200,
      body: {
        model: 'whole',
        choices: [{ message: { role: 'assistant', content: 'Yes.' }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 20, completion_tokens: 2 },
      },
    }));
    const reply = await modelAt(server).complete(request, call());
    expect(reply).toMatchObject({ text: 'Yes.', model: 'whole', usage: { input: 20, output: 2 } });
  });

  it('may take its time before the first byte', async () => {
    const server = await serve({ content: 'Good things take time.', delayFirstByteMs: 3000 });
    const reply = await modelAt(server).complete(request, call());
    expect(reply.text).toBe('Good things take time.');
  });

  it('is complete without its end mark, and without the last blank line', async () => {
    const event = JSON.stringify({
      choices: [{ delta: { content: 'Yes.' }, finish_reason: 'stop' }],
    });
    const headers = { 'content-type': 'text/event-stream' };
    const server = await serve({
      status: 200,
      headers,
      body: `: keep-alive\r\n\r\ndata: ${event}`,
    });
    expect((await modelAt(server).complete(request, call())).text).toBe('Yes.');
  });

  it('is complete with its end mark but no finish reason', async () => {
    const event = JSON.stringify({ choices: [{ delta: { content: 'Yes.' } }] });
    const headers = { 'content-type': 'text/event-stream' };
    const server = await serve({
      status: 200,
      headers,
      body: `data: ${event}\n\ndata: [DONE]\n\n`,
    });
    expect((await modelAt(server).complete(request, call())).finish).toBe('stop');
  });

  it('keeps a multi-byte character that the network cut in two', async () => {
    const server = await serve({ content: 'Größe: 日本語 🦊', chunkSize: 1 });
    expect((await modelAt(server).complete(request, call())).text).toBe('Größe: 日本語 🦊');
  });

  it('warns where the server seems to have cut the prompt', async () => {
    const long = {
      ...request,
      messages: [{ role: 'user' as const, content: 'word '.repeat(8000) }],
    };
    const server = await serve({
      content: 'Yes.',
      usage: { prompt_tokens: 4096, completion_tokens: 2 },
    });
    expect((await modelAt(server).complete(long, call())).warnings).toEqual(['truncated-prompt']);
    expect((await modelAt(server).complete(request, call())).warnings).toEqual([]);
  });
});

describe('reasoning', () => {
  it.each(['reasoning_content', 'reasoning'] as const)(
    'in %s stays out of the text',
    async (field) => {
      const server = await serve({
        reasoning: 'Rivers are long.',
        reasoningField: field,
        content: 'Yes.',
      });
      const reply = await modelAt(server).complete(request, call());
      expect(reply).toMatchObject({ text: 'Yes.', reasoning: 'Rivers are long.' });
    },
  );

  it.each([1, 3, 500])('in a think block is never shown, in chunks of %i', async (chunkSize) => {
    const server = await serve({
      think: 'Rivers are long.',
      content: 'Yes, <b>it</b> is.',
      chunkSize,
    });
    let shown = '';
    const reply = await modelAt(server).complete(
      request,
      call({ onDelta: (piece) => (shown += piece) }),
    );
    expect(reply).toMatchObject({ text: 'Yes, <b>it</b> is.', reasoning: 'Rivers are long.' });
    expect(shown).toBe('Yes, <b>it</b> is.');
  });

  it('in a block that is never closed is no answer', async () => {
    const server = await serve({ think: { unclosed: 'Hm, rivers' } });
    let shown = '';
    const reply = await modelAt(server).complete(
      request,
      call({ onDelta: (piece) => (shown += piece) }),
    );
    expect(reply).toMatchObject({
      text: '',
      reasoning: 'Hm, rivers',
      warnings: ['unclosed-think'],
    });
    expect(shown).toBe('');
  });

  it('that used all the room is an error of its own', async () => {
    const server = await serve({ fault: 'empty-length' });
    const error = await failureOf(modelAt(server).complete(request, call()));
    expect(error.code).toBe('model-empty');
    expect(error.params).toMatchObject({ tokens: '200', reasoning: 'yes', model: 'scripted' });
    server.setScript(() => ({ think: { unclosed: 'Hm' }, finish: 'length' }));
    expect((await failureOf(modelAt(server).complete(request, call()))).code).toBe('model-empty');
  });
});

describe('time and abort', () => {
  it('an abort in mid-stream closes the connection within a second', async () => {
    const server = await serve({ content: 'word '.repeat(500), chunkDelayMs: 30 });
    const stop = new AbortController();
    const reply = modelAt(server).complete(
      request,
      call({ signal: stop.signal, onDelta: () => stop.abort(new Error('stopped')) }),
    );
    await expect(reply).rejects.toThrow('stopped');
    const aborted = Date.now();
    await expect.poll(() => server.connections[0]?.closedAt, { timeout: 1000 }).toBeDefined();
    expect((server.connections[0]?.closedAt ?? Number.NaN) - aborted).toBeLessThan(1000);
    expect(server.requests[0]?.aborted).toBe(true);
  });

  it('an abort before the first byte closes the connection', async () => {
    const server = await serve({ content: 'Late.', delayFirstByteMs: 20_000 });
    const stop = new AbortController();
    const reply = modelAt(server).complete(request, call({ signal: stop.signal }));
    setTimeout(() => stop.abort(), 100);
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => server.connections[0]?.closedAt, { timeout: 1000 }).toBeDefined();
  });

  it('an aborted call is not begun', async () => {
    const server = await serve({ content: 'Yes.' });
    const reply = modelAt(server).complete(request, call({ signal: AbortSignal.abort() }));
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.requests).toHaveLength(0);
  });

  it('what keeps coming may take longer than any one deadline', async () => {
    const server = await serve({ content: 'One two three four', chunkDelayMs: 250, chunkSize: 2 });
    const patience = { firstByteMs: 1500, silenceMs: 1500 };
    const reply = await modelAt(server, { key: KEY, patience }).complete(request, call());
    expect(reply.text).toBe('One two three four');
  });

  it('has its own deadlines for the first byte and for silence', async () => {
    const server = await serve({ content: 'Late.', delayFirstByteMs: 20_000 });
    const patience = { firstByteMs: 500, silenceMs: 500 };
    const never = await failureOf(
      modelAt(server, { key: KEY, patience }).complete(request, call()),
    );
    expect(never).toMatchObject({ code: 'model-unreachable', params: { reason: 'no-answer' } });
    server.setScript(() => ({ content: 'Then nothing.', chunkDelayMs: 20_000 }));
    const silent = await failureOf(
      modelAt(server, { key: KEY, patience }).complete(request, call()),
    );
    expect(silent).toMatchObject({ code: 'model-cut', params: { reason: 'silence' } });
  });
});

describe('what is sent', () => {
  it('no header but those a strict preflight allows, no cookies, no redirects', async () => {
    const server = await serve({ content: 'Yes.' });
    const inits: RequestInit[] = [];
    const spy: OpenAiOptions['fetch'] = (input, init) => {
      inits.push(init ?? {});
      return fetch(input, init);
    };
    await modelAt(server, { key: KEY, fetch: spy }).complete(request, call());
    expect(Object.fromEntries(new Headers(inits[0]?.headers))).toEqual({
      accept: 'application/json',
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
    });
    expect(inits[0]).toMatchObject({ credentials: 'omit', redirect: 'manual' });
    const added = [
      'host',
      'connection',
      'accept-language',
      'sec-fetch-mode',
      'user-agent',
      'accept-encoding',
      'content-length',
    ];
    const ours = Object.keys(server.requests[0]?.headers ?? {}).filter(
      (name) => !added.includes(name),
    );
    expect(ours.toSorted()).toEqual(['accept', 'authorization', 'content-type']);
  });

  it('nothing from the environment', async () => {
    vi.stubEnv('OPENAI_API_KEY', 'sk-from-environment');
    vi.stubEnv('OPENAI_ORG_ID', 'org-from-environment');
    vi.stubEnv('OPENAI_CUSTOM_HEADERS', 'x-custom: from-environment');
    const server = await serve({ content: 'Yes.' });
    await modelAt(server, {}).complete(request, call());
    vi.unstubAllEnvs();
    expect(JSON.stringify(server.requests[0]?.headers)).not.toContain('from-environment');
  });

  it('no authorization without a key', async () => {
    const server = await serve({ content: 'Yes.' });
    await modelAt(server, {}).complete(request, call());
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('an id that is stable and free of secrets', () => {
    const id = (baseUrl: string) => modelAt({ url: baseUrl }).id;
    expect(id('https://user:pass@llm.example:8443/api/v1/?key=secret')).toBe(
      'openai:llm.example:8443/api/v1/scripted',
    );
    expect(id('http://localhost:11434/v1/chat/completions')).toBe(
      'openai:localhost:11434/v1/scripted',
    );
  });
});
