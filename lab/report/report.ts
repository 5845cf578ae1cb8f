import type { LabelSet } from '../../lib/scoring/labels';
import { standOf } from '../../lib/scoring/labels';
import type { Thresholds } from '../../lib/scoring/score-types';
import { mean, quantile } from '../metrics/bootstrap';
import type { Judged } from '../metrics/classification';
import { ENOUGH_EVIDENCE } from '../metrics/evidence-score';
import type { RunConfig } from '../run/config';
import { calibrationOf } from './confidence';
import type { Outcome } from './outcome';
import type { BothScores, Cost, Report } from './report-types';
import { type ScoreOptions, scoresOf } from './scores';
import { stabilityOf } from './stability';

export interface ReportParts {
  config: RunConfig;
  source: string;
  notes: string[];
  /** Undefined for multiple choice, where every claim has its own. */
  labels: LabelSet | undefined;
  thresholds: Thresholds;
  outcomes: readonly Outcome[];
  options: ScoreOptions;
}

/** All that is said of a run, from its claims' outcomes. Unfinished claims are named and in no number. */
export function reportOf(parts: ReportParts): Report {
  const { outcomes, labels, options, config, source, notes } = parts;
  const done = outcomes.filter(isFinished);
  const both = (some: readonly Outcome[]): BothScores | null => {
    const proposed = scoresOf(judgedBy(some, 'proposed'), labels, options);
    const shown = scoresOf(judgedBy(some, 'shown'), labels, options);
    return proposed && shown ? { proposed, shown } : null;
  };
  const early = done.filter(({ by, rounds, maxRounds }) => by !== 'budget' && rounds < maxRounds);
  const lacking = (label: string | undefined) =>
    labels !== undefined && label !== undefined && standOf(labels, label) === 'not-enough';
  const share = (test: (one: Outcome) => boolean) => mean(done.map((one) => Number(test(one))));
  const total = costOf(done);
  return {
    ...{ config, source, notes, claims: outcomes.length },
    unfinished: outcomes
      .filter((one) => !isFinished(one))
      .map(({ id, status, error, problem }) => ({
        ...{ id, status, ...(error && { error }), ...(problem && { problem }) },
      })),
    all: both(done),
    withoutCheckers: both(done.filter(({ factChecked }) => !factChecked)),
    withCheckers: both(done.filter(({ factChecked }) => factChecked)),
    overruled: share(({ overruled }) => overruled),
    overruledWhy: counted(done.flatMap(({ overruled, why }) => (overruled && why ? [why] : []))),
    rounds: counted(done.map(({ rounds }) => rounds)),
    meanRounds: mean(done.map(({ rounds }) => rounds)),
    stoppedEarly: early.length / done.length,
    decidedBy: counted(done.flatMap(({ by }) => by ?? [])),
    stoppedEarlyBy: counted(early.flatMap(({ by }) => by ?? [])),
    notEnough: {
      gold: share(({ gold }) => lacking(gold)),
      proposed: share(({ proposed }) => lacking(proposed)),
      shown: share(({ shown }) => lacking(shown)),
    },
    evidence: evidenceOf(done),
    looked: counted(done.flatMap(({ looked }) => looked)),
    repairs: outcomes.reduce((sum, { repairs }) => sum + repairs, 0),
    ranSeconds: covered(outcomes.flatMap(({ ran }) => ran)),
    total,
    perClaim: Object.fromEntries(
      Object.entries(total).map(([name, sum]) => [name, sum / done.length]),
    ) as unknown as Cost,
    medianSeconds: quantile(
      done.map(({ seconds }) => seconds),
      0.5,
    ),
    calibration: calibrationOf(done),
    stability: stabilityOf(done, parts.thresholds),
  };
}

/** AVeriTeC's score, but for METEOR's stems and synonyms (`lab/metrics/meteor.ts`). */
function evidenceOf(done: readonly Outcome[]): Report['evidence'] {
  const scored = done.filter(({ evidence }) => evidence !== undefined);
  if (scored.length === 0) return null;
  const enough = scored.filter(
    ({ evidence = 0, proposed, gold }) => evidence >= ENOUGH_EVIDENCE && proposed === gold,
  );
  return {
    claims: scored.length,
    mean: mean(scored.map(({ evidence = 0 }) => evidence)),
    rightWithEnough: enough.length / scored.length,
  };
}

/** Seconds that stretches of time cover, where they overlap only once. */
export function covered(stretches: readonly { from: string; to: string }[]): number {
  const sorted = stretches
    .map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }))
    .toSorted((a, b) => a.from - b.from);
  let until = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const { from, to } of sorted) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum / 1000;
}

export const isFinished = ({ status, proposed, shown }: Outcome): boolean =>
  status === 'finished' && proposed !== undefined && shown !== undefined;

/** Finished claims as the metrics take them. */
export const judgedBy = (outcomes: readonly Outcome[], which: 'proposed' | 'shown'): Judged[] =>
  outcomes.flatMap((one) => {
    const predicted = one[which];
    return predicted === undefined || !isFinished(one)
      ? []
      : [{ id: one.id, gold: one.gold, predicted }];
  });

function costOf(outcomes: readonly Outcome[]): Cost {
  const sum = (value: (one: Outcome) => number) =>
    outcomes.reduce((total, one) => total + value(one), 0);
  const priced = outcomes.some(({ money }) => money !== undefined);
  return {
    calls: sum(({ calls }) => calls),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    seconds: sum(({ seconds }) => seconds),
    ...(priced && { money: sum(({ money = 0 }) => money) }),
  };
}

function counted<K extends string | number>(values: readonly K[]): Record<K, number> {
  const counts = {} as Record<K, number>;
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
