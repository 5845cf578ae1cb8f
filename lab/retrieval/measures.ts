import { orderOf } from './fusion';

type Gold = readonly ReadonlySet<number>[];

/** Targets by falling score, each once: where its best unit stands. */
export function targetsByScore(scores: readonly number[], targets: readonly number[]): number[] {
  return [...new Set(orderOf(scores).map((at) => targets[at] ?? -1))];
}

/** Largest share of one of the gold sets among the first `k`. */
export function recallAt(ranked: readonly number[], gold: Gold, k: number): number {
  const first = new Set(ranked.slice(0, k));
  return Math.max(
    ...gold.map((set) => [...set].filter((target) => first.has(target)).length / set.size),
  );
}

/** Normalised discounted cumulative gain at `k`, with gains of 0 and 1 (Järvelin and Kekäläinen 2002). */
export function ndcgAt(ranked: readonly number[], gold: Gold, k: number): number {
  const wanted = gold[0] ?? new Set();
  const gain = (place: number) => 1 / Math.log2(place + 2);
  const found = ranked
    .slice(0, k)
    .reduce((sum, target, place) => sum + (wanted.has(target) ? gain(place) : 0), 0);
  let best = 0;
  for (let place = 0; place < Math.min(k, wanted.size); place++) best += gain(place);
  return found / best;
}
