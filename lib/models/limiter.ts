/** Runs work when a place is free; `signal` takes it out of the queue. */
export type Limiter = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/**
 * At most `places` pieces of work at once, in the order they came. An abort rejects with the signal's reason:
 * at once while waiting; work that has begun ends by its own signal.
 */
export function limiter(places: number): Limiter {
  let free = places;
  const queue: (() => void)[] = [];

  const release = () => {
    const next = queue.shift();
    if (next) next();
    else free++;
  };

  function place(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (free > 0) {
      free--;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(enter), 1);
        reject(signal.reason);
      };
      queue.push(enter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  return async (work, signal) => {
    await place(signal);
    try {
      return await work();
    } finally {
      release();
    }
  };
}
