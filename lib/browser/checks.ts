import type { Claim } from '../claim/claim';
import { claimantOf } from '../claim/claimant';
import type { Check, ClaimDecision } from '../debate/check';
import { newCheck } from '../debate/new-check';
import { CrossexamError } from '../errors';
import { addCheck, addDecision, changeCheck, deleteCheck } from '../history/checks';
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
  /** Checks a selection as these claims, the first in this very check; answers the ids. Decided once, it stands. */
  choose(check: string, claims: readonly string[]): Promise<string[]>;
  /** The same claim, perhaps reworded, with today's settings, perhaps by another protocol than theirs. */
  again(check: string, how?: Again): Promise<string>;
  remove(check: string): Promise<void>;
}

export function checks(db: Database, runs: Runner): Checks {
  const start = async (
    claim: Claim,
    protocol?: string,
    decision?: ClaimDecision,
  ): Promise<string> => {
    const check = planned(await settingsFor(db, protocol), claim, decision);
    await addCheck(db, check);
    runs.start(check.id);
    return check.id;
  };

  const need = async (id: string): Promise<Check> => {
    const check = await db.checks.get(id);
    if (!check) throw new CrossexamError('document-missing', { what: 'check' });
    return check;
  };

  /** Until the first reply nothing binds a check to the models it was planned with. */
  const replanned = async (id: string, protocol: string) => {
    const begun = (await db.steps.where({ check: id }).toArray()).some((s) => s.kind === 'reply');
    return begun ? {} : plan(await settingsFor(db, protocol));
  };

  return {
    start: (claim) => start(claim),
    stop: runs.stop,
    resume: async (id) => {
      // What a stopped run still writes must not come after what is written here.
      await runs.settled(id);
      const { protocol, status } = await need(id);
      if (status === 'finished') return;
      const change = await replanned(id, protocol);
      await changeCheck(db, id, { ...change, status: 'running', error: undefined }, new Date());
      runs.start(id);
    },
    choose: async (id, claims) => {
      await runs.settled(id);
      const check = await need(id);
      const [text, ...others] = [...new Set(claims.map((one) => one.trim()))].filter(Boolean);
      if (!text || check.decision || check.status === 'running') return [id];
      const { claim, protocol } = check;
      const decision = { of: claim.text, at: new Date().toISOString() };
      const settings = await settingsFor(db, protocol);
      const more = others.map((other) => planned(settings, reworded(claim, other), decision));
      const change: Partial<Check> = {
        ...{ ...(await replanned(id, protocol)), claim: reworded(claim, text), decision },
        ...{ status: 'running', error: undefined, noClaim: undefined },
      };
      if (!(await addDecision(db, id, change, more, new Date()))) return [id];
      const ids = [id, ...more.map((one) => one.id)];
      for (const one of ids) runs.start(one);
      return ids;
    },
    again: async (id, { claimText, protocol } = {}) => {
      const { claim, decision } = await need(id);
      const text = claimText?.trim() || claim.text;
      const at = new Date().toISOString();
      // Words the reader wrote, or chose before, are what the reader wants checked.
      const decided = text === claim.text ? decision : { of: claim.text, at };
      return start({ ...reworded(claim, text), capturedAt: at }, protocol, decided);
    },
    remove: async (id) => {
      await runs.stop(id);
      await deleteCheck(db, id);
    },
  };
}

/** A new check of a claim by these settings; nothing is stored yet. */
const planned = (settings: Settings, claim: Claim, decision?: ClaimDecision): Check =>
  newCheck({
    ...plan(settings),
    ...{ id: crypto.randomUUID(), claim, decision, settings, now: new Date() },
  });

/** The claim in other words; who says so may be told by them. */
function reworded({ claimant: _, ...claim }: Claim, text: string): Claim {
  const claimant = claimantOf({ ...claim, text });
  return { ...claim, text, ...(claimant && { claimant }) };
}

/** Today's settings, with the protocol a check is run by where that is another one. */
async function settingsFor(db: Database, protocol: string | undefined): Promise<Settings> {
  const settings = await readSettings(db);
  return protocol ? { ...settings, protocol } : settings;
}
