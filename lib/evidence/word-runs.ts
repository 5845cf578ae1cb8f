/** Hashes of a text's runs of so many words in a row: what two texts have in common when one was copied. */
export type WordRuns = ReadonlySet<number>;

/** The runs of `length` words in a row; none where there are fewer words. */
export function wordRuns(words: readonly string[], length: number): WordRuns {
  const hashes = words.map(hashOf);
  const runs = new Set<number>();
  for (let at = 0; at + length <= hashes.length; at++) {
    let hash = 17;
    for (let i = 0; i < length; i++) hash = (Math.imul(hash, 31) + (hashes[at + i] ?? 0)) | 0;
    runs.add(hash);
  }
  return runs;
}

/** FNV-1a, 32 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193) | 0;
  return hash;
}

/** How many runs of one text are in the other. */
export function sharedRuns(one: WordRuns, other: WordRuns): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const run of small) if (large.has(run)) shared++;
  return shared;
}
