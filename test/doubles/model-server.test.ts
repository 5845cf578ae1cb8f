import { afterEach, describe, expect, it } from 'vitest';
import {
  type ChatBody,
  type ModelServer,
  promptOf,
  schemaNameOf,
  startModelServer,
} from './model-server';

let server: ModelServer;
afterEach(() => server.close());

const ask = (body: Partial<ChatBody> = {}, init: RequestInit = {}) =>
  fetch(`${server.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'Hello' }], ...body }),
    ...init,
  });

describe('the scripted model server', () => {
  it('answers whole by its script, which sees the request and its number', async () => {
    server = await startModelServer((body, index) => ({ json: { index, prompt: promptOf(body) } }));
    const replies = [await ask(), await ask()];
    const bodies = await Promise.all(replies.map((reply) => reply.json()));
    expect(bodies[1].choices[0]).toMatchObject({
      message: { role: 'assistant', content: '{"index":1,"prompt":"Hello"}' },
      finish_reason: 'stop',
    });
    expect(bodies[0].usage.prompt_tokens).toBe(2);
    expect(server.requests.map(({ body }) => body.model)).toEqual(['m', 'm']);
  });

  it('streams events, with usage only when asked, and an end mark', async () => {
    server = await startModelServer(() => ({ content: 'One two three', chunkSize: 5 }));
    const plain = await (await ask({ stream: true })).text();
    expect(plain.match(/"content":"[^"]+"/gu)).toEqual([
      '"content":"One t"',
      '"content":"wo th"',
      '"content":"ree"',
    ]);
    expect(plain).not.toContain('usage');
    expect(plain.endsWith('data: [DONE]\n\n')).toBe(true);
    const full = await (
      await ask({ stream: true, stream_options: { include_usage: true } })
    ).text();
    expect(full).toContain('"completion_tokens":4');
  });

  it('keeps its pace', async () => {
    server = await startModelServer(() => ({
      content: 'abcd',
      chunkSize: 1,
      chunkDelayMs: 50,
      delayFirstByteMs: 100,
    }));
    const began = Date.now();
    const reply = await ask({ stream: true });
    expect(Date.now() - began).toBeGreaterThanOrEqual(95);
    await reply.text();
    expect(Date.now() - began).toBeGreaterThanOrEqual(290);
  });

  it('cuts after the chunks it was told to', async () => {
    server = await startModelServer(() => ({
      content: 'One two three',
      chunkSize: 4,
      cutAfterChunks: 2,
    }));
    const reader = (await ask({ stream: true })).body
      ?.pipeThrough(new TextDecoderStream())
      .getReader();
    let seen = '';
    const reading = (async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        seen += part.value;
    })();
    await expect(reading).rejects.toThrow();
    expect(seen).toContain('two ');
    expect(seen).not.toContain('thre');
  });

  it('lets only two headers through its preflight', async () => {
    server = await startModelServer(() => ({}));
    const preflight = (headers: string) =>
      fetch(`${server.url}/chat/completions`, {
        method: 'OPTIONS',
        headers: { 'access-control-request-headers': headers },
      });
    expect((await preflight('authorization,content-type')).status).toBe(204);
    expect((await preflight('authorization, x-stainless-os')).status).toBe(403);
    expect(server.preflights.map(({ allowed }) => allowed)).toEqual([true, false]);
  });

  it('refuses the fields it was told to', async () => {
    server = await startModelServer(() => ({ content: 'Yes' }), { refuse: ['seed'] });
    expect((await ask({ seed: 1 })).status).toBe(400);
    expect((await ask()).status).toBe(200);
    server.setRefusals([]);
    expect((await ask({ seed: 1 })).status).toBe(200);
  });

  it('asks for its key, and lists its models', async () => {
    server = await startModelServer(() => ({}), { key: 'k', models: ['a', 'b'] });
    expect((await fetch(`${server.url}/models`)).status).toBe(401);
    const listed = await fetch(`${server.url}/models`, { headers: { authorization: 'Bearer k' } });
    expect((await listed.json()).data.map(({ id }: { id: string }) => id)).toEqual(['a', 'b']);
  });

  it('notes who hung up, and when', async () => {
    server = await startModelServer(() => ({ content: 'Late', delayFirstByteMs: 10_000 }));
    const stop = new AbortController();
    const reply = ask({ stream: true }, { signal: stop.signal });
    await expect.poll(() => server.requests.length).toBe(1);
    stop.abort();
    await expect(reply).rejects.toThrow();
    await expect.poll(() => server.requests[0]?.aborted).toBe(true);
    await expect.poll(() => server.connections[0]?.closedAt).toBeDefined();
  });

  it('says when its script failed', async () => {
    server = await startModelServer(() => {
      throw new Error('no such answer');
    });
    const reply = await ask();
    expect(reply.status).toBe(500);
    expect(await reply.text()).toContain('no such answer');
  });

  it('can be told what to say next', async () => {
    server = await startModelServer(() => ({ content: 'first' }));
    server.setScript(() => ({ content: 'second' }));
    expect((await (await ask()).json()).choices[0].message.content).toBe('second');
  });
});

describe('schemaNameOf', () => {
  it('finds the name on every rung', async () => {
    server = await startModelServer(() => ({}));
    const body = {
      model: 'm',
      messages: [{ role: 'user', content: 'Say {"title":"answer","type":"object"}' }],
    };
    expect(schemaNameOf(body)).toBe('answer');
    const format = { type: 'json_schema', json_schema: { name: 'query', schema: {} } };
    expect(schemaNameOf({ ...body, response_format: format })).toBe('query');
    expect(schemaNameOf({ model: 'm', messages: [] })).toBeUndefined();
  });
});
