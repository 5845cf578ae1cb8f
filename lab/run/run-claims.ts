import type { Check } from '../../lib/debate/check';
import { runCheck } from '../../lib/debate/run';
import type { World } from '../../lib/debate/world';
import type { ErrorAction } from '../../lib/errors';
import { errorSentence } from '../report/error-sentence';
import type { RunJournal } from './journal';

/** What only a person can put right: to go on would fail every claim in the same way. */
const ENDS_THE_RUN: ReadonlySet<ErrorAction> = new Set([
  ...(['choose-model', 'fix-key', 'fix-endpoint', 'allow-origin', 'wait', 'free-space'] as const),
]);
/** Claims in a row that may pause before the run is given up. */
const MOST_PAUSES = 5;

export interface RunClaims {
  checks: readonly Check[];
  journal: RunJournal;
  world: World;
  parallel: number;
  signal: AbortSignal;
  /** Told of every claim that has come to an end, of whatever kind. */
  onEnd(check: Check): void;
}

/**
 * Runs checks to their ends, so many at once. Finished ones are passed over, interrupted ones go on from their last
 * finished step. Ends early by the signal, or where every further claim would fail like the last.
 * @returns why it ended early, or undefined
 */
export async function runClaims(run: RunClaims): Promise<string | undefined> {
  const { journal, world, parallel, signal } = run;
  const waiting = run.checks.filter(({ id }) => journal.check(id)?.status !== 'finished');
  let pauses = 0;
  let why: string | undefined;

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (signal.aborted || why !== undefined) return;
      if (!journal.check(next.id)) await journal.addCheck(next);
      await runCheck(next.id, world, signal);
      const check = journal.check(next.id) ?? next;
      pauses = check.status === 'paused' ? pauses + 1 : 0;
      const { error } = check;
      if (error && (ENDS_THE_RUN.has(error.action) || pauses >= MOST_PAUSES))
        why ??= errorSentence(error);
      run.onEnd(check);
    }
  }

  await Promise.all(Array.from({ length: Math.max(1, parallel) }, work));
  return why ?? (signal.aborted ? 'interrupted' : undefined);
}
