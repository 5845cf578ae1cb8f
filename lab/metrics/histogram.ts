export interface HistogramBin {
  from: number;
  to: number;
  count: number;
}

/**
 * Counts values in equal bins over [0, 1]; the last bin holds 1, values outside go to the nearest bin
 * (a mean cosine can lie below 0). Five bins are those of Tool-MAD's Fig. 3.
 */
export function histogram(values: readonly number[], bins = 5): HistogramBin[] {
  const counts = new Array<number>(bins).fill(0);
  for (const value of values) {
    const bin = Math.min(bins - 1, Math.max(0, Math.floor(value * bins + 1e-9)));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count, i) => ({ from: i / bins, to: (i + 1) / bins, count }));
}
