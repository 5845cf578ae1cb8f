/** As in Banerjee and Lavie (2005) and NLTK: weight of recall, shape and weight of the penalty for scattered words. */
const [ALPHA, BETA, GAMMA] = [0.9, 3, 0.5];

/**
 * METEOR of two texts, from 0 to 1, by equal words alone: without the stems and synonyms of the published metric, which
 * need WordNet, so it is at most as high. Words are paired from the end, as NLTK does.
 */
export function meteor(hypothesis: string, reference: string): number {
  const [said, wanted] = [tokens(hypothesis), tokens(reference)];
  const pairs: [number, number][] = [];
  const taken = new Set<number>();
  for (let i = said.length - 1; i >= 0; i--) {
    const j = wanted.findLastIndex((word, at) => word === said[i] && !taken.has(at));
    if (j < 0) continue;
    taken.add(j);
    pairs.unshift([i, j]);
  }
  const matches = pairs.length;
  if (matches === 0) return 0;
  const precision = matches / said.length;
  const recall = matches / wanted.length;
  const mean = (precision * recall) / (ALPHA * precision + (1 - ALPHA) * recall);
  const chunks = pairs.filter(([i, j], at) => {
    const before = pairs[at - 1];
    return !before || before[0] !== i - 1 || before[1] !== j - 1;
  }).length;
  return mean * (1 - GAMMA * (chunks / matches) ** BETA);
}

/** Words and single signs, in lower case. */
const tokens = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
