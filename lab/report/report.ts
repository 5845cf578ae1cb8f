import type { ProposedStep } from '../../lib/debate/steps';
import type { LabelSet } from '../../lib/scoring/labels';
import { standOf } from '../../lib/scoring/labels';
import type { Thresholds } from '../../lib/scoring/score-types';
import { mean, quantile } from '../metrics/bootstrap';
import type { Judged } from '../metrics/classification';
import type { RunConfig } from '../run/config';
import { type Calibration, calibrationOf } from './confidence';
import type { Outcome } from './outcome';
import { type ScoreOptions, type Scores, scoresOf } from './scores';
import { type Stability, stabilityOf } from './stability';

/** Both labels of a run: what the protocol proposed, and what the rule in code made of it. */
export interface BothScores {
  proposed: Scores;
  shown: Scores;
}

export interface Cost {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  seconds: number;
  /** Absent where no price was given. */
  money?: number;
}

export interface Report {
  config: RunConfig;
  source: string;
  notes: string[];
  claims: number;
  unfinished: { id: string; status: string; error?: string }[];
  all: BothScores | null;
  /** Claims none of whose documents is a fact-checker's page, and the others. */
  withoutCheckers: BothScores | null;
  withCheckers: BothScores | null;
  overruled: number;
  overruledWhy: Record<string, number>;
  /** Claims by the number of rounds they took. */
  rounds: Record<number, number>;
  meanRounds: number;
  /** Share of claims that took fewer rounds than they might have. */
  stoppedEarly: number;
  /** What decided, over all claims, and over those that stopped early. */
  decidedBy: Partial<Record<ProposedStep['by'], number>>;
  stoppedEarlyBy: Partial<Record<ProposedStep['by'], number>>;
  /** Share of claims whose label says that evidence is lacking. */
  notEnough: { gold: number; proposed: number; shown: number };
  total: Cost;
  perClaim: Cost;
  medianSeconds: number;
  calibration: Calibration | null;
  stability: Stability | null;
}

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
      .map(({ id, status, error }) => ({ id, status, ...(error && { error }) })),
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
