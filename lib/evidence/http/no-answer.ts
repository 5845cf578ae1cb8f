export type NoAnswer = 'timeout' | 'offline' | 'unreachable';

/**
 * Why a request brought no answer, or not all of one.
 * @param signal of who asked
 * @param slow the request's own limit of time
 * @throws the signal's reason where it is aborted, and what is no trouble of the network: a fault of ours
 */
export function noAnswer(thrown: unknown, signal: AbortSignal, slow: AbortSignal): NoAnswer {
  signal.throwIfAborted();
  if (slow.aborted) return 'timeout';
  // `fetch` and a body cut short throw a TypeError.
  if (!(thrown instanceof TypeError)) throw thrown;
  return globalThis.navigator?.onLine === false ? 'offline' : 'unreachable';
}
