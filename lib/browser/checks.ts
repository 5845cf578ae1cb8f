import type { Claim } from '../claim/claim';
import { claimantOf } from '../claim/claimant';
import type { Check, ClaimDecision } from '../debate/check';
import { newCheck } from '../debate/new-check';
import { CrossexamError } from '../errors';
import type { LeftOut } from '../evidence/left-out';
import {
  addCheck,
  addDecision,
  changeCheck,
  deleteAllChecks,
  deleteCheck,
  unfinishedChecks,
} from '../history/checks';
import type { Database } from '../history/db';
import type { Settings } from '../settings/settings';
import { changeSettings, readSettings } from '../settings/settings-store';
import { modelsNow, type Plan, plan } from './plan';
import type { Runner } from './runner';

export interface Again {
  claimText?: string;
  protocol?: string;
  leftOut?: LeftOut[];
}

interface Next {
  claim: Claim;
  decision?: ClaimDecision | undefined;
  leftOut?: LeftOut[] | undefined;
}

/** What can be done with checks, whoever asks: a gesture, the panel, a test. */
export interface Checks {
  start(claim: Claim): Promise<string>;
  stop(check: string): Promise<void>;
  /** Goes on; `without` relevance scores, as all later checks, where no model was asked yet. */
  resume(check: string, how?: { without?: 'relevance' }): Promise<void>;
  /** Checks a selection as these claims, the first in this very check; answers the ids. Decided once, it stands. */
  choose(check: string, claims: readonly string[]): Promise<string[]>;
  /**
   * The same claim, perhaps reworded, with today's settings, perhaps by another protocol than theirs. With `leftOut`
   * everything stays as it was planned, so that the two checks differ in these sources alone.
   */
  again(check: string, how?: Again): Promise<string>;
  remove(check: string): Promise<void>;
  /** Answers how many there were. */
  removeAll(): Promise<number>;
}

export function checks(db: Database, runs: Runner): Checks {
  const begin = async (check: Check): Promise<string> => {
    await addCheck(db, check);
    runs.start(check.id);
    return check.id;
  };

  const need = async (id: string): Promise<Check> => {
    const check = await db.checks.get(id);
    if (!check) throw new CrossexamError('document-missing', { what: 'check' });
    return check;
  };

  /**
   * Until the first reply nothing binds a check to what it was planned with. A debate that is under way keeps its
   * scores, and goes on with its models as they are now.
   */
  const replanned = async (check: Check): Promise<Partial<Plan>> => {
    const settings = await settingsFor(db, check.protocol);
    const steps = await db.steps.where({ check: check.id }).toArray();
    const begun = steps.some(({ kind }) => kind === 'reply');
    return begun ? { models: modelsNow(settings, check.models) } : plan(settings);
  };

  return {
    start: async (claim) => begin(planned(await readSettings(db), { claim })),
    stop: runs.stop,
    resume: async (id, { without } = {}) => {
      // What a stopped run still writes must not come after what is written here.
      await runs.settled(id);
      const check = await need(id);
      if (check.status === 'finished') return;
      if (without) await changeSettings(db, (settings) => ({ ...settings, relevance: false }));
      const change = await replanned(check);
      await changeCheck(db, id, { ...change, status: 'running', error: undefined }, new Date());
      runs.start(id);
    },
    choose: async (id, claims) => {
      await runs.settled(id);
      const check = await need(id);
      const [text, ...others] = [...new Set(claims.map((one) => one.trim()))].filter(Boolean);
      if (!text || check.decision || check.status === 'running') return [id];
      const { claim, protocol, leftOut } = check;
      const decision = { of: claim.text, at: new Date().toISOString() };
      const settings = await settingsFor(db, protocol);
      const alone = others.map((other) =>
        planned(settings, { claim: reworded(claim, other), decision, leftOut }),
      );
      const ids = [id, ...alone.map((one) => one.id)];
      const together = alone.length > 0 ? { siblings: ids } : {};
      const more = alone.map((one) => ({ ...one, ...together }));
      const change: Partial<Check> = {
        ...{ ...(await replanned(check)), claim: reworded(claim, text), decision },
        ...{ ...together, status: 'running', error: undefined, noClaim: undefined },
      };
      if (!(await addDecision(db, id, change, more, new Date()))) return [id];
      for (const one of ids) runs.start(one);
      return ids;
    },
    again: async (id, { claimText, protocol, leftOut } = {}) => {
      const check = await need(id);
      const { claim, decision } = check;
      const text = claimText?.trim() || claim.text;
      const at = new Date().toISOString();
      // Words the reader wrote, or chose before, are what the reader wants checked.
      const decided = text === claim.text ? decision : { of: claim.text, at };
      const settings = await settingsFor(db, protocol);
      const next: Next = {
        claim: { ...reworded(claim, text), capturedAt: at },
        ...{ decision: decided, leftOut: leftOut ?? check.leftOut },
      };
      return begin(leftOut ? plannedAs(check, settings, next) : planned(settings, next));
    },
    remove: async (id) => {
      await runs.stop(id);
      await deleteCheck(db, id);
    },
    removeAll: async () => {
      await Promise.all((await unfinishedChecks(db)).map(({ id }) => runs.stop(id)));
      return deleteAllChecks(db);
    },
  };
}

/** A new check of a claim by these settings; nothing is stored yet. */
const planned = (settings: Settings, next: Next): Check =>
  newCheck({
    ...{ ...plan(settings), ...next },
    ...{ id: crypto.randomUUID(), settings, now: new Date() },
  });

/** A new check by the plan of another, whatever the settings have become. */
const plannedAs = (check: Check, settings: Settings, next: Next): Check => ({
  ...newCheck({ ...check, ...next, id: crypto.randomUUID(), settings, now: new Date() }),
  ...(check.choices && { choices: check.choices }),
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
