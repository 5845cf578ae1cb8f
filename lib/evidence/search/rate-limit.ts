import { abortableSleep } from '../../models/retry';

/** Turns at a service, so that it is not asked more often than its terms allow. */
export interface Pace {
  /**
   * Waits for a turn, in the order of asking. An abort gives the place in the queue away and throws the signal's reason.
   * @param longestWait milliseconds a pause the service asked for may last
   * @returns false where it asked for a longer one: it must not be asked now
   */
  turn(signal: AbortSignal, longestWait: number): Promise<boolean>;
  /** The service asked to be left alone for so many milliseconds. */
  pause(ms: number): void;
}

interface Clock {
  now(): number;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

const realClock: Clock = { now: () => performance.now(), sleep: abortableSleep };

/**
 * At most so many requests begin within any second; of fewer than one a second, one in each stretch of `1 / perSecond`.
 * The state is memory only: a worker that dies forgets it, and has by then asked nobody for a while.
 */
export function pace(perSecond: number, clock: Clock = realClock): Pace {
  const atOnce = Math.max(1, Math.floor(perSecond));
  const stretch = (atOnce / perSecond) * 1000;
  let starts: number[] = [];
  let pausedUntil = 0;
  let last: Promise<unknown> = Promise.resolve();

  const waitAt = (now: number): number => {
    const earliest = starts.length < atOnce ? 0 : (starts[0] ?? 0) + stretch;
    return Math.max(earliest, pausedUntil) - now;
  };
  return {
    async turn(signal, longestWait) {
      const before = last;
      const mine = Promise.withResolvers<void>();
      last = before.then(() => mine.promise);
      try {
        await orAborted(before, signal);
        for (;;) {
          signal.throwIfAborted();
          const now = clock.now();
          if (pausedUntil - now > longestWait) return false;
          const wait = waitAt(now);
          if (wait <= 0) break;
          await clock.sleep(wait, signal);
        }
        starts = [...starts, clock.now()].slice(-atOnce);
        return true;
      } finally {
        mine.resolve();
      }
    },
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, clock.now() + ms);
    },
  };
}

async function orAborted(waited: Promise<unknown>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    await Promise.race([waited, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

const paces = new Map<string, Pace>();

/** The one queue of a service at an address, shared by all checks that run at once. */
export function paceOf(service: string, api: string, perSecond: number): Pace {
  const place = `${service} ${URL.canParse(api) ? new URL(api).origin : api}`;
  const known = paces.get(place) ?? pace(perSecond);
  paces.set(place, known);
  return known;
}
