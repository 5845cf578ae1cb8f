import { seeded } from './random';

export interface Interval {
  low: number;
  high: number;
}

export interface BootstrapOptions {
  seed: number;
  /** 10,000 where not said. */
  resamples?: number;
  /** Share of resamples inside the interval; 0.95 where not said. */
  level?: number;
}

/**
 * Percentile bootstrap (Efron 1979): the statistic over samples of the same size drawn with replacement, and the
 * interval that holds the middle 95 % of them. The papers give such intervals in place of repeated runs.
 */
export function bootstrap<T>(
  items: readonly T[],
  statistic: (sample: readonly T[]) => number,
  { seed, resamples = 10_000, level = 0.95 }: BootstrapOptions,
): Interval {
  const random = seeded(seed);
  const size = items.length;
  const sample = new Array<T>(size);
  const values = Array.from({ length: resamples }, () => {
    for (let i = 0; i < size; i++) sample[i] = items[Math.floor(random() * size)] as T;
    return statistic(sample);
  });
  const tail = (1 - level) / 2;
  return { low: quantile(values, tail), high: quantile(values, 1 - tail) };
}

/** Linear interpolation between order statistics (type 7, the default of R and NumPy). NaN for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
