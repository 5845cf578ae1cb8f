import { wordsOf } from '../words';

/** Words of one shingle: five in a row are shared by copies and by little else. */
const SHINGLE = 5;
/** Words of a text that are looked at; two texts that share their first three thousand are one. */
const MOST_WORDS = 3000;
/** Shingles below which a text is too short to be told from another of the same subject. */
const FEWEST = 12;
/** Part of all shingles two whole texts must share. Syndicated articles differ in headline, names and footer. */
const SAME = 0.7;
/** Part of an excerpt's shingles that must stand in the other text. */
const EXCERPT = 0.9;

/** Hashes of a text's runs of five words. */
export type Shingles = ReadonlySet<number>;

/** The shingles of a text: case, punctuation and accents do not matter. */
export function shinglesOf(text: string): Shingles {
  const words = wordsOf(text).slice(0, MOST_WORDS).map(hashOf);
  const shingles = new Set<number>();
  for (let at = 0; at + SHINGLE <= words.length; at++) {
    let hash = 17;
    for (let i = 0; i < SHINGLE; i++) hash = (Math.imul(hash, 31) + (words[at + i] ?? 0)) | 0;
    shingles.add(hash);
  }
  return shingles;
}

/** FNV-1a, 32 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193) | 0;
  return hash;
}

/**
 * Whether two texts are near-identical: their shingles' Jaccard similarity is at least 0.7. An excerpt (a search
 * service's snippet) is a copy of the text it was taken from; a whole text that another quotes in full is none.
 */
export function isNearCopy(
  one: { shingles: Shingles; excerpt: boolean },
  other: { shingles: Shingles; excerpt: boolean },
): boolean {
  const [small, large] = one.shingles.size <= other.shingles.size ? [one, other] : [other, one];
  if (small.shingles.size < FEWEST) return false;
  if (!small.excerpt && small.shingles.size < SAME * large.shingles.size) return false;
  let shared = 0;
  for (const shingle of small.shingles) if (large.shingles.has(shingle)) shared++;
  const all = small.shingles.size + large.shingles.size - shared;
  if (shared >= SAME * all) return true;
  return small.excerpt && shared >= EXCERPT * small.shingles.size;
}
