import { expect, it } from 'vitest';
import type { ChatModel } from '../models/chat-model';
import { modelTrials } from './model-trial';

/** A model that answers when told to, or ends when it is stopped. */
function waiting() {
  const signals: AbortSignal[] = [];
  const model = {
    complete: (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signals.push(signal);
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  } as unknown as ChatModel;
  return { signals, trials: modelTrials(async () => model) };
}

const saying = (text: string) =>
  modelTrials(async () => ({ complete: async () => ({ text }) }) as unknown as ChatModel);

it('answers what the model said, cut, and how long it took', async () => {
  const { ms, reply } = await saying(` ready ${'!'.repeat(200)}`).test('a');
  expect(reply).toHaveLength(80);
  expect(ms).toBeGreaterThanOrEqual(0);
  await expect(saying(' ').test('a')).rejects.toMatchObject({ code: 'model-empty' });
});

it('stops a trial down to its request, and no other', async () => {
  const { trials, signals } = waiting();
  const a = trials.test('a');
  void trials.test('b').catch(() => undefined);
  await Promise.resolve();
  trials.stop('a');
  expect(await a).toMatchObject({ reply: '' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  trials.stop('a');
});

it('puts a new trial in the place of one that still runs', async () => {
  const { trials, signals } = waiting();
  const first = trials.test('a');
  void trials.test('a').catch(() => undefined);
  expect(await first).toMatchObject({ reply: '' });
  trials.stop('a');
  expect(signals.at(-1)?.aborted).toBe(true);
});
