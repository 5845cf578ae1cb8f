import { runCheck } from '../debate/run';
import type { World } from '../debate/world';
import { changeCheck, indexForSearch, unfinishedChecks } from '../history/checks';
import type { Database } from '../history/db';
import { keptAlive } from './keep-alive';
import { lockOf } from './lock-of';

/** Runs checks in this worker, each at most once at a time in the whole browser. `onState` is told of begin and end. */
export interface Runner {
  /** Begins or continues a check that says `running`; does nothing while another run holds its lock. */
  start(check: string): void;
  /** Aborts a check down to its socket; answers when it has ended. */
  stop(check: string): Promise<void>;
  /** Waits for a run that is being stopped or is over; not for one that goes on. */
  settled(check: string): Promise<void>;
  /** Continues every check that says `running` and has no runner. */
  wake(): Promise<void>;
}

interface Run {
  abort: AbortController;
  /** True once nothing more comes of it but its last writes. */
  over: boolean;
  ended: Promise<unknown>;
}

export function runner(
  db: Database,
  world: World,
  onState: (check: string) => Promise<void>,
): Runner {
  // Only handles of what runs in this very worker: gone with it, as the runs are.
  const running = new Map<string, Run>();
  // Ended without a word in the database, as on a full disk: begun again by itself it would pay the same call again.
  const unrecorded = new Set<string>();

  const unexpected = (check: string) => (thrown: unknown) => world.onUnexpected?.(thrown, check);
  // A page that takes its time to be painted, or never answers, holds up nothing.
  const tell = (check: string): void => void onState(check).catch(unexpected(check));

  const begin = (check: string): void => {
    if (running.has(check)) return;
    const run: Run = { abort: new AbortController(), over: false, ended: Promise.resolve() };
    const locked = async (lock: Lock | null): Promise<void> => {
      if (!lock || run.abort.signal.aborted) return;
      // It may have been stopped, or have ended, since whoever began it looked.
      if ((await db.checks.get(check))?.status !== 'running') return;
      await keptAlive(async () => {
        tell(check);
        await runCheck(check, world, run.abort.signal);
        run.over = true;
        await indexForSearch(db, check);
      });
    };
    run.ended = navigator.locks
      .request(lockOf(check), { ifAvailable: true }, locked)
      .catch((thrown: unknown) => {
        unrecorded.add(check);
        unexpected(check)(thrown);
      })
      .finally(() => {
        running.delete(check);
        if (run.over) tell(check);
      });
    running.set(check, run);
  };

  return {
    start: (check) => {
      unrecorded.delete(check);
      begin(check);
    },
    stop: async (check) => {
      const run = running.get(check);
      run?.abort.abort();
      await run?.ended;
      const record = await db.checks.get(check);
      if (record?.status === 'running' || record?.status === 'paused') {
        await changeCheck(db, check, { status: 'stopped', error: undefined }, new Date());
      }
    },
    settled: async (check) => {
      const run = running.get(check);
      if (run?.over || run?.abort.signal.aborted) await run.ended;
    },
    wake: async () => {
      for (const { id } of await unfinishedChecks(db)) if (!unrecorded.has(id)) begin(id);
    },
  };
}
