import { runCheck } from '../debate/run';
import type { World } from '../debate/world';
import { changeCheck, indexForSearch, unfinishedChecks } from '../history/checks';
import type { Database } from '../history/db';
import { keptAlive } from './keep-alive';

/** The Web Lock that says a check is being run; it is freed when the worker dies. */
export const lockOf = (check: string): string => `check:${check}`;

/** Runs checks in this worker, each at most once at a time in the whole browser. `onState` is told of begin and end. */
export interface Runner {
  /** Begins or continues a check; does nothing while another run holds its lock. */
  start(check: string): void;
  /** Aborts a check down to its socket; answers when it has ended. */
  stop(check: string): Promise<void>;
  /** Continues every check that says `running` and has no runner. */
  wake(): Promise<void>;
}

export function runner(
  db: Database,
  world: World,
  onState: (check: string) => Promise<void>,
): Runner {
  // Only handles of what runs in this very worker: gone with it, as the runs are.
  const running = new Map<string, { abort: AbortController; ended: Promise<unknown> }>();

  const start = (check: string): void => {
    if (running.has(check)) return;
    const abort = new AbortController();
    const run = navigator.locks.request(lockOf(check), { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      await keptAlive(async () => {
        void onState(check);
        await runCheck(check, world, abort.signal);
        await indexForSearch(db, check);
        await onState(check);
      });
    });
    const ended = run
      .catch((thrown: unknown) => world.onUnexpected?.(thrown, check))
      .finally(() => running.delete(check));
    running.set(check, { abort, ended });
  };

  return {
    start,
    stop: async (check) => {
      const run = running.get(check);
      run?.abort.abort();
      await run?.ended;
      const record = await db.checks.get(check);
      if (record?.status === 'running' || record?.status === 'paused') {
        await changeCheck(db, check, { status: 'stopped', error: undefined }, new Date());
      }
    },
    wake: async () => {
      for (const { id } of await unfinishedChecks(db)) start(id);
    },
  };
}
