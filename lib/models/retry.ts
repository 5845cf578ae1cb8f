import { CrossexamError, type ErrorCode } from '../errors';

/** How often an error may be tried again, beside the limit of attempts; what is not here is thrown at once. */
const AGAIN: Partial<Record<ErrorCode, number>> = {
  'model-busy': Number.POSITIVE_INFINITY,
  'model-server-error': Number.POSITIVE_INFINITY,
  'model-cut': Number.POSITIVE_INFINITY,
  'model-unreachable': 1,
};
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** A provider that asks for more than this is left to the reader. */
const LONGEST_RETRY_AFTER_S = 60;

export interface RetryOptions {
  signal: AbortSignal;
  /** Runs of the effect at most. */
  attempts?: number;
  /** Waits, or rejects with the signal's reason. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** In [0, 1). */
  random?: () => number;
}

/**
 * Runs an effect again after errors that pass by themselves: busy, server error, cut stream, and once an unreachable
 * server. Waits as long as the provider asks (up to 60 s), else 1, 2, 4 … s up to 30, half of it by chance, so that
 * calls refused together do not come back together. Everything else, and an abort, ends it at once.
 */
export async function withRetries<T>(
  effect: (attempt: number) => Promise<T>,
  { signal, attempts = 4, sleep = abortableSleep, random = Math.random }: RetryOptions,
): Promise<T> {
  const seen = new Map<ErrorCode, number>();
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    try {
      return await effect(attempt);
    } catch (thrown) {
      signal.throwIfAborted();
      if (!(thrown instanceof CrossexamError) || attempt >= attempts) throw thrown;
      const times = (seen.get(thrown.code) ?? 0) + 1;
      seen.set(thrown.code, times);
      const wait = waitAfter(thrown, attempt, random);
      if (times > (AGAIN[thrown.code] ?? 0) || wait === undefined) throw thrown;
      await sleep(wait, signal);
    }
  }
}

/** Milliseconds; undefined where waiting is not worth it. */
function waitAfter(
  { params }: CrossexamError,
  attempt: number,
  random: () => number,
): number | undefined {
  // Ten minutes without a byte: another ten would not help.
  if (params.reason === 'no-answer') return undefined;
  if (params.seconds !== undefined) {
    const seconds = Number(params.seconds);
    return seconds <= LONGEST_RETRY_AFTER_S ? (seconds + random()) * 1000 : undefined;
  }
  const full = Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS);
  return full * (0.5 + random() / 2);
}

/** Rejects with the signal's reason as soon as it aborts. */
export function abortableSleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
