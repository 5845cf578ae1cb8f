import { isNegation } from './guarded-words';
import { unspacedClass } from './scripts';
import { sharedRuns, type WordRuns, wordRuns } from './word-runs';
import { wordsOf } from './words';

/** Words of a run. In a sentence three in a row are telling, in a text five: these are shared by copies and by little else. */
const RUN = { sentence: 3, text: 5 };
/** Share of a sentence's runs a near-copy has. */
const NEARLY_ALL = 0.75;
/** Words of a text that are looked at; two texts that share their first three thousand are one. */
const MOST_WORDS = 3000;
/** Runs below which a text is too short to be told from another of the same subject. */
const FEWEST = 12;
/** Part of all runs two whole texts must share. Syndicated articles differ in headline, names and footer. */
const SAME = 0.7;
/** Part of an excerpt's runs that must stand in the other text. */
const EXCERPT = 0.9;

const UNSPACED_LETTER = new RegExp(`(${unspacedClass})`, 'gv');

/** The words in order; every letter of a script without spaces is one. */
export const saidIn = (text: string): string[] => wordsOf(text.replace(UNSPACED_LETTER, ' $1 '));

/**
 * Whether one sentence has the words of another nearly as they stand: three quarters of its runs of three words, all of
 * its content, and as many negations.
 */
export function holds(whole: readonly string[], part: readonly string[]): boolean {
  if (part.length < RUN.sentence) return part.length > 0 && whole.join(' ') === part.join(' ');
  const has = new Set(whole);
  const content = part.every((word) => has.has(word) || isSmall(word));
  if (!content || negations(whole) !== negations(part)) return false;
  const wanted = wordRuns(part, RUN.sentence);
  return sharedRuns(wanted, wordRuns(whole, RUN.sentence)) >= wanted.size * NEARLY_ALL;
}

/** Words a near-copy may lack: short ones that are neither numbers nor negations. */
const isSmall = (word: string): boolean => /^\p{Ll}{1,3}$/u.test(word) && !isNegation(word);

export const negations = (words: readonly string[]): number => words.filter(isNegation).length;

/** A text made ready to be compared: case, punctuation and accents do not matter. */
export const runsOf = (text: string): WordRuns =>
  wordRuns(wordsOf(text).slice(0, MOST_WORDS), RUN.text);

/**
 * Whether two texts are near-identical: their runs' Jaccard similarity is at least 0.7. An excerpt (a search
 * service's snippet) is a copy of the text it was taken from; a whole text that another quotes in full is none.
 */
export function isNearCopy(
  one: { runs: WordRuns; excerpt: boolean },
  other: { runs: WordRuns; excerpt: boolean },
): boolean {
  const [small, large] = one.runs.size <= other.runs.size ? [one, other] : [other, one];
  if (small.runs.size < FEWEST) return false;
  if (!small.excerpt && small.runs.size < SAME * large.runs.size) return false;
  const shared = sharedRuns(small.runs, large.runs);
  const all = small.runs.size + large.runs.size - shared;
  if (shared >= SAME * all) return true;
  return small.excerpt && shared >= EXCERPT * small.runs.size;
}
