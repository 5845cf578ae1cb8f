/** How far apart two ratings are: `nominal` equal or not, `ordinal` by ranks, `interval` by squared difference. */
export type Level = 'nominal' | 'ordinal' | 'interval';

/**
 * Krippendorff's alpha (Krippendorff 2011, "Computing Krippendorff's Alpha-Reliability"): 1 is perfect agreement,
 * 0 what chance would give. Any number of raters; a rating may be missing. Items with fewer than two ratings say
 * nothing about agreement and are left out. NaN where no two ratings differ over the whole table.
 * @param items one row per item rated, one column per rater
 */
export function krippendorffAlpha(
  items: readonly (readonly (number | undefined)[])[],
  level: Level,
): number {
  const units = items
    .map((row) => row.filter((value) => value !== undefined))
    .filter((row) => row.length >= 2);
  const values = [...new Set(units.flat())].sort((a, b) => a - b);
  const totals = values.map((value) => units.flat().filter((other) => other === value).length);
  const distance = distances(values, totals, level);
  const pairs = totals.reduce((sum, count) => sum + count, 0);

  let observed = 0;
  for (const row of units) {
    for (const [i, a] of row.entries())
      for (const [j, b] of row.entries())
        if (i !== j) observed += distance(values.indexOf(a), values.indexOf(b)) / (row.length - 1);
  }
  let expected = 0;
  for (const [i, a] of totals.entries())
    for (const [j, b] of totals.entries()) expected += a * b * distance(i, j);
  return 1 - ((pairs - 1) * observed) / expected;
}

function distances(values: readonly number[], totals: readonly number[], level: Level) {
  return (i: number, j: number): number => {
    if (i === j) return 0;
    if (level === 'nominal') return 1;
    if (level === 'interval') return ((values[i] ?? 0) - (values[j] ?? 0)) ** 2;
    const [from, to] = [Math.min(i, j), Math.max(i, j)];
    const between = totals.slice(from, to + 1).reduce((sum, count) => sum + count, 0);
    return (between - ((totals[i] ?? 0) + (totals[j] ?? 0)) / 2) ** 2;
  };
}

/**
 * Cohen's kappa of two raters with quadratic weights (Cohen 1968): a disagreement counts by the square of its size.
 * NaN where both always gave one and the same rating.
 */
export function weightedKappa(pairs: readonly (readonly [number, number])[]): number {
  const observed = pairs.reduce((sum, [a, b]) => sum + (a - b) ** 2, 0) / pairs.length;
  let expected = 0;
  for (const [a] of pairs) for (const [, b] of pairs) expected += (a - b) ** 2;
  return 1 - observed / (expected / pairs.length ** 2);
}

/**
 * Cohen's kappa of two raters whose labels have no order (Cohen 1960): 1 is perfect agreement, 0 what chance would give.
 * NaN where both always gave one and the same label.
 */
export function cohenKappa(pairs: readonly { gold: string; predicted: string }[]): number {
  const counts = new Map<string, { gold: number; predicted: number }>();
  const countOf = (label: string) => {
    const known = counts.get(label) ?? { gold: 0, predicted: 0 };
    counts.set(label, known);
    return known;
  };
  let same = 0;
  for (const { gold, predicted } of pairs) {
    countOf(gold).gold += 1;
    countOf(predicted).predicted += 1;
    if (gold === predicted) same += 1;
  }
  let chance = 0;
  for (const { gold, predicted } of counts.values())
    chance += (gold / pairs.length) * (predicted / pairs.length);
  return (same / pairs.length - chance) / (1 - chance);
}
