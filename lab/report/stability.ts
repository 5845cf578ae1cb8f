import type { Thresholds } from '../../lib/scoring/score-types';
import { auc } from '../metrics/auc';
import { mean } from '../metrics/bootstrap';
import { type HistogramBin, histogram } from '../metrics/histogram';
import type { Outcome, ScoredTurn } from './outcome';

/** One score of Tool-MAD's answers, those with the right label against the others (the paper's Figs 3 and 11). */
export interface ScoreSpread {
  right: { answers: number; mean: number; bins: HistogramBin[] };
  wrong: { answers: number; mean: number; bins: HistogramBin[] };
  /** That a right answer scores above a wrong one; null where one kind is missing. */
  auc: number | null;
  /** Share of answers strictly above the threshold. */
  pass: number;
  threshold: number;
}

export interface Stability {
  answers: number;
  faithfulness: ScoreSpread | null;
  relevance: ScoreSpread | null;
  /** Share of answers whose relevance was put to 0 for being noncommittal. */
  noncommittal: number;
  /** Share of rounds in which every score of every agent passed. */
  roundsPassed: number;
}

/** The two scores over all answers of a run; null where nothing was scored. */
export function stabilityOf(
  outcomes: readonly Outcome[],
  thresholds: Thresholds,
): Stability | null {
  const turns = outcomes.flatMap((outcome) => outcome.turns);
  if (turns.length === 0) return null;
  const gates = outcomes.flatMap((outcome) => outcome.gates);
  const withRelevance = turns.filter(({ relevance }) => relevance !== undefined);
  return {
    answers: turns.length,
    faithfulness: spread(turns, 'faithfulness', thresholds.faithfulness),
    relevance: spread(turns, 'relevance', thresholds.relevance),
    noncommittal: mean(withRelevance.map(({ noncommittal }) => Number(noncommittal ?? false))),
    roundsPassed: mean(gates.map(Number)),
  };
}

/** The spread of one field of the answers that have it; null where none has. */
export function spread(
  turns: readonly ScoredTurn[],
  field: 'faithfulness' | 'relevance' | 'cosine',
  threshold: number,
): ScoreSpread | null {
  const scored = turns.flatMap((turn) => {
    const value = turn[field];
    return value === undefined ? [] : [{ value, positive: turn.right }];
  });
  if (scored.length === 0) return null;
  const side = (positive: boolean) => {
    const values = scored.filter((one) => one.positive === positive).map(({ value }) => value);
    return { answers: values.length, mean: mean(values), bins: histogram(values) };
  };
  const area = auc(scored);
  return {
    right: side(true),
    wrong: side(false),
    auc: Number.isNaN(area) ? null : area,
    pass: scored.filter(({ value }) => value > threshold).length / scored.length,
    threshold,
  };
}
