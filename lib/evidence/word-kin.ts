/** Letters of the shorter word; fewer are in too many others by chance. */
const LEAST_PART = 4;
/** Letters of a beginning that two words share (`demographic`, `demography`). */
const LEAST_STEM = 6;
/** Share of the shorter word that this beginning makes up. */
const MOST_OF_IT = 0.6;
/** Share of the longer word that a shorter common beginning makes up: then only the ending differs. */
const BUT_THE_END = 0.8;
const MOST_KIN = 8;

/**
 * Words of a vocabulary that are kin to a word by their letters: one is the other's beginning or end, or they share a
 * long beginning or all but the ending. For words of a query that no passage has: so `Turm` finds `Fernsehturm`, and
 * `Krankenhausfinanzierung` the `Krankenhäuser`, without a dictionary of compounds. Words are folded; numbers and
 * scripts without spaces have no kin.
 */
export function kinOf(word: string, vocabulary: Iterable<string>): string[] {
  if (!PLAIN.test(word) || word.length < LEAST_PART) return [];
  const kin: string[] = [];
  for (const other of vocabulary) {
    if (areKin(word, other)) kin.push(other);
    if (kin.length === MOST_KIN) break;
  }
  return kin;
}

const PLAIN = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]+$/u;

function areKin(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < LEAST_PART || !PLAIN.test(b)) return false;
  if (long.startsWith(short) || long.endsWith(short)) return true;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  if (same >= LEAST_PART && same >= long.length * BUT_THE_END) return true;
  return same >= Math.max(LEAST_STEM, short.length * MOST_OF_IT);
}
