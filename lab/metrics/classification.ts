/** One claim's gold label and the label a system gave it. */
export interface Judged {
  id: string;
  gold: string;
  predicted: string;
}

/** Share of claims whose predicted label equals the gold label: the papers' Exact Match. NaN without claims. */
export const accuracy = (judged: readonly Judged[]): number =>
  judged.filter(isRight).length / judged.length;

export const isRight = ({ gold, predicted }: Judged): boolean => gold === predicted;

export interface LabelMetrics {
  label: string;
  /** 0 where nothing was predicted so, as in scikit-learn with `zero_division=0`. */
  precision: number;
  recall: number;
  f1: number;
  /** Claims with this gold label. */
  support: number;
  predicted: number;
}

/** Precision, recall and F1 of each label, in the order given. */
export function perLabel(judged: readonly Judged[], labels: readonly string[]): LabelMetrics[] {
  return labels.map((label) => {
    const support = judged.filter(({ gold }) => gold === label).length;
    const predicted = judged.filter((one) => one.predicted === label).length;
    const right = judged.filter((one) => isRight(one) && one.gold === label).length;
    const precision = predicted === 0 ? 0 : right / predicted;
    const recall = support === 0 ? 0 : right / support;
    const f1 = support + predicted === 0 ? 0 : (2 * right) / (support + predicted);
    return { label, precision, recall, f1, support, predicted };
  });
}

/**
 * Mean F1 over the labels that occur, as gold or as predicted: scikit-learn's default for `average='macro'`.
 * A label of the set that neither the data nor the system uses does not count. NaN without claims.
 */
export function macroF1(judged: readonly Judged[]): number {
  // One pass: the bootstrap asks for this thousands of times.
  const counts = new Map<string, { right: number; named: number }>();
  const countOf = (label: string) => {
    const known = counts.get(label);
    if (known) return known;
    const made = { right: 0, named: 0 };
    counts.set(label, made);
    return made;
  };
  for (const { gold, predicted } of judged) {
    countOf(gold).named += 1;
    countOf(predicted).named += 1;
    if (gold === predicted) countOf(gold).right += 1;
  }
  let sum = 0;
  for (const { right, named } of counts.values()) sum += (2 * right) / named;
  return sum / counts.size;
}

/** Claims by gold label (rows) and predicted label (columns), both in the order given. */
export const confusion = (judged: readonly Judged[], labels: readonly string[]): number[][] =>
  labels.map((gold) =>
    labels.map(
      (predicted) =>
        judged.filter((one) => one.gold === gold && one.predicted === predicted).length,
    ),
  );
