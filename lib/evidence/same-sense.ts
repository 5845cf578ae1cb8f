import { ARTICLES, isGuarded, isNegation } from './guarded-words';
import { editDistance } from './near-span';
import { unspacedClass } from './scripts';

interface Word {
  /** What two words are compared by: lower case, thousands without commas. */
  key: string;
  /** A number, sign, negation, bound, name, or a word of a script in which names cannot be told. */
  guarded: boolean;
  negates: boolean;
}

const TOKEN = new RegExp(
  `${unspacedClass}|(?<![\\p{L}\\p{N}])-?\\p{N}+(?:[.,:\\/]\\p{N}+)*\\p{L}*|[\\p{L}\\p{M}\\p{N}]+(?:'[\\p{L}\\p{M}]+)*|[\\p{Sc}\\p{Sm}%‰°]`,
  'gv',
);
const SOURCE_MARK = /\[(?:\d{1,3}|[a-z]|note \d+|citation needed)\]/gi;
const CAPITAL = /[\p{Lu}\p{Lt}]/u;
const CASELESS = /\p{Lo}/u;

/** The words of a normalised text with what a repair may do to them; source marks such as [12] left out. */
export function guardedWords(text: string): Word[] {
  const tokens = text.replace(SOURCE_MARK, ' ').match(TOKEN) ?? [];
  return tokens.map((token, place) => {
    const lower = token.toLowerCase();
    const name = CAPITAL.test(token) && !(place === 0 && ARTICLES.has(lower));
    return {
      key: lower.replace(/(?<=\p{N}),(?=\p{N}{3}(?!\p{N}))/gu, ''),
      guarded: name || CASELESS.test(token) || isGuarded(token),
      negates: isNegation(token),
    };
  });
}

/** Whether a text holds a word that a repair may not drop. */
export const holdsGuarded = (text: string): boolean => guardedWords(text).some((w) => w.guarded);

/**
 * Whether two wordings have the same numbers, negations and names in the same places, and differ
 * otherwise only by small slips: a letter or two late in a word, an unguarded word more or less.
 * Both texts are normalised. A negation must also keep the word it stands before.
 *
 * The words are laid over each other twice, freely and under these rules. Where the rules make it
 * dearer, the cheapest reading of the difference is one they forbid: a word replaced by another.
 */
export function sameSense(a: string, b: string): boolean {
  const [left, right] = [guardedWords(a), guardedWords(b)];
  const ruled = layOver(left, right, {
    replace: (i, j) => {
      const [x, y] = [left[i], right[j]];
      if (!x || !y) return Infinity;
      if (x.key !== y.key) return x.guarded || y.guarded || !isSlip(x.key, y.key) ? Infinity : 1;
      return x.negates && left[i + 1]?.key !== right[j + 1]?.key ? Infinity : 0;
    },
    lose: (word) => (word.guarded ? Infinity : 1),
  });
  const free = layOver(left, right, {
    replace: (i, j) => (left[i]?.key === right[j]?.key ? 0 : 1),
    lose: () => 1,
  });
  return ruled <= free;
}

interface Costs {
  /** Of laying word i of the left over word j of the right. */
  replace(i: number, j: number): number;
  /** Of a word that stands on one side only. */
  lose(word: Word): number;
}

/** Least cost of turning the words on the left into those on the right, in order. */
function layOver(left: Word[], right: Word[], { replace, lose }: Costs): number {
  let above = [0];
  for (const word of right) above.push((above.at(-1) ?? 0) + lose(word));
  left.forEach((word, i) => {
    const row = [(above[0] ?? 0) + lose(word)];
    right.forEach((other, j) => {
      row.push(
        Math.min(
          (above[j] ?? 0) + replace(i, j),
          (above[j + 1] ?? 0) + lose(word),
          (row[j] ?? 0) + lose(other),
        ),
      );
    });
    above = row;
  });
  return above.at(-1) ?? 0;
}

/** A slip of the pen: long words with the same beginning that differ in at most two letters. */
function isSlip(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < 4) return false;
  let same = 0;
  while (same < shorter && a[same] === b[same]) same++;
  return same >= Math.max(3, shorter / 2) && editDistance(a, b) <= (shorter < 6 ? 1 : 2);
}
