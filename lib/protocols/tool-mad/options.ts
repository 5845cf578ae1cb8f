import type { ProtocolOptions } from '../../debate/context';
import { publishedThresholds, thresholdsFor } from '../../scoring/thresholds';

const roomy = { answer: 700, query: 64, scoring: 1500, judge: 900, report: 800 };
/** A small model sets its JSON on many lines: the caps leave room for a long sentence quoted and the label after it. */
const tight = { answer: 140, query: 24, scoring: 110, judge: 170, report: 170 };

/** As published: three rounds of three passages, greedy decoding, 0.7 and 0.8, no shortcuts, no rule, no second reading, no report. */
export function paperOptions(): ProtocolOptions {
  return {
    preset: 'paper',
    maxRounds: 3,
    passages: 3,
    rewriteQueries: true,
    stability: true,
    thresholds: { ...publishedThresholds, calibrated: false },
    compactScoring: false,
    lowScoreAlert: false,
    unchangedQueryShortcut: false,
    agreedNotEnoughPasses: false,
    rule: false,
    fitCheck: false,
    report: false,
    decoding: { temperature: 0 },
    tokens: roomy,
  };
}

/** What readers get: each difference is a line in `lib/protocols/README.md`. */
export function productOptions(given: { embedder: string; smallModel: boolean }): ProtocolOptions {
  return {
    ...paperOptions(),
    preset: 'product',
    thresholds: thresholdsFor(given.embedder),
    compactScoring: true,
    lowScoreAlert: true,
    unchangedQueryShortcut: true,
    agreedNotEnoughPasses: true,
    rule: true,
    fitCheck: true,
    report: true,
    ...(given.smallModel && { tokens: tight, brief: { passageWords: 40, judgeWords: 30 } }),
  };
}
