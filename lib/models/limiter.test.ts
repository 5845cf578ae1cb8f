import { describe, expect, it } from 'vitest';
import { limiter } from './limiter';

const never = new AbortController().signal;
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
