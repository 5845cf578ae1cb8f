import { afterEach, describe, expect, it, vi } from 'vitest';
import { CrossexamError } from '../errors';
import type { HostContext, HostHandlers, HostMessage } from './host';
import { requestTable } from './host-requests';

afterEach(() => vi.useRealTimers());

const unused = () => Promise.reject(new Error('not under test'));

function table(embed: (texts: string[], context: HostContext) => Promise<number[][]>) {
  const deltas: string[] = [];
  const unexpected: unknown[] = [];
  const handlers: HostHandlers = {
    'host/extract': unused,
    'host/read': unused,
    'host/read-file': unused,
    'host/generate': unused,
    'host/download': unused,
    'host/remove': unused,
    'host/models': async () => [],
    'host/embed': async ({ texts }, context) => ({ vectors: await embed(texts, context) }),
  };
  const { answer } = requestTable(handlers, {
    onDelta: (key, text) => deltas.push(`${key}: ${text}`),
    onUnexpected: (thrown) => unexpected.push(thrown),
    keepMs: 1000,
  });
  return { answer, deltas, unexpected };
}

const embed = (key: string, ...texts: string[]): HostMessage => ({
  to: 'host',
  call: 'host/embed',
  input: { texts },
  key,
});
const abort = (key: string): HostMessage => ({
  to: 'host',
  call: 'host/abort',
  input: { key },
  key: 'x',
});

describe('requestTable', () => {
  it('attaches a second request with the same key to the running one', async () => {
    const gate = Promise.withResolvers<number[][]>();
    const work = vi.fn(() => gate.promise);
    const { answer } = table(work);
    const both = Promise.all([answer(embed('k', 'a')), answer(embed('k', 'a'))]);
    gate.resolve([[1]]);
    const ok = { ok: true, value: { vectors: [[1]] } };
    expect(await both).toEqual([ok, ok]);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('keeps a finished result for a worker that comes back, and not for ever', async () => {
    vi.useFakeTimers();
    const work = vi.fn(async () => [[2]]);
    const { answer } = table(work);
    await answer(embed('k', 'a'));
    await answer(embed('k', 'a'));
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1001);
    await answer(embed('k', 'a'));
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('never answers one input with the result of another', async () => {
    const { answer } = table(async (texts) => texts.map((text) => [text.length]));
    await answer(embed('k', 'a'));
    expect(await answer(embed('k', 'abc'))).toEqual({ ok: true, value: { vectors: [[3]] } });
  });

  it('tries again after a failure', async () => {
    const work = vi.fn(async (): Promise<number[][]> => [[4]]);
    work.mockRejectedValueOnce(new CrossexamError('on-device-model-missing', { model: 'm' }));
    const { answer, unexpected } = table(work);
    expect(await answer(embed('k', 'a'))).toMatchObject({
      ok: false,
      error: { code: 'on-device-model-missing', action: 'download-model' },
    });
    expect(await answer(embed('k', 'a'))).toMatchObject({ ok: true });
    expect(unexpected).toEqual([]);
  });

  it('logs what nobody expected, and answers all the same', async () => {
    const { answer, unexpected } = table(async () => Promise.reject(new TypeError('bug')));
    const result = await answer(embed('k', 'a'));
    expect(result).toMatchObject({ ok: false, error: { code: 'unexpected' } });
    expect(unexpected).toHaveLength(1);
  });

  it('aborts by key, and starts anew afterwards', async () => {
    const signals: AbortSignal[] = [];
    const { answer } = table(async (_, { signal }) => {
      signals.push(signal);
      if (signals.length > 1) return [[5]];
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      signal.throwIfAborted();
      return [];
    });
    const first = answer(embed('k', 'a'));
    await Promise.resolve();
    await answer(abort('k'));
    expect(await answer(embed('k', 'a'))).toMatchObject({ ok: true });
    expect(await first).toMatchObject({ ok: false });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(await answer(abort('unknown'))).toEqual({ ok: true, value: null });
  });

  it('tells a late worker what has been written so far', async () => {
    const gate = Promise.withResolvers<void>();
    const { answer, deltas } = table(async (_, { onDelta }) => {
      onDelta('The ');
      onDelta('tower');
      await gate.promise;
      onDelta('.');
      return [];
    });
    const first = answer(embed('k', 'a'));
    await new Promise((resolve) => setTimeout(resolve));
    const second = answer(embed('k', 'a'));
    gate.resolve();
    await Promise.all([first, second]);
    expect(deltas).toEqual(['k: The ', 'k: tower', 'k: The tower', 'k: .']);
  });
});
