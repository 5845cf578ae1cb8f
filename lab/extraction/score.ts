import { bootstrap, type Interval, mean } from '../metrics/bootstrap';
import type { ExtractorName } from './extractors';
import { passageScores } from './passage-counts';
import type { PageResult, SetResult } from './read-sets';

export interface Scored extends Interval {
  value: number;
}

const options = { seed: 1, resamples: 2000 };

/** The set's one number: mean token F1 over pages, or F1 over the passages of all pages. */
export function scoreOf(results: readonly PageResult[]): number {
  const overlaps = results.flatMap(({ overlap }) => (overlap ? [overlap.f1] : []));
  return overlaps.length > 0
    ? mean(overlaps)
    : passageScores(results.map(({ passages }) => passages)).f1;
}

/** With a 95 % bootstrap interval over pages. */
export const scored = (results: readonly PageResult[]): Scored => ({
  value: scoreOf(results),
  ...bootstrap(results, scoreOf, options),
});

/** One extractor's number minus another's, pages drawn in pairs. */
export function difference(
  { results }: SetResult,
  name: ExtractorName,
  other: ExtractorName,
): Scored {
  const pairs = results[name].flatMap((one, i) => {
    const two = results[other][i];
    return two ? [{ one, two }] : [];
  });
  const statistic = (sample: readonly (typeof pairs)[number][]) =>
    scoreOf(sample.map(({ one }) => one)) - scoreOf(sample.map(({ two }) => two));
  return { value: statistic(pairs), ...bootstrap(pairs, statistic, options) };
}
