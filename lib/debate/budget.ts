import type { Usage } from '../models/chat-model';
import type { Budget, Check } from './check';
import type { Role } from './context';
import type { AskedModel, BudgetStep, Step } from './steps';

/** Ends the debate when a limit is met; the engine catches it, protocols never do. */
export class BudgetEnded extends Error {
  override readonly name = 'BudgetEnded';
  constructor(readonly limit: BudgetStep['limit']) {
    super(`the check's budget of ${limit} is used up`);
  }
}

/** The work's result, or undefined where the budget ended it: what is finished stands without it. */
export async function withinBudget<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof BudgetEnded)) throw thrown;
    return undefined;
  }
}

export interface Spent {
  calls: number;
  tokens: number;
  money: number;
  minutes: number;
}

/** What a model call used, whether or not it came to a reply; undefined for a step that is no call. */
export function billedFor(step: Step): { role: Role; by?: AskedModel; usage: Usage } | undefined {
  if (step.kind === 'failedCall') return step.value;
  if (step.kind !== 'reply') return undefined;
  const { reply, ...asked } = step.value;
  return { ...asked, usage: reply.usage };
}

/** What the calls so far cost. `money` counts only models whose price is known. */
export function spentOn(steps: readonly Step[], models: Check['models'], ranMs: number): Spent {
  const spent: Spent = { calls: 0, tokens: 0, money: 0, minutes: ranMs / 60_000 };
  for (const step of steps) {
    const billed = billedFor(step);
    if (!billed) continue;
    const { input, output } = billed.usage;
    const price = (billed.by ?? models[billed.role])?.price;
    spent.calls += 1;
    spent.tokens += input + output;
    if (price) spent.money += (input * price.input + output * price.output) / 1e6;
  }
  return spent;
}

/** The first limit that leaves no room for `more` beside what is spent. */
export function limitMet(
  budget: Budget,
  spent: Spent,
  more: Partial<Spent>,
): BudgetStep['limit'] | undefined {
  const order = ['calls', 'tokens', 'money', 'minutes'] as const;
  return order.find((limit) => {
    const most = budget[limit];
    if (most === undefined) return false;
    // A call that begins exactly at the limit would go over it, so without an estimate the limit itself is the end.
    const need = more[limit];
    return need === undefined ? spent[limit] >= most : spent[limit] + need > most;
  });
}

/**
 * What another round and what closes a debate (judge, both readings, report) would need: what the last round took,
 * and so many closing calls of its average size.
 */
export function nextRoundNeeds(
  steps: readonly Step[],
  round: number,
  models: Check['models'],
  roundMs: number,
  closing: number,
): Spent {
  const last = steps.filter((step) => step.key.startsWith(`round/${round - 1}/`));
  const lastRound = spentOn(last, models, roundMs);
  const calls = Math.max(lastRound.calls, 1);
  const withClosing = (calls + closing) / calls;
  return {
    calls: lastRound.calls + closing,
    tokens: lastRound.tokens * withClosing,
    money: lastRound.money * withClosing,
    minutes: lastRound.minutes * withClosing,
  };
}

/** Milliseconds a check has been running, over all its runs. */
export const runningMs = (check: Pick<Check, 'runs'>): number =>
  check.runs.reduce((sum, run) => sum + Math.max(0, Date.parse(run.to) - Date.parse(run.from)), 0);
