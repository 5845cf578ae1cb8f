import type { Preparation } from '../claim/preparation';
import { PREPARED_KEY, prepareClaim } from '../claim/prepare';
import { CrossexamError } from '../errors';
import { withinBudget } from './budget';
import type { Check } from './check';
import type { ProtocolContext } from './context';
import type { Journal } from './journal';
import type { World } from './world';

/** Where in the journal earlier fact-checks lie. */
export const FACT_CHECKS_KEY = 'claim/fact-checks';

/**
 * Whether there is a claim to debate. False: the selection holds none, and the check is at its end. Throws
 * `choose-claim` where the reader has to say what is debated. What was prepared or decided once stands, and nothing is
 * asked again: between two runs the reader may have chosen another model, which would prepare otherwise.
 */
export async function isReady(
  context: ProtocolContext,
  check: Check,
  journal: Journal,
): Promise<boolean> {
  if (!check.options.prepare || check.decision) return true;
  const prepared =
    journal.find('preparation', PREPARED_KEY) ?? (await preparedNow(context, check.models));
  if (prepared.outcome === 'choose') {
    throw new CrossexamError('choose-claim', { count: String(prepared.claims.length) });
  }
  return prepared.outcome === 'ready';
}

async function preparedNow(
  context: ProtocolContext,
  { gatherer }: Check['models'],
): Promise<Preparation> {
  // A model too small to judge would only put its own words into the reader's mouth.
  const mayAsk = !gatherer.demonstration;
  const prepared = await withinBudget(() => prepareClaim(context, mayAsk));
  return prepared ?? prepareClaim(context, false);
}

/**
 * Asks, before a check's first paid call, whether the embedder is there that its scores need: a debate that pauses in
 * its middle for a download has been paid in vain where the reader does not want it. Throws `embedder-missing`.
 */
export function embedderGuard(check: Check, world: World, journal: Journal): () => Promise<void> {
  const { stability, relevance } = check.options;
  const paid = journal.steps.some(({ kind }) => kind === 'reply');
  const needed = stability && relevance !== false && !paid;
  let asked: Promise<void> | undefined;
  return async () => {
    if (!needed) return;
    asked ??= world.embedder.ready?.();
    await asked;
  };
}

/** Looks up what people found before, beside the debate: trouble with it never holds the debate up. */
export async function lookUpFactChecks(
  check: Check,
  world: World,
  journal: Journal,
  signal: AbortSignal,
): Promise<void> {
  const { factChecks } = world;
  if (!check.options.factChecks || !factChecks) return;
  await journal.step('factChecks', FACT_CHECKS_KEY, { claim: check.claim.text }, () =>
    factChecks(check, signal),
  );
}
