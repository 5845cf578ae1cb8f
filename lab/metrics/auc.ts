/**
 * Area under the ROC curve: the probability that a right item scores above a wrong one, ties counting half
 * (Mann–Whitney U over the number of pairs). NaN where one of the two kinds is missing.
 */
export function auc(scored: readonly { value: number; positive: boolean }[]): number {
  const sorted = [...scored].sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]?.value === sorted[from]?.value) to++;
    // Ranks count from 1; equal values share the mean of theirs.
    const rank = (from + 1 + to) / 2;
    ranks += rank * sorted.slice(from, to).filter(({ positive }) => positive).length;
    from = to;
  }
  const positives = sorted.filter(({ positive }) => positive).length;
  const negatives = sorted.length - positives;
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}
