import { describe, expect, it } from 'vitest';
import { limitsByProvider } from './limiter';

const never = new AbortController().signal;
const limiter = (concurrency: number) => limitsByProvider()({ provider: 'one', concurrency });
const tick = (ms = 1) => new Promise((resolve) => setTimeout(resolve, ms));

describe('limiter', () => {
  it('runs so many at once, in the order they came', async () => {
    const run = limiter(2);
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const work = (n: number) => async () => {
      order.push(n);
      most = Math.max(most, ++running);
      await tick(5 - n);
      running--;
      return n;
    };
    const results = await Promise.all([0, 1, 2, 3, 4].map((n) => run(work(n), never)));
    expect(results).toEqual([0, 1, 2, 3, 4]);
    expect(order).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
  });

  it('gives the place on after a failure', async () => {
    const run = limiter(1);
    const failing = run(() => Promise.reject(new Error('failed')), never);
    const next = run(async () => 'next', never);
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('next');
  });

  it('lets an aborted one leave the queue, without its work', async () => {
    const run = limiter(1);
    const stop = new AbortController();
    let free = () => {};
    const first = run(() => new Promise<void>((resolve) => (free = resolve)), never);
    let worked = false;
    const second = run(async () => (worked = true), stop.signal);
    const third = run(async () => 'third', never);
    stop.abort(new Error('stopped'));
    await expect(second).rejects.toThrow('stopped');
    free();
    await first;
    expect(await third).toBe('third');
    expect(worked).toBe(false);
  });

  it('takes in nothing that is aborted already, and loses no place by it', async () => {
    const run = limiter(1);
    await expect(run(async () => 1, AbortSignal.abort(new Error('no')))).rejects.toThrow('no');
    expect(await run(async () => 2, never)).toBe(2);
  });

  it('an abort of begun work does not free its place before it ends', async () => {
    const run = limiter(1);
    const stop = new AbortController();
    let ended = false;
    const first = run(async () => {
      await tick(20);
      ended = true;
    }, stop.signal);
    stop.abort();
    await run(async () => expect(ended).toBe(true), never);
    await first;
  });
});

describe('limitsByProvider', () => {
  /** What ran side by side: the most at once, over all models of these calls. */
  async function mostAtOnce(models: { provider: string; concurrency: number }[]): Promise<number> {
    const limit = limitsByProvider();
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await tick(3);
      running--;
    };
    await Promise.all(models.map((model) => limit(model)(work, never)));
    return most;
  }

  it('counts all models of one endpoint together', async () => {
    const one = { provider: 'http://127.0.0.1:11434', concurrency: 1 };
    expect(await mostAtOnce([one, { ...one }, one])).toBe(1);
    expect(await mostAtOnce([one, { provider: 'https://llm.example', concurrency: 1 }])).toBe(2);
  });

  it('keeps to each model’s own number, and lets the smaller one have its turn', async () => {
    const at = (concurrency: number) => ({ provider: 'https://llm.example', concurrency });
    expect(await mostAtOnce([at(1), at(3), at(3), at(3), at(3)])).toBe(3);
    const limit = limitsByProvider();
    const order: string[] = [];
    const call = (name: string, places: number, ms: number) =>
      limit(at(places))(async () => {
        order.push(name);
        await tick(ms);
      }, never);
    await Promise.all([call('a', 2, 5), call('alone', 1, 5), call('b', 2, 5), call('c', 2, 5)]);
    expect(order).toEqual(['a', 'alone', 'b', 'c']);
  });

  it('lets others in when the first of the queue leaves it', async () => {
    const limit = limitsByProvider();
    const at = (concurrency: number) => limit({ provider: 'x', concurrency });
    let free = () => {};
    const running = at(2)(() => new Promise<void>((resolve) => (free = resolve)), never);
    const stop = new AbortController();
    const first = at(1)(async () => 'never', stop.signal);
    const behind = at(2)(async () => 'behind', never);
    stop.abort(new Error('stopped'));
    await expect(first).rejects.toThrow('stopped');
    expect(await behind).toBe('behind');
    free();
    await running;
  });
});
