import { hasUnspaced } from '../scripts';
import { contentWords, isCapital, queryWords } from './query-words';
import { stopWords } from './stop-words';

/** CirrusSearch refuses longer queries. */
const LONGEST = 300;

/**
 * A query and what to ask when it finds too little. A wiki's search wants every word on the page, so a
 * whole sentence often finds nothing; each rung asks for less:
 * 1. the query as it is, without search operators;
 * 2. its content words;
 * 3. its names: quoted phrases and runs of capitalised words, or without any its longest words;
 * 4. the first name alone, and 5. the longest one.
 * @param language of the wiki
 * @returns up to five different queries of at most 300 characters; none for a query without words
 */
export function queryLadder(query: string, language = 'en'): string[] {
  const whole = plain(query);
  const words = queryWords(whole);
  const content = contentWords(words, language);
  const names = namesOf(whole, words, language);
  const alone = [names[0] ?? '', longest(names, 1)[0] ?? ''].filter(
    (name) => name.length > 2 || hasUnspaced(name),
  );
  const few = names.length > 0 ? names : longest(content, 3);
  const rungs = [whole, content.join(' '), few.join(' '), ...alone].map(cut);
  const seen = new Set<string>();
  return rungs.filter((rung) => {
    const key = rung
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
      .trim();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Words of a title looked for. */
const LONGEST_TITLE = 4;

/**
 * Titles of pages a query may name: its runs of up to four words that neither begin nor end with a small
 * word, longer ones first. Finds "great wall" in "great wall visible from the moon".
 * @returns at most 50 titles, as many as one request may ask for
 */
export function possibleTitles(query: string, language = 'en'): string[] {
  const words = queryWords(plain(query)).filter((word) => !/[|#<>[\]{}]/.test(word));
  const stops = stopWords(language);
  const small = (word: string | undefined) => word === undefined || stops.has(word.toLowerCase());
  const titles: string[] = [];
  for (let length = LONGEST_TITLE; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length);
      const title = run.join(' ');
      if (!small(run[0]) && !small(run.at(-1)) && title.length > 1) titles.push(title);
    }
  }
  return [...new Set(titles)].filter((title) => /\p{L}/u.test(title)).slice(0, 50);
}

/** Names a query says, as an index of things rather than of texts knows them; the longest first. */
export function namedThings(query: string, language = 'en'): string[] {
  const whole = plain(query);
  const names = namesOf(whole, queryWords(whole), language).map((name) => name.trim());
  const said = names.length > 0 ? names : possibleTitles(query, language).slice(0, 4);
  return said.filter((name) => name.length > 1).toSorted((a, b) => b.length - a.length);
}

/** Takes out what a search engine would read as an operator; keeps balanced quotation marks. */
function plain(query: string): string {
  const spaced = query
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[“”„«»]/g, '"')
    .replace(/\b(?:site|insource|intitle|incategory|filetype|prefix|inurl):\S*/gi, ' ')
    .replace(/(^|\s)(?:AND|OR|NOT|&&|\|\|)(?=\s)/g, '$1')
    .replace(/(^|\s)[-!~+]+(?=[\p{L}\p{N}"])/gu, '$1')
    .replace(/[\\*?{}[\]<>|]/g, ' ');
  const quotes = spaced.split('"').length - 1;
  return (quotes % 2 === 0 ? spaced : spaced.replaceAll('"', ' ')).replace(/\s+/g, ' ').trim();
}

/** Small words inside names: Statue of Liberty, Champ de Mars. */
const JOINING = new Set('of the de du des la van von der di da do del'.split(' '));

/** Names in the order they are said. In scripts without capitals, the two longest stretches of characters. */
function namesOf(whole: string, words: readonly string[], language: string): string[] {
  const quoted = [...whole.matchAll(/"([^"]{2,80})"/g)].map(([, phrase = '']) => phrase.trim());
  if (hasUnspaced(whole)) {
    const content = contentWords(words, language).filter(hasUnspaced);
    return [...new Set([...quoted, ...longest(content, 2)])];
  }
  const stops = stopWords(language);
  const names: string[][] = [];
  let run: string[] = [];
  const close = () => {
    while (run.length > 0 && !isCapital(run.at(-1) ?? '')) run.pop();
    if (run.length > 0) names.push(run);
    run = [];
  };
  for (const word of words) {
    const small = stops.has(word.toLowerCase());
    if (isCapital(word) && !(small && run.length === 0)) run.push(word);
    else if (JOINING.has(word) && run.length > 0) run.push(word);
    else close();
  }
  close();
  return [...new Set([...quoted, ...names.map((name) => name.join(' '))])];
}

/** The longest texts, in their order. */
function longest(texts: readonly string[], count: number): string[] {
  const kept = new Set(texts.toSorted((a, b) => b.length - a.length).slice(0, count));
  return texts.filter((text) => kept.has(text));
}

function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  const space = text.lastIndexOf(' ', LONGEST);
  return text.slice(0, space > LONGEST / 2 ? space : LONGEST).replaceAll('"', '');
}
