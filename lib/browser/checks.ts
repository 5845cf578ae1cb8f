import type { Claim } from '../claim/claim';
import type { Check } from '../debate/check';
import { newCheck } from '../debate/new-check';
import { CrossexamError } from '../errors';
import { addCheck, changeCheck, deleteCheck } from '../history/checks';
import type { Database } from '../history/db';
import type { Settings } from '../settings/settings';
import { readSettings } from '../settings/settings-store';
import { plan } from './plan';
import type { Runner } from './runner';

export interface Again {
  claimText?: string;
  protocol?: string;
}

/** What can be done with checks, whoever asks: a gesture, the panel, a test. */
export interface Checks {
  start(claim: Claim): Promise<string>;
  stop(check: string): Promise<void>;
  resume(check: string): Promise<void>;
  /** The same claim, perhaps reworded, with today's settings, perhaps by another protocol than theirs. */
  again(check: string, how?: Again): Promise<string>;
  remove(check: string): Promise<void>;
}

export function checks(db: Database, runs: Runner): Checks {
  const start = async (claim: Claim, protocol?: string): Promise<string> => {
    const settings = await settingsFor(db, protocol);
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
      const { protocol, status } = await need(id);
      if (status === 'finished') return;
      // Until the first reply nothing binds a check to the models it was planned with.
      const begun = (await db.steps.where({ check: id }).toArray()).some((s) => s.kind === 'reply');
      const change = begun ? {} : plan(await settingsFor(db, protocol));
      await changeCheck(db, id, { ...change, status: 'running', error: undefined }, new Date());
      runs.start(id);
    },
    again: async (id, { claimText, protocol } = {}) => {
      const { claim } = await need(id);
      const capturedAt = new Date().toISOString();
      return start({ ...claim, text: claimText?.trim() || claim.text, capturedAt }, protocol);
    },
    remove: async (id) => {
      await runs.stop(id);
      await deleteCheck(db, id);
    },
  };
}

/** Today's settings, with the protocol a check is run by where that is another one. */
async function settingsFor(db: Database, protocol: string | undefined): Promise<Settings> {
  const settings = await readSettings(db);
  return protocol ? { ...settings, protocol } : settings;
}
