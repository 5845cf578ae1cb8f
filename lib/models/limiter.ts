import type { ChatModel } from './chat-model';

/** Runs work when a place is free; `signal` takes it out of the queue. */
export type Limiter = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/**
 * The limit of each model's provider, made when first asked for: two models of one server share its places. Where
 * they were set up with different numbers, each begins work only while fewer than its own number run there.
 */
export function limitsByProvider(): (
  model: Pick<ChatModel, 'provider' | 'concurrency'>,
) => Limiter {
  const providers = new Map<string, (places: number) => Limiter>();
  return ({ provider, concurrency }) => {
    const known = providers.get(provider) ?? sharedPlaces();
    providers.set(provider, known);
    return known(concurrency);
  };
}

/**
 * One count of running work and one queue, in the order it came. An abort rejects with the signal's reason:
 * at once while waiting; work that has begun ends by its own signal.
 */
function sharedPlaces(): (places: number) => Limiter {
  let running = 0;
  const queue: { places: number; enter: () => void }[] = [];

  /** Only the first in the queue may go: a small number is not starved by larger ones. */
  const admit = () => {
    for (let next = queue[0]; next && running < next.places; next = queue[0]) {
      queue.shift();
      running++;
      next.enter();
    }
  };

  function place(places: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const waiting = {
        places,
        enter: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      const leave = () => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(signal.reason);
        admit();
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.push(waiting);
      admit();
    });
  }

  return (places) => async (work, signal) => {
    await place(places, signal);
    try {
      return await work();
    } finally {
      running--;
      admit();
    }
  };
}
