import { FACT_CHECKS_KEY } from '../debate/before-debate';
import type { Check } from '../debate/check';
import type { World } from '../debate/world';
import type { FactCheck, FactChecks } from '../factchecks/fact-check';
import { googleFactChecks } from '../factchecks/google';
import { lookUpFactChecks } from '../factchecks/look-up';
import type { Database } from '../history/db';
import { readSecret } from '../settings/secrets';
import { readSettings } from '../settings/settings-store';

const secret = 'search:google-fact-check';
const TEST_MS = 30_000;

/** Looks for earlier fact-checks: on the claim's page, and in the index where the reader has a key for it. */
export function factChecks(db: Database): NonNullable<World['factChecks']> {
  return async ({ claim }, signal) => {
    const google = await googleOf(db);
    return lookUpFactChecks(claim, google.key ? google : undefined, { signal, fetch: fetchNow });
  };
}

/** Asks the index for a claim many sites wrote about. A refusal, or no answer, is an outcome, as in a check. */
export async function testFactChecks(
  db: Database,
  longestMs = TEST_MS,
): Promise<Omit<FactChecks, 'items'>> {
  const google = await googleOf(db);
  const signal = AbortSignal.timeout(longestMs);
  try {
    const asked = googleFactChecks('The Earth is flat.', 'en', google, { signal, fetch: fetchNow });
    const { items: _, ...outcome } = await asked;
    return outcome;
  } catch (thrown) {
    if (!signal.aborted) throw thrown;
    return { state: 'failed', why: 'timeout' };
  }
}

/**
 * The fact-checks found before the debate that its web agent may read: none unless the reader said so, and never those
 * of the claim's own page. Its markup may name any site as their publisher, so that the page would speak in the debate
 * as a source that stands apart from it.
 */
export async function factChecksToRead(db: Database, check: Check): Promise<FactCheck[]> {
  if (check.options.factChecks !== 'use') return [];
  const step = await db.steps.get([check.id, FACT_CHECKS_KEY]);
  const items = step?.kind === 'factChecks' ? step.value.items : [];
  return items.filter(({ from }) => from !== 'page');
}

async function googleOf(db: Database) {
  const { api } = (await readSettings(db)).factChecks;
  return { api, key: await readSecret(db, secret, api) };
}

/** The global one may be replaced under test, and does not like another `this`. */
const fetchNow: typeof fetch = (input, init) => globalThis.fetch(input, init);
