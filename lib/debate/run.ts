import { CrossexamError, errorRecord } from '../errors';
import { conclude } from '../scoring/conclude';
import { evidenceList, groundednessOf } from '../scoring/evidence-list';
import { neighboursIn } from '../scoring/neighbours';
import { embedderGuard, isReady, lookUpFactChecks } from './before-debate';
import { BudgetEnded, limitMet, spentOn } from './budget';
import type { Check } from './check';
import { closingOf } from './closing';
import type { FinishedRound, ProtocolContext } from './context';
import { engineContext } from './engine-context';
import { fenceFor } from './fence';
import { Journal, JournalMismatch } from './journal';
import { runClock } from './run-clock';
import type { BudgetStep, ProposedStep, Step } from './steps';
import { viewOf } from './view';
import type { World } from './world';

/**
 * Runs a check from its last finished step to an end: `finished`, `stopped` by the signal, `paused` with a
 * named error, or `outdated`. Calls the protocol from the top; finished steps take no time and cost nothing.
 * The caller holds the check's lock. Never throws for what happens inside the debate.
 */
export async function runCheck(id: string, world: World, signal: AbortSignal): Promise<void> {
  const check = await world.loadCheck(id);
  if (!check || check.status === 'finished' || check.status === 'outdated') return;
  const clock = runClock(check, world);
  await world.saveCheck(id, { status: 'running', error: undefined, runs: clock.runs() });
  try {
    const view = await debate(check, world, clock, signal);
    const outcome = view.shown && { label: view.shown.label, confidence: view.shown.confidence };
    const { why } = view.preparation ?? {};
    const noClaim = outcome ? undefined : why;
    await world.saveCheck(id, { status: 'finished', outcome, noClaim, runs: clock.runs() });
  } catch (thrown) {
    await world.saveCheck(id, { ...endOf(thrown, signal), runs: clock.runs() });
    if (isUnexpected(thrown, signal)) world.onUnexpected?.(thrown, id);
  }
}

async function debate(
  check: Check,
  world: World,
  clock: ReturnType<typeof runClock>,
  signal: AbortSignal,
) {
  const opened = await Journal.open(world.journal, check.id, world.now, () =>
    world.saveCheck(check.id, { runs: clock.runs() }),
  );
  const debater = await world.model(check, 'debater');
  const fence = await fenceFor(check.id);
  const embedderIsThere = embedderGuard(check, world, opened);
  const contextOn = (journal: Journal): ProtocolContext => {
    const withinLimits = budgetGuard(check, journal, clock.elapsedMs);
    return engineContext({
      ...{ check, world, journal, signal, fence },
      serial: debater.concurrency === 1,
      elapsedMs: clock.elapsedMs,
      beforeCall: async (key) => {
        await embedderIsThere();
        await withinLimits(key);
      },
    });
  };
  if (!(await isReady(contextOn(opened), check, opened))) return viewOf(check, opened.steps);
  await embedderIsThere();
  await lookUpFactChecks(check, world, opened, signal);
  const { proposed, journal, context } = await propose(check, world, opened, contextOn);
  const steps = proposed.by === 'budget' ? ofFinishedRounds(journal.steps) : journal.steps;
  const known = { groundedness: groundednessOf(steps), around: neighboursIn(steps) };
  await heldBy(journal, () => conclude(context, proposed, evidenceList(steps), known));
  return viewOf(check, journal.steps);
}

/**
 * Work whose calls are made side by side: where one of them fails the others have ended, too, when this throws. No
 * call outlives the run, to be paid again by the next one.
 */
async function heldBy<T>(journal: Journal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    await journal.halt(thrown);
    throw thrown;
  }
}

/** Looks at the budget before each call; the first limit met is journaled and stands for all later calls. */
function budgetGuard(check: Check, journal: Journal, elapsedMs: () => number) {
  let ending: Promise<{ limit: BudgetStep['limit'] }> | undefined;
  const begun = new Set<string>();
  return async (key: string): Promise<void> => {
    const spent = spentOn(journal.steps, check.models, elapsedMs());
    // What else is under way will be paid as well; how many tokens that takes is not known yet.
    const underWay = (other: string) => other !== key && !journal.find('reply', other);
    spent.calls += [...begun].filter(underWay).length;
    const known = journal.find('budget', 'budget');
    const limit = known?.limit ?? limitMet(check.budget, spent, {});
    if (!limit) {
      begun.add(key);
      return;
    }
    if (!known) ending ??= journal.step('budget', 'budget', '', async () => ({ limit, at: key }));
    await ending;
    throw new BudgetEnded(limit);
  };
}

/** The protocol's label; where a budget cut the debate short, what its finished rounds allow. */
async function propose(
  check: Check,
  world: World,
  journal: Journal,
  contextOn: (journal: Journal) => ProtocolContext,
): Promise<{ proposed: ProposedStep; journal: Journal; context: ProtocolContext }> {
  const protocol = world.protocol(check.protocol);
  const context = contextOn(journal);
  try {
    const proposed = await heldBy(journal, () => protocol.run(context));
    return { proposed, journal, context };
  } catch (thrown) {
    if (!(thrown instanceof BudgetEnded)) throw thrown;
    const after = journal.reopened();
    const context = contextOn(after);
    const cut = protocol.cutShort(finishedRounds(check, after.steps), context.labels);
    const proposed = await context.record('proposed', 'proposed', cut);
    return { proposed, journal: after, context };
  }
}

function finishedRounds(check: Check, steps: Step[]): FinishedRound[] {
  return viewOf(check, steps)
    .rounds.filter(({ next }) => next)
    .map(({ round, turns, gate, moderation, preference, consistency }) => ({
      ...{ round, gate, moderation, preference, consistency },
      answers: turns.flatMap(({ agent, answer }) =>
        answer ? [{ agent: agent.id, label: answer.label, text: answer.text }] : [],
      ),
    }));
}

/** A round that was cut decides nothing: how much of it a replay finds in the journal is a matter of chance. */
function ofFinishedRounds(steps: Step[]): Step[] {
  const closed = new Set(steps.flatMap((step) => closingOf(step)?.round ?? []));
  return steps.filter(({ key }) => {
    const round = /^round\/(\d+)\//u.exec(key)?.[1];
    return round === undefined || closed.has(Number(round));
  });
}

function endOf(thrown: unknown, signal: AbortSignal): Pick<Check, 'status' | 'error'> {
  if (signal.aborted) return { status: 'stopped', error: undefined };
  const error = errorRecord(
    thrown instanceof JournalMismatch ? new CrossexamError('outdated') : thrown,
  );
  return { status: error.code === 'outdated' ? 'outdated' : 'paused', error };
}

const isUnexpected = (thrown: unknown, signal: AbortSignal): boolean =>
  !signal.aborted && !(thrown instanceof CrossexamError) && !(thrown instanceof JournalMismatch);
