import { hasUnspaced } from '../evidence/scripts';

/** A word or number with its place in the text. */
export interface Word {
  folded: string;
  /** Names and sentence beginnings; they must not differ at all. */
  capital: boolean;
  start: number;
  end: number;
}

const WORD =
  /(?:(?<![\p{L}\p{N}])[-−])?\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}\p{Cf}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** Footnote marks come and go between a page and its extracted text: [1], [a], [note 3], [citation needed]. */
const MARK = /\[(?:\p{N}{1,3}|\p{L}|[\p{L} ]{2,24}\p{N}{0,3})\]/gu;

/** Blanks footnote marks out, keeping every offset. */
export const withoutMarks = (text: string): string =>
  text.replace(MARK, (mark) => ' '.repeat(mark.length));

export function wordsOf(text: string): Word[] {
  return [...withoutMarks(text).matchAll(WORD)].map((match) => ({
    folded: match[0]
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\p{Cf}/gu, '')
      .replace(/’/g, "'")
      .replace(/−/g, '-'),
    capital: /^\p{Lu}/u.test(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * Whether `b` is `a` with one letter mended: same first letter, one edit or two neighbours swapped, at least
 * five letters, no name and no number. "recieve" and "receive" are; "million" and "billion", "1887" and
 * "1889", "Busch" and "Bush" are not.
 */
export function misspelt(a: Word, b: Word): boolean {
  if (a.capital || b.capital || Math.min(a.folded.length, b.folded.length) < 5) return false;
  if (/\p{N}/u.test(a.folded + b.folded) || hasUnspaced(a.folded)) return false;
  return a.folded[0] === b.folded[0] && oneEdit(a.folded, b.folded);
}

function oneEdit(a: string, b: string): boolean {
  let head = 0;
  while (head < a.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const restA = a.slice(head, a.length - tail);
  const restB = b.slice(head, b.length - tail);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
