import { contentWords, queryWords } from './query-words';

/** Words of one query; an index of abstracts has all of a longer one nowhere. */
const MOST_WORDS = 12;

/**
 * What to ask an index of papers, which wants every word: the query's content words, and when that finds too little,
 * any of them, best matches first. Words are plain: nothing in them is read as an operator.
 * @returns none for a query without words
 */
export function paperQueries(query: string, language = 'en'): string[] {
  const words = contentWords(queryWords(query), language)
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}'’.+-]+/gu, ' ').replace(/^[+.-]+|[+.-]+$/g, ''))
    .flatMap((word) => word.split(' '))
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !/^(?:AND|OR|NOT)$/.test(word));
  const kept = [...new Set(words)].slice(0, MOST_WORDS);
  if (kept.length === 0) return [];
  return kept.length === 1 ? kept : [kept.join(' '), kept.join(' OR ')];
}

/** `eng`, `en-GB` → `en`; undefined for what is no language. */
export function shortLanguage(tag: string | null | undefined): string | undefined {
  if (!tag) return undefined;
  try {
    const { language } = new Intl.Locale(tag);
    return language === 'und' || language === 'mul' ? undefined : language;
  } catch {
    return undefined;
  }
}

/** "A. Author, B. Author and 3 others" is for a reader; three names are enough to tell papers apart. */
export function authorsOf(names: readonly string[]): string | undefined {
  const given = names.map((name) => name.trim()).filter((name) => name !== '');
  if (given.length === 0) return undefined;
  return given.length > 3 ? `${given.slice(0, 3).join(', ')} et al.` : given.join(', ');
}
