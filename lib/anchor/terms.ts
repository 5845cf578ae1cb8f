import { hasUnspaced } from '../evidence/scripts';

/** Words of context on each side of a passage: fewer stand elsewhere too, more break at a note's mark. */
const CONTEXT_WORDS = 5;

const LETTER = /[\p{L}\p{N}]/u;
const LETTER_AT_END = /[\p{L}\p{M}\p{N}]$/u;
export const hasWord = (text: string): boolean => LETTER.test(text);
export const squeeze = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Browsers match whole words only: a word the passage cuts at its edge is left out. */
export function wholeOnly(exact: string, prefix: string, suffix: string): string {
  if (hasUnspaced(exact)) return exact.trim();
  let words = exact.trim();
  const startCut = /^[\p{L}\p{M}\p{N}]/u.test(exact) && LETTER_AT_END.test(prefix);
  const endCut = LETTER_AT_END.test(exact) && /^[\p{L}\p{M}\p{N}]/u.test(suffix);
  if (startCut) words = words.replace(/^[\p{L}\p{M}\p{N}]+/u, '');
  if (endCut) words = words.replace(/[\p{L}\p{M}\p{N}]+$/u, '');
  return words.trim();
}

/** Words with the punctuation that clings to them; in scripts without spaces, the segmenter's words. */
export function pieces(text: string): string[] {
  if (!hasUnspaced(text)) return text.match(/\S+\s*/gu) ?? [];
  return [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)].map((s) => s.segment);
}

/** At least so many words come before a cut at `stop`. */
const LEAST_BEFORE_STOP = 3;

/** The first words of a text; it ends early after a word that `stop` matches. */
export function head(text: string, words: number, stop?: RegExp): string {
  const all = pieces(text).slice(0, words);
  const cut = stop
    ? all.findIndex((piece, i) => i + 1 >= LEAST_BEFORE_STOP && stop.test(piece))
    : -1;
  return (cut < 0 ? all : all.slice(0, cut + 1)).join('').trim();
}

/** The last words of a text; it begins late, after the last word before them that `stop` matches. */
export function tail(text: string, words: number, stop?: RegExp): string {
  const all = pieces(text).slice(-words);
  const cut = stop
    ? all.findLastIndex((piece, i) => all.length - 1 - i >= LEAST_BEFORE_STOP && stop.test(piece))
    : -1;
  return all
    .slice(cut + 1)
    .join('')
    .trim();
}

/** Context next to the passage and within one block; the first piece may be a cut word and goes. */
export function lastWords(prefix: string): string {
  const line = prefix.trimEnd().split(BREAK).at(-1) ?? '';
  const all = pieces(squeeze(line));
  const usable = line === prefix.trimEnd() ? all.slice(1) : all;
  const words = LETTER_AT_END.test(prefix) && !hasUnspaced(prefix) ? usable.slice(0, -1) : usable;
  return withWord(words.slice(-CONTEXT_WORDS));
}

export function firstWords(suffix: string): string {
  const line = suffix.trimStart().split(BREAK)[0] ?? '';
  const all = pieces(squeeze(line));
  const usable = line === suffix.trimStart() ? all.slice(0, -1) : all;
  const words = LETTER.test(suffix.slice(0, 1)) && !hasUnspaced(suffix) ? usable.slice(1) : usable;
  return withWord(words.slice(0, CONTEXT_WORDS));
}

const BREAK = /[\n\r\t]+| \| /u;

function withWord(words: string[]): string {
  const text = words.join('').trim();
  return hasWord(text) ? text : '';
}
