/** Scripts that part no words by spaces: each character counts for itself. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu;

/** Words and numbers in lower case under NFKC; single characters in scripts without spaces. */
export const tokensOf = (text: string): string[] =>
  text.normalize('NFKC').toLowerCase().match(TOKEN) ?? [];

export interface Overlap {
  precision: number;
  recall: number;
  f1: number;
}

/** How far two texts share their tokens, counted as bags; two empty texts agree. */
export function overlap(found: string, expected: string): Overlap {
  const [have, want] = [tokensOf(found), tokensOf(expected)];
  if (have.length === 0 || want.length === 0) {
    const same = have.length === want.length ? 1 : 0;
    return { precision: same, recall: same, f1: same };
  }
  const left = new Map<string, number>();
  for (const token of want) left.set(token, (left.get(token) ?? 0) + 1);
  let shared = 0;
  for (const token of have) {
    const count = left.get(token) ?? 0;
    if (count === 0) continue;
    left.set(token, count - 1);
    shared++;
  }
  const precision = shared / have.length;
  const recall = shared / want.length;
  return {
    precision,
    recall,
    f1: shared === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}
