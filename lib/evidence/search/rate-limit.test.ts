import { describe, expect, it } from 'vitest';
import { pace, paceOf } from './rate-limit';

/** A clock that only sleeping moves; a sleep that is aborted moves it not. */
function handClock() {
  let now = 1000;
  return {
    now: () => now,
    async sleep(ms: number, signal: AbortSignal) {
      await Promise.resolve();
      signal.throwIfAborted();
      now += ms;
    },
    pass(ms: number) {
      now += ms;
    },
  };
}

const free = () => new AbortController().signal;

async function startsOf(perSecond: number, count: number) {
  const clock = handClock();
  const turns = pace(perSecond, clock);
  const starts: number[] = [];
  const one = async () => {
    await turns.turn(free(), 0);
    starts.push(clock.now() - 1000);
  };
  await Promise.all(Array.from({ length: count }, one));
  return starts;
}

describe('pace', () => {
  it.each([
    [1, [0, 1000, 2000, 3000]],
    [0.5, [0, 2000, 4000, 6000]],
    [2, [0, 0, 1000, 1000]],
    // Of 1.6 a second, one in each stretch.
    [1.6, [0, 625, 1250, 1875]],
    [10, [0, 0, 0, 0]],
  ])('lets at most %d requests a second begin', async (perSecond, starts) => {
    expect(await startsOf(perSecond, 4)).toEqual(starts);
  });

  it('gives turns in the order of asking, and those of the aborted to the next', async () => {
    const clock = handClock();
    const turns = pace(1, clock);
    const stop = new AbortController();
    const order: string[] = [];
    const ask = (name: string, signal: AbortSignal) =>
      turns.turn(signal, 0).then(() => order.push(`${name} ${clock.now() - 1000}`));
    const asked = [
      ask('a', free()),
      ask('b', stop.signal),
      ask('c', stop.signal),
      ask('d', free()),
    ];
    stop.abort(new Error('stopped'));
    const done = await Promise.allSettled(asked);
    expect(order).toEqual(['a 0', 'd 1000']);
    expect(done.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
  });

  it('waits out a short pause and refuses during a long one', async () => {
    const clock = handClock();
    const turns = pace(100, clock);
    turns.pause(300);
    expect(await turns.turn(free(), 1000)).toBe(true);
    expect(clock.now()).toBe(1300);
    turns.pause(60_000);
    expect(await turns.turn(free(), 1000)).toBe(false);
    clock.pass(60_000);
    expect(await turns.turn(free(), 1000)).toBe(true);
  });

  it('is one for a service at an address, whoever makes the service', () => {
    const at = (api: string, id = 'a') => paceOf(id, api, 1);
    expect(at('https://one.example/search')).toBe(at('https://one.example'));
    expect(at('https://one.example')).not.toBe(at('https://two.example'));
    expect(at('https://one.example')).not.toBe(at('https://one.example', 'b'));
  });
});
