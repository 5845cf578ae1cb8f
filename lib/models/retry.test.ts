import { describe, expect, it } from 'vitest';
import { CrossexamError, type ErrorCode } from '../errors';
import { abortableSleep, withRetries } from './retry';

const signal = new AbortController().signal;

/** Runs an effect that fails with each error in turn and then gives `done`; says how often and how long it waited. */
async function run(errors: unknown[], random = 0, attempts?: number) {
  const waits: number[] = [];
  let calls = 0;
  const result = await withRetries(
    async () => {
      const error = errors[calls++];
      if (error) throw error;
      return 'done';
    },
    { signal, attempts, random: () => random, sleep: async (ms) => void waits.push(ms) },
  ).catch((error: unknown) => error);
  return { result, calls, waits };
}

const failed = (code: ErrorCode, params?: Record<string, string>) =>
  new CrossexamError(code, params);

describe('withRetries', () => {
  it.each<ErrorCode>(['model-busy', 'model-server-error', 'model-cut', 'model-unreachable'])(
    'runs again after %s',
    async (code) => {
      expect(await run([failed(code)])).toMatchObject({ result: 'done', calls: 2 });
    },
  );

  it.each<ErrorCode>([
    'model-key-refused',
    'model-quota',
    'model-bad-request',
    'model-empty',
    'unexpected',
  ])('throws %s at once', async (code) => {
    const error = failed(code);
    expect(await run([error])).toEqual({ result: error, calls: 1, waits: [] });
  });

  it('throws what it does not know at once', async () => {
    const bug = new TypeError('bug');
    expect(await run([bug])).toMatchObject({ result: bug, calls: 1 });
  });

  it('doubles its waits, half of them by chance', async () => {
    const errors = Array.from({ length: 4 }, () => failed('model-server-error'));
    expect((await run(errors, 0, 5)).waits).toEqual([500, 1000, 2000, 4000]);
    expect((await run(errors, 0.5, 5)).waits).toEqual([750, 1500, 3000, 6000]);
  });

  it('waits half a minute at most', async () => {
    const errors = Array.from({ length: 9 }, () => failed('model-busy'));
    expect(Math.max(...(await run(errors, 0.999, 10)).waits)).toBeLessThanOrEqual(30_000);
  });

  it('gives up after the attempts, with the last error', async () => {
    const last = failed('model-cut');
    const { result, calls } = await run([failed('model-busy'), failed('model-busy'), last], 0, 3);
    expect({ result, calls }).toEqual({ result: last, calls: 3 });
  });

  it('tries an unreachable server once more only', async () => {
    const errors = Array.from({ length: 3 }, () => failed('model-unreachable'));
    expect((await run(errors)).calls).toBe(2);
    expect((await run([failed('model-unreachable', { reason: 'no-answer' })])).calls).toBe(1);
  });

  it('waits as long as it is asked to, up to a minute', async () => {
    expect((await run([failed('model-busy', { seconds: '17' })], 0.25)).waits).toEqual([17_250]);
    expect((await run([failed('model-busy', { seconds: '60' })])).calls).toBe(2);
    expect((await run([failed('model-busy', { seconds: '61' })])).calls).toBe(1);
  });

  it('ends at once when aborted while waiting', async () => {
    const stop = new AbortController();
    const began = Date.now();
    const waiting = withRetries(() => Promise.reject(failed('model-busy', { seconds: '30' })), {
      signal: stop.signal,
    });
    setTimeout(() => stop.abort(new Error('stopped')), 20);
    await expect(waiting).rejects.toThrow('stopped');
    expect(Date.now() - began).toBeLessThan(1000);
  });

  it('does not begin when aborted', async () => {
    let calls = 0;
    const effect = async () => calls++;
    await expect(withRetries(effect, { signal: AbortSignal.abort() })).rejects.toBeDefined();
    expect(calls).toBe(0);
  });
});

describe('abortableSleep', () => {
  it('sleeps, or rejects with the reason', async () => {
    await abortableSleep(5, signal);
    await expect(abortableSleep(5, AbortSignal.abort(new Error('no')))).rejects.toThrow('no');
  });
});
