import { ARTICLES, isGuarded, isNegation } from '../evidence/guarded-words';

/** A standalone claim is hardly longer than its words and a name or a date for each pronoun. */
const MORE_CHARACTERS = 160;
/** Share of the selection's own words that must be left, those aside that are there to be replaced. */
const KEPT = 0.6;
const REPLACEABLE = new Set(
  'it its he his him she her they their them this these those that year month last next yesterday today tomorrow'.split(
    ' ',
  ),
);

const MONTHS = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'].flatMap((locale) => {
  const months = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, month) => months.format(Date.UTC(2026, month, 1)));
  return names.map((name) => name.toLowerCase());
});
/** Words with a capital letter that are no names. */
const NO_NAMES = new Set([...ARTICLES, ...MONTHS]);
/** Prepositions a sentence may now begin with. */
const OPENERS = 'in on at by from since during as for with en im am vom'.split(' ');

const wordsOf = (text: string): string[] =>
  text.normalize('NFKC').match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];
const plain = (word: string): string => word.toLowerCase().replace(/[’']s$/u, '');

/**
 * Whether a rewritten claim still says what the words it came from say: no number, no quantity and no name from
 * outside the material, none of its own numbers and quantities lost, no negation gained or lost, most words kept. A model that corrects a false claim, or puts in what it
 * knows, fails.
 * @param material the selection, what stands around it, and the dates
 */
export function faithful(written: string, own: string, material: string): boolean {
  if (written === '' || written.length > 2 * own.length + MORE_CHARACTERS) return false;
  const known = new Set(wordsOf(`${material}\n${own}`).map(plain));
  const numbers = new Set(`${material}\n${own}`.match(/\p{N}+/gu)?.map(Number));
  const after = wordsOf(written);
  const before = wordsOf(own);
  return (
    (written.match(/\p{N}+/gu) ?? []).every((number) => numbers.has(Number(number))) &&
    after.every((word, place) => isKnown(word, place, known)) &&
    keepsQuantities(before, after, known) &&
    negationsIn(after) === negationsIn(before) &&
    keptShare(before, after) >= KEPT
  );
}

function isKnown(word: string, place: number, known: ReadonlySet<string>): boolean {
  if (!/^\p{Lu}/u.test(word)) return true;
  const lower = plain(word);
  return known.has(lower) || NO_NAMES.has(lower) || (place === 0 && OPENERS.includes(lower));
}

/** Numbers, "all", "before", "may": with them the sense turns. */
function keepsQuantities(
  before: readonly string[],
  after: readonly string[],
  known: ReadonlySet<string>,
): boolean {
  const left = new Set(after.map(plain));
  const written = after.filter((word) => isGuarded(word) && !/\p{N}/u.test(word)).map(plain);
  return (
    before.filter(isGuarded).every((word) => left.has(plain(word))) &&
    written.every((word) => known.has(word))
  );
}

const negationsIn = (words: readonly string[]): number => words.filter(isNegation).length;

function keptShare(before: readonly string[], after: readonly string[]): number {
  const left = new Set(after.map(plain));
  const content = before.map(plain).filter((word) => !REPLACEABLE.has(word));
  return content.filter((word) => left.has(word)).length / Math.max(1, content.length);
}
