import type { ConfidenceWord } from '../../lib/debate/steps';
import { type Bin, calibrationBins, calibrationError } from '../metrics/calibration';
import type { Outcome } from './outcome';

/**
 * The probability a word stands for when its calibration is measured. Our reading: "almost certain" and "likely" are
 * the middles of the bands analysts use for these words (95–99 % and 55–80 %, US Intelligence Community Directive 203);
 * "leaning" lies just above even, "unclear" claims no more than even.
 */
export const STATED: Record<ConfidenceWord, number> = {
  'almost-certain': 0.97,
  likely: 0.68,
  leaning: 0.55,
  unclear: 0.5,
};
const WORDS = ['unclear', 'leaning', 'likely', 'almost-certain'] as const;
const FIFTHS = ['0 to 0.2', '0.2 to 0.4', '0.4 to 0.6', '0.6 to 0.8', '0.8 to 1'];

export interface Calibration {
  /** How often the shown label was right under each word, from the least sure. */
  words: Bin[];
  error: number;
  /** The same over groundedness (the last round's mean faithfulness) in fifths, where it was scored. */
  groundedness: Bin[];
}

/** How far the shown labels' confidence says how often they are right; null where nothing was shown. */
export function calibrationOf(outcomes: readonly Outcome[]): Calibration | null {
  const shown = outcomes.filter((one) => one.shown !== undefined && one.confidence !== undefined);
  if (shown.length === 0) return null;
  const words = calibrationBins(
    shown.map(({ confidence = 'unclear', shown: label, gold }) => ({
      ...{ label: confidence, stated: STATED[confidence], right: label === gold },
    })),
    WORDS,
  );
  const groundedness = calibrationBins(
    shown.flatMap(({ groundedness: share, shown: label, gold }) =>
      share === undefined ? [] : [{ label: fifth(share), stated: share, right: label === gold }],
    ),
    FIFTHS,
  );
  return { words, error: calibrationError(words), groundedness };
}

const fifth = (share: number): string => FIFTHS[Math.min(4, Math.floor(share * 5 + 1e-9))] ?? '';
