import { bootstrap, type Interval, mean } from './bootstrap';
import { isRight, type Judged } from './classification';

/** Two systems on the same claims. */
export interface PairedComparison {
  /** Claims both systems have decided. */
  claims: number;
  bothRight: number;
  onlyFirst: number;
  onlySecond: number;
  neither: number;
  /** Accuracy of the second minus that of the first. */
  difference: number;
  /** 95 % bootstrap interval of the difference, claims drawn in pairs. */
  interval: Interval;
  /** Two-sided exact McNemar test. */
  p: number;
}

/** Compares two systems claim by claim, on the claims both have. */
export function paired(
  first: readonly Judged[],
  second: readonly Judged[],
  options: { seed: number; resamples?: number },
): PairedComparison {
  const others = new Map(second.map((one) => [one.id, one]));
  const pairs = first.flatMap((one) => {
    const other = others.get(one.id);
    return other ? [{ a: isRight(one), b: isRight(other) }] : [];
  });
  const count = (a: boolean, b: boolean) => pairs.filter((p) => p.a === a && p.b === b).length;
  const onlyFirst = count(true, false);
  const onlySecond = count(false, true);
  const differences = pairs.map(({ a, b }) => Number(b) - Number(a));
  return {
    claims: pairs.length,
    ...{ bothRight: count(true, true), onlyFirst, onlySecond, neither: count(false, false) },
    difference: mean(differences),
    interval: bootstrap(differences, mean, options),
    p: mcnemarExact(onlyFirst, onlySecond),
  };
}

/**
 * Two-sided exact McNemar test (McNemar 1947): the probability, under a fair coin, of a split of the claims on
 * which the systems differ that is at least as uneven. 1 where they never differ.
 */
export function mcnemarExact(onlyFirst: number, onlySecond: number): number {
  const differing = onlyFirst + onlySecond;
  let tail = 0;
  for (let k = 0; k <= Math.min(onlyFirst, onlySecond); k++)
    tail += Math.exp(logChoose(differing, k) - differing * Math.LN2);
  return Math.min(1, 2 * tail);
}

/** Natural logarithm of the binomial coefficient, summed term by term: exact enough for thousands of claims. */
function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let i = 1; i <= k; i++) sum += Math.log(n - k + i) - Math.log(i);
  return sum;
}
