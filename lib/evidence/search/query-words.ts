import { hasUnspaced } from '../scripts';
import { stopWords } from './stop-words';

const ENDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu;
const ELIDED = /(?<![\p{L}\p{N}])([cdjlmnst]|qu|dell|all|nell|sull|un)['’](?=\p{L})/giu;

/**
 * The words of a query in order, without punctuation at their ends (`C++` and `AC/DC` stay whole).
 * Elided articles (l'Europe, dell'arte) are words of their own; O'Brien is not.
 */
export function queryWords(text: string): string[] {
  return text
    .replace(ELIDED, '$1 ')
    .split(/\s+/)
    .flatMap((word) => (hasUnspaced(word) ? unspacedWords(word) : [word.replace(ENDS, '')]))
    .filter((word) => word !== '');
}

/**
 * Stretches between the small words of Chinese and Japanese. A dictionary cuts names from abroad into
 * single characters; the characters that only join words are few.
 */
const RUNS =
  /[[\p{sc=Han}々〆]--[的了在是和与與及或也都就被把于於为為从從到对對而但这這那个個年月日]]+|[\p{sc=Katakana}ー]+|[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]+/gv;
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

function unspacedWords(text: string): string[] {
  if (EAST_ASIAN.test(text)) return text.match(RUNS) ?? [];
  const segments = new Intl.Segmenter('und', { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/**
 * Words that say which page is meant, each once. Without a list of stop words for the language, short
 * words go, unless they are numbers or stand capitalised within the sentence.
 */
export function contentWords(words: readonly string[], language: string): string[] {
  const stops = stopWords(language);
  const content = words.filter((word, at) => {
    if (hasUnspaced(word)) return word.length > 1;
    if (stops.size > 0) return !stops.has(word.toLowerCase());
    return word.length > 3 || /\p{N}/u.test(word) || (at > 0 && isCapital(word));
  });
  return [...new Set(content)];
}

export const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
