import { afterEach, describe, expect, it } from 'vitest';
import { failureOf, KEY, modelAt, request, serving } from '../../test/doubles/served-model';
import type { Usage } from './chat-model';

const { serve, closeAll } = serving();
afterEach(closeAll);

/** A call, and what it said it was billed for without a reply. */
function counting(signal: AbortSignal = AbortSignal.timeout(20_000)) {
  const billed: Usage[] = [];
  return { billed, call: { signal, onBilled: (usage: Usage) => billed.push(usage) } };
}

describe('what a request cost that came to no reply', () => {
  it('is as reported where the reply was empty', async () => {
    const server = await serve({
      ...{ reasoning: 'Rivers are long.', finish: 'length' },
      usage: { prompt_tokens: 31, completion_tokens: 200 },
    });
    const { billed, call } = counting();
    expect((await failureOf(modelAt(server).complete(request, call))).code).toBe('model-empty');
    expect(billed).toEqual([{ input: 31, output: 200 }]);
  });

  it('is as reported where the connection broke after the report', async () => {
    const events = [
      { choices: [{ delta: { content: 'The Rhine' } }] },
      { choices: [], usage: { prompt_tokens: 31, completion_tokens: 2 } },
    ];
    const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    const server = await serve({
      ...{ status: 200, headers: { 'content-type': 'text/event-stream' }, body },
    });
    const { billed, call } = counting();
    expect((await failureOf(modelAt(server).complete(request, call))).code).toBe('model-cut');
    expect(billed).toEqual([{ input: 31, output: 2 }]);
  });

  it.each([
    ['cut', { cutAfterChunks: 3 }, 'model-cut'],
    ['ended by an error', { errorEvent: { after: 3, error: { code: 500 } } }, 'model-server-error'],
  ])('is estimated where the reply was %s', async (_, fault, code) => {
    const server = await serve({ content: 'The Rhine is 1,230 km long, or so.', ...fault });
    const { billed, call } = counting();
    expect((await failureOf(modelAt(server).complete(request, call))).code).toBe(code);
    expect(billed).toEqual([
      { input: expect.any(Number), output: expect.any(Number), estimated: true },
    ]);
    expect(billed[0]?.output).toBeGreaterThan(3);
  });

  it('is told also where it was stopped, or fell silent', async () => {
    const stop = new AbortController();
    const server = await serve({ content: 'word '.repeat(200), chunkDelayMs: 20 });
    const stopped = counting(stop.signal);
    const onDelta = () => stop.abort();
    const reply = modelAt(server).complete(request, { ...stopped.call, onDelta });
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
    expect(stopped.billed).toHaveLength(1);

    const patience = { firstByteMs: 5000, silenceMs: 300 };
    server.setScript(() => ({ content: 'Then nothing.', chunkDelayMs: 20_000 }));
    const silent = counting();
    const waited = modelAt(server, { key: KEY, patience }).complete(request, silent.call);
    expect((await failureOf(waited)).code).toBe('model-cut');
    expect(silent.billed).toHaveLength(1);
  });

  it('is nothing where no answer began, and where there is a reply', async () => {
    const server = await serve({ status: 500, body: { error: 'no' } });
    const { billed, call } = counting();
    await failureOf(modelAt(server).complete(request, call));
    server.setScript(() => ({ content: 'Yes.' }));
    await modelAt(server).complete(request, call);
    expect(billed).toEqual([]);
  });
});
