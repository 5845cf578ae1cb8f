import { normalise } from '../evidence/normalise';
import { keepMarks } from './marks';

const WORD = /\p{L}[\p{L}\p{M}\p{N}']*|\p{N}+(?:[.,:]\p{N}+)*/gu;
const NUMBER = /^\p{N}/u;
const NAME = /^[\p{Lu}\p{Lt}]/u;
/** In running text above this share of capitals the language writes its nouns with them (German). */
const CAPITALS = 0.25;

/**
 * Whether a corrected sentence says no more than its sources do, its cited quotations and the claim: each of its
 * numbers in digits and each of its names stands in one of them. A word that begins the sentence is no name by its
 * capital alone, and where nouns have capitals only numbers are looked at. It cannot see a number that stands beside
 * the wrong thing.
 */
export function saysNoMore(corrected: string, sources: readonly string[]): boolean {
  const given = sources.map((source) => wordsOf(source));
  const known = new Set(given.flat().map(keyOf));
  const within = given.flatMap((words) => words.slice(1)).filter((word) => !NUMBER.test(word));
  const nouns = within.filter((word) => NAME.test(word)).length > within.length * CAPITALS;
  return wordsOf(keepMarks(corrected, new Set()).text).every((word, place) => {
    const looked = NUMBER.test(word) || (!nouns && place > 0 && NAME.test(word));
    return !looked || known.has(keyOf(word));
  });
}

const wordsOf = (text: string): string[] => normalise(text).text.match(WORD) ?? [];

/** Lower case, thousands without commas, the owner without its 's. */
const keyOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/'s?$/u, '')
    .replace(/(?<=\p{N})[,.](?=\p{N}{3}(?!\p{N}))/gu, '');
