import type { LabelSet } from '../../lib/scoring/labels';
import { bootstrap, type Interval } from '../metrics/bootstrap';
import {
  accuracy,
  confusion,
  isRight,
  type Judged,
  type LabelMetrics,
  macroF1,
  perLabel,
} from '../metrics/classification';

export interface Estimate extends Interval {
  value: number;
}

/** How a system's labels stand to the gold labels, on some claims. */
export interface Scores {
  claims: number;
  right: number;
  accuracy: Estimate;
  macroF1: Estimate;
  perLabel: LabelMetrics[];
  /** Order of rows and columns in `confusion`; a prediction outside the label set comes last. */
  labels: string[];
  confusion: number[][];
  /** What always saying the commonest gold label would score on the same claims. */
  majority: { label: string; accuracy: number };
}

export interface ScoreOptions {
  seed: number;
  resamples?: number;
}

/** Accuracy and F1 with 95 % bootstrap intervals; undefined without claims. */
export function scoresOf(
  judged: readonly Judged[],
  set: Pick<LabelSet, 'labels'> | undefined,
  options: ScoreOptions,
): Scores | undefined {
  if (judged.length === 0) return undefined;
  const known = set?.labels.map(({ id }) => id) ?? [];
  const labels = [...new Set([...known, ...judged.flatMap((one) => [one.gold, one.predicted])])];
  const right = judged.filter(isRight).length;
  const hits = judged.map((one) => Number(isRight(one)));
  const share = (sample: readonly number[]) => {
    let sum = 0;
    for (const hit of sample) sum += hit;
    return sum / sample.length;
  };
  // F1 looks at every label of every sample: fewer resamples say the same to two digits.
  const fewer = { ...options, resamples: Math.min(options.resamples ?? 1000, 1000) };
  return {
    claims: judged.length,
    right,
    accuracy: { value: accuracy(judged), ...bootstrap(hits, share, options) },
    macroF1: { value: macroF1(judged), ...bootstrap(judged, macroF1, fewer) },
    perLabel: perLabel(judged, labels),
    labels,
    confusion: confusion(judged, labels),
    majority: majorityOf(judged, labels),
  };
}

function majorityOf(judged: readonly Judged[], labels: readonly string[]): Scores['majority'] {
  const counts = labels.map((label) => judged.filter(({ gold }) => gold === label).length);
  const most = Math.max(...counts);
  return { label: labels[counts.indexOf(most)] ?? '', accuracy: most / judged.length };
}
