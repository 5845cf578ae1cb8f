import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatRequest } from '../chat-model';
import { catalogue, SMOLLM2_ID } from './catalogue';
import { ggufRunner } from './gguf-runner';

interface Params {
  messages: { content: string }[];
  response_format?: { type: string };
  abortSignal: AbortSignal;
  onData: (chunk: object) => void;
}

/** What the fake library is asked for, and how it behaves. */
const library = vi.hoisted(() => ({
  loads: [] as object[],
  exits: 0,
  formats: [] as (string | undefined)[],
  running: 0,
  most: 0,
  behave: async (_params: unknown): Promise<void> => undefined,
}));

vi.mock('@wllama/wllama', () => ({
  LoggerWithoutDebug: console,
  Wllama: class {
    #loaded = false;
    setCompat(compat: null) {
      expect(compat).toBeNull();
    }
    isModelLoaded() {
      return this.#loaded;
    }
    async loadModel(_blobs: Blob[], params: object) {
      library.loads.push(params);
      this.#loaded = true;
    }
    async exit() {
      library.exits += 1;
      this.#loaded = false;
    }
    async createChatCompletion(params: Params) {
      library.formats.push(params.response_format?.type);
      library.most = Math.max(library.most, ++library.running);
      try {
        await library.behave(params);
      } finally {
        library.running -= 1;
      }
    }
  },
}));

const say = (text: string) => async (params: unknown) => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  const { onData } = params as Params;
  onData({ choices: [{ delta: { content: text }, finish_reason: 'stop' }] });
};

const model = catalogue.find(({ id }) => id === SMOLLM2_ID) as (typeof catalogue)[number];
const request: ChatRequest = { messages: [{ role: 'user', content: 'Hi' }], maxTokens: 5 };
const withSchema: ChatRequest = { ...request, schema: { name: 's', json: { type: 'object' } } };
const options = { signal: new AbortController().signal, onDelta: () => undefined };
const runner = () => ggufRunner({ wasmUrl: 'x', threads: 2, open: async () => [new Blob(['m'])] });

beforeEach(() => {
  Object.assign(library, { loads: [], exits: 0, formats: [], most: 0, behave: say('Hello') });
});

describe('ggufRunner', () => {
  it('loads a model once and runs one request at a time', async () => {
    const { generate } = runner();
    const replies = await Promise.all([1, 2, 3].map(() => generate(model, request, options)));
    expect(replies.map(({ text }) => text)).toEqual(['Hello', 'Hello', 'Hello']);
    expect(library.most).toBe(1);
    expect(library.loads).toMatchObject([{ n_threads: 2, n_ctx: 8192, n_parallel: 1 }]);
  });

  it('asks for the schema first, and says when it had to do without', async () => {
    const { generate } = runner();
    expect((await generate(model, withSchema, options)).warnings).toEqual([]);
    library.behave = async (params) => {
      if ((params as Params).response_format) throw new RangeError('Invalid typed array length');
      await say('{}')(params);
    };
    const reply = await generate(model, withSchema, options);
    expect(reply).toMatchObject({ text: '{}', warnings: ['parameter-dropped:schema'] });
    expect(library.formats).toEqual(['json_schema', 'json_schema', 'json_object', undefined]);
  });

  it('loads anew after a crash', async () => {
    const { generate } = runner();
    library.behave = async () => Promise.reject(new Error('memory access out of bounds'));
    await expect(generate(model, request, options)).rejects.toMatchObject({
      code: 'on-device-failed',
    });
    library.behave = say('Back');
    expect((await generate(model, request, options)).text).toBe('Back');
    expect([library.loads.length, library.exits]).toEqual([2, 1]);
  });

  it('throws the abort, keeps the model, and goes on with the next request', async () => {
    const { generate } = runner();
    const abort = new AbortController();
    library.behave = async () => {
      abort.abort();
      throw new DOMException('Operation aborted', 'AbortError');
    };
    const stopped = generate(model, request, { ...options, signal: abort.signal });
    const queued = generate(model, request, { ...options, signal: abort.signal });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    await expect(queued).rejects.toMatchObject({ name: 'AbortError' });
    library.behave = say('Next');
    expect((await generate(model, request, options)).text).toBe('Next');
    expect(library.loads.length).toBe(1);
  });

  it('does not try another format once words have come, or when the prompt is too long', async () => {
    const { generate } = runner();
    library.behave = async (params) => {
      await say('{"a')(params);
      throw new Error('unreachable');
    };
    await expect(generate(model, withSchema, options)).rejects.toMatchObject({
      code: 'on-device-failed',
    });
    library.behave = async () =>
      Promise.reject(new Error('request exceeds the available context size'));
    await expect(generate(model, withSchema, options)).rejects.toMatchObject({
      code: 'model-context-full',
    });
    expect(library.formats).toEqual(['json_schema', 'json_schema']);
  });

  it('gives the memory back when nobody asks for ten minutes, and not in the middle of a request', async () => {
    vi.useFakeTimers();
    const { generate } = runner();
    const reply = generate(model, request, options);
    await vi.advanceTimersByTimeAsync(10);
    await reply;
    library.behave = () => new Promise((resolve) => setTimeout(resolve, 3_600_000));
    const long = generate(model, request, options);
    await vi.advanceTimersByTimeAsync(3_600_000);
    await long;
    expect([library.loads.length, library.exits]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(library.exits).toBe(1);
    vi.useRealTimers();
  });

  it('frees a model on request', async () => {
    const { generate, release } = runner();
    await generate(model, request, options);
    await release('another');
    expect(library.exits).toBe(0);
    await release(model.id);
    expect(library.exits).toBe(1);
  });
});
