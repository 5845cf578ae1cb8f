/** Milliseconds to wait; a local model may load for minutes before its first byte. */
export interface Patience {
  firstByteMs: number;
  /** Between two pieces of a stream: some providers think in silence. */
  silenceMs: number;
}

export const defaultPatience: Patience = { firstByteMs: 600_000, silenceMs: 300_000 };

/**
 * Our own deadline beside the reader's signal: `signal` aborts on either. `heard` restarts the clock, `stop` ends it.
 * `passed` tells the deadline's abort from the reader's.
 */
export function deadline(outer: AbortSignal, patience: Patience) {
  const clock = new AbortController();
  const expire = () => clock.abort();
  let timer = setTimeout(expire, patience.firstByteMs);
  return {
    signal: AbortSignal.any([outer, clock.signal]),
    passed: () => clock.signal.aborted && !outer.aborted,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(expire, patience.silenceMs);
    },
    stop: () => clearTimeout(timer),
  };
}
