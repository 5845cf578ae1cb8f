import { CrossexamError, errorRecord } from '../errors';
import { conclude } from '../scoring/conclude';
import { groundednessOf } from '../scoring/evidence-list';
import { BudgetEnded, limitMet, spentOn } from './budget';
import type { Check } from './check';
import type { ProtocolContext } from './context';
import { engineContext } from './engine-context';
import { fenceFor } from './fence';
import { Journal, JournalMismatch } from './journal';
import { runClock } from './run-clock';
import type { BudgetStep, ProposedStep } from './steps';
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
    await world.saveCheck(id, { status: 'finished', outcome, runs: clock.runs() });
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
  const journal = await Journal.open(world.journal, check.id, world.now, () =>
    world.saveCheck(check.id, { runs: clock.runs() }),
  );
  const debater = await world.model(check, 'debater');
  const context = engineContext({
    check,
    world,
    journal,
    signal,
    fence: await fenceFor(check.id),
    serial: debater.concurrency === 1,
    elapsedMs: clock.elapsedMs,
    beforeCall: budgetGuard(check, journal, clock.elapsedMs),
  });
  const view = () => viewOf(check, journal.steps);
  try {
    const proposed = await propose(check, world, journal, context, view);
    await endedByBudgetIsFine(() =>
      conclude(context, proposed, allEvidence(view()), groundednessOf(journal.steps)),
    );
  } catch (thrown) {
    await journal.halt(thrown);
    throw thrown;
  }
  return view();
}

/** Looks at the budget before each call; the first limit met is journaled and stands for all later calls. */
function budgetGuard(check: Check, journal: Journal, elapsedMs: () => number) {
  let ending: Promise<{ limit: BudgetStep['limit'] }> | undefined;
  return async (key: string): Promise<void> => {
    const spent = spentOn(journal.steps, check.models, elapsedMs());
    const known = journal.find('budget', 'budget');
    const limit = known?.limit ?? limitMet(check.budget, spent, {});
    if (!limit) return;
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
  context: ProtocolContext,
  view: () => ReturnType<typeof viewOf>,
): Promise<ProposedStep> {
  const protocol = world.protocol(check.protocol);
  try {
    return await protocol.run(context);
  } catch (thrown) {
    if (!(thrown instanceof BudgetEnded)) throw thrown;
    await journal.halt(thrown);
    journal.release();
    const rounds = view()
      .rounds.filter((round) => round.gate)
      .map(({ round, turns, gate }) => ({
        round,
        gate,
        answers: turns.flatMap(({ agent, answer }) =>
          answer ? [{ agent: agent.id, label: answer.label, text: answer.text }] : [],
        ),
      }));
    return context.record('proposed', 'proposed', protocol.cutShort(rounds, context.labels));
  }
}

async function endedByBudgetIsFine(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    if (!(thrown instanceof BudgetEnded)) throw thrown;
  }
}

const allEvidence = ({ evidence }: ReturnType<typeof viewOf>) =>
  [...evidence.against, ...evidence.for, ...evidence.context, ...evidence.notFound].sort(
    (a, b) => a.e - b.e,
  );

function endOf(thrown: unknown, signal: AbortSignal): Pick<Check, 'status' | 'error'> {
  if (signal.aborted) return { status: 'stopped', error: undefined };
  if (thrown instanceof JournalMismatch) {
    return { status: 'outdated', error: new CrossexamError('outdated').toRecord() };
  }
  return { status: 'paused', error: errorRecord(thrown) };
}

const isUnexpected = (thrown: unknown, signal: AbortSignal): boolean =>
  !signal.aborted && !(thrown instanceof CrossexamError) && !(thrown instanceof JournalMismatch);
