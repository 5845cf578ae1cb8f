import { runningMs } from './budget';
import type { Check } from './check';
import type { World } from './world';

/** Running time of a check: its earlier runs and the one that began now. */
export function runClock(check: Check, world: Pick<World, 'now'>) {
  const from = world.now().toISOString();
  const runs = () => [...check.runs, { from, to: world.now().toISOString() }];
  return { runs, elapsedMs: () => runningMs({ runs: runs() }) };
}
