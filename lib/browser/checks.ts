import type { Claim } from '../claim/claim';
import type { Check } from '../debate/check';
import { newCheck } from '../debate/new-check';
import { CrossexamError } from '../errors';
import { addCheck, changeCheck, deleteCheck } from '../history/checks';
import type { Database } from '../history/db';
import { readSettings } from '../settings/settings-store';
import { plan } from './plan';
import type { Runner } from './runner';

/** What can be done with checks, whoever asks: a gesture, the panel, a test. */
export interface Checks {
  start(claim: Claim): Promise<string>;
  stop(check: string): Promise<void>;
  resume(check: string): Promise<void>;
  /** The same claim, perhaps reworded, with today's settings. */
  again(check: string, claimText?: string): Promise<string>;
  remove(check: string): Promise<void>;
}

export function checks(db: Database, runs: Runner): Checks {
  const start = async (claim: Claim): Promise<string> => {
    const settings = await readSettings(db);
    const check = newCheck({
      ...plan(settings),
      id: crypto.randomUUID(),
      claim,
      settings,
      now: new Date(),
    });
    await addCheck(db, check);
    runs.start(check.id);
    return check.id;
  };

  const need = async (id: string): Promise<Check> => {
    const check = await db.checks.get(id);
    if (!check) throw new CrossexamError('document-missing', { what: 'check' });
    return check;
  };

  return {
    start,
    stop: runs.stop,
    resume: async (id) => {
      // What a stopped run still writes must not come after what is written here.
      await runs.settled(id);
      if ((await need(id)).status === 'finished') return;
      // Until the first reply nothing binds a check to the models it was planned with.
      const begun = (await db.steps.where({ check: id }).toArray()).some((s) => s.kind === 'reply');
      const change = begun ? {} : plan(await readSettings(db));
      await changeCheck(db, id, { ...change, status: 'running', error: undefined }, new Date());
      runs.start(id);
    },
    again: async (id, claimText) => {
      const { claim } = await need(id);
      const capturedAt = new Date().toISOString();
      return start({ ...claim, text: claimText?.trim() || claim.text, capturedAt });
    },
    remove: async (id) => {
      await runs.stop(id);
      await deleteCheck(db, id);
    },
  };
}
