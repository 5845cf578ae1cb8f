import type { ProtocolContext } from '../../debate/context';
import type { GateFailure, GateStep } from '../../debate/steps';
import { standOf } from '../../scoring/labels';
import type { Turn } from './history';

/**
 * The stop rule: equal labels, and every score of this round strictly above its threshold. A missing label is
 * no agreement, even if both lack one. Everything else goes on to the next round, or to the judge after the
 * last one and where another would not fit the budget.
 */
export async function closeRound(
  ctx: ProtocolContext,
  round: number,
  turns: readonly Turn[],
): Promise<GateStep> {
  const labels = turns.map(({ answer }) => answer.label);
  const [label] = labels;
  const agreed = label != null && labels.every((other) => other === label);
  const failures = failuresIn(ctx, turns, agreed ? label : undefined);
  const outcome = agreed
    ? failures.length === 0
      ? 'agreed'
      : 'unstable'
    : labels.includes(null)
      ? 'no-label'
      : 'disagree';
  return ctx.record('gate', `round/${round}/gate`, {
    round,
    outcome,
    ...(agreed && { label }),
    failures,
    thresholds: ctx.options.thresholds,
    next: await nextAfter(ctx, round, outcome),
  });
}

async function nextAfter(
  ctx: ProtocolContext,
  round: number,
  outcome: GateStep['outcome'],
): Promise<GateStep['next']> {
  if (outcome === 'agreed') return 'end';
  if (round >= ctx.options.maxRounds) return 'judge';
  return (await ctx.affordsRound(round + 1)) ? 'round' : 'judge-budget';
}

/**
 * The scores that do not pass. One that could not be computed fails, on purpose: NaN compares false and would
 * pass the published test. One that does not apply is left out.
 */
function failuresIn(
  { options, labels }: ProtocolContext,
  turns: readonly Turn[],
  agreedLabel?: string,
): GateFailure[] {
  if (!options.stability) return [];
  const agreedNotEnough =
    options.agreedNotEnoughPasses &&
    agreedLabel !== undefined &&
    standOf(labels, agreedLabel) === 'not-enough';
  const failures: GateFailure[] = [];
  for (const { agent, faithfulness, relevance } of turns) {
    const test = (metric: GateFailure['metric'], score: Turn['faithfulness' | 'relevance']) => {
      const threshold = options.thresholds[metric];
      if (score.state === 'not-applicable') return;
      if (score.state === 'failed') failures.push({ agent: agent.id, metric, threshold });
      else if (!(score.value > threshold)) {
        failures.push({ agent: agent.id, metric, value: score.value, threshold });
      }
    };
    test('faithfulness', faithfulness);
    // Saying that the evidence does not suffice is noncommittal by its nature; that alone is no fault.
    const excused =
      agreedNotEnough && relevance.state === 'scored' && relevance.detail.noncommittal;
    if (!excused) test('relevance', relevance);
  }
  return failures;
}
