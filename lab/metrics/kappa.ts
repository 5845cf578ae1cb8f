import type { Judged } from './classification';

/**
 * Cohen's kappa (Cohen 1960): agreement of two label sets beyond what their shares would give by chance; 1 is
 * perfect, 0 is chance. NaN where both always give one and the same label.
 */
export function kappa(judged: readonly Judged[]): number {
  const gold = new Map<string, number>();
  const predicted = new Map<string, number>();
  let same = 0;
  for (const one of judged) {
    gold.set(one.gold, (gold.get(one.gold) ?? 0) + 1);
    predicted.set(one.predicted, (predicted.get(one.predicted) ?? 0) + 1);
    if (one.gold === one.predicted) same += 1;
  }
  const size = judged.length;
  let chance = 0;
  for (const [label, count] of gold)
    chance += (count / size) * ((predicted.get(label) ?? 0) / size);
  return (same / size - chance) / (1 - chance);
}
