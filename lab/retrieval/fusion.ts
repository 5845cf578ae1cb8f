/** Places of the items by falling score; equal scores keep their order. */
export const orderOf = (scores: readonly number[]): number[] =>
  scores.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);

/** Reciprocal rank fusion with k = 60 (Cormack, Clarke and Büttcher 2009). */
export function reciprocalRanks(rankings: readonly (readonly number[])[]): number[] {
  const fused = (rankings[0] ?? []).map(() => 0);
  for (const scores of rankings)
    orderOf(scores).forEach((at, place) => {
      fused[at] = (fused[at] ?? 0) + 1 / (60 + place + 1);
    });
  return fused;
}

/** Scores from 0 to 1; all 0 where they do not differ. */
export function minMax(scores: readonly number[]): number[] {
  const low = Math.min(...scores);
  const range = Math.max(...scores) - low;
  return scores.map((score) => (range > 0 ? (score - low) / range : 0));
}

/** Convex combination of normalised scores (Bruch, Gai and Ingber 2023): `share` is what the second weighs. */
export const weighted = (
  first: readonly number[],
  second: readonly number[],
  share: number,
): number[] => first.map((score, at) => (1 - share) * score + share * (second[at] ?? 0));

/** Each score and `share` of those of the items beside it, within the same document. */
export const withNeighbours = (
  scores: readonly number[],
  share: number,
  together: (a: number, b: number) => boolean,
): number[] =>
  scores.map((score, at) => {
    const before = at > 0 && together(at - 1, at) ? (scores[at - 1] ?? 0) : 0;
    const after = at + 1 < scores.length && together(at, at + 1) ? (scores[at + 1] ?? 0) : 0;
    return score + share * (before + after);
  });
