import type { Claim } from '../claim/claim';
import type { Standing } from './document';
import { isNegation } from './guarded-words';
import { normalise } from './normalise';
import { unspacedClass, wordCount } from './scripts';
import { sentencesOf, type TextSpan } from './sentences';
import { wordsOf } from './words';

/** Words from which on the same sentence elsewhere is a copy, and not just the plain way to say it. */
const COPIED_WORDS = 10;
/** Words from which on it is a quotation if it stands in quotation marks. */
const QUOTED_WORDS = 4;
/** Share of the claim's word triples a near-copy has. */
const NEARLY_ALL = 0.75;
/** Share of its words above which a passage is nothing but the claim again. */
const MOSTLY = 0.5;
/** Shorter remains of a cut passage say nothing. */
const LEAST_REMAINS = 5;

type ClaimWords = Pick<Claim, 'text' | 'selected' | 'sentence'>;

/**
 * How far words or a passage stand apart from the claim. `restates`: most of it is the claim again. On the
 * claim's own page that is its sentence, a near-copy, or a part of it; elsewhere a near-copy of ten words
 * or more, or the claim in quotation marks. A near-copy has all the claim's content words, numbers and
 * negations, and their order; so a source that says 1889 where the claim says 1750 restates nothing.
 */
export function standingOf(
  text: string,
  claim: ClaimWords,
  { samePage }: { samePage: boolean },
): Standing {
  const apart = samePage ? 'same-page' : 'independent';
  const all = wordCount(text);
  const again = restatingSentences(text, claim, samePage).reduce(
    (sum, { start, end }) => sum + wordCount(text.slice(start, end)),
    0,
  );
  return all > 0 && again / all > MOSTLY ? 'restates' : apart;
}

/**
 * The page's passages without the claim's own sentence and its near-copies, so that no claim is its own
 * evidence. A passage that holds one is cut around it; remains of fewer than five words go.
 */
export function withoutClaim<P extends TextSpan & { text: string }>(
  passages: readonly P[],
  claim: ClaimWords,
): P[] {
  return passages.flatMap((passage) => {
    const { text } = passage;
    const own = restatingSentences(text, claim, true);
    if (own.length === 0) return [passage];
    const cuts = [...own, { start: text.length, end: text.length }];
    return cuts.flatMap(({ start: to }, i) => {
      const piece = text.slice(cuts[i - 1]?.end ?? 0, to);
      const from = (cuts[i - 1]?.end ?? 0) + piece.length - piece.trimStart().length;
      const rest = piece.trim();
      if (wordCount(rest) < LEAST_REMAINS) return [];
      const start = passage.start + from;
      return [{ ...passage, text: rest, start, end: start + rest.length }];
    });
  });
}

function restatingSentences(text: string, claim: ClaimWords, samePage: boolean): TextSpan[] {
  const wordings = wordingsOf(claim);
  return sentencesOf(text).filter(({ start, end }) =>
    restates(text.slice(start, end), wordings, samePage),
  );
}

/** Whether one sentence, or a few words, says the claim again; see `standingOf`. */
function restates(sentence: string, wordings: string[][], samePage: boolean): boolean {
  const said = saidIn(sentence);
  return wordings.some((words) => {
    if (samePage) return holds(said, words) || holds(words, said);
    if (words.length >= COPIED_WORDS) return holds(said, words) && said.length < words.length * 2;
    return quotes(sentence, words) && negations(said) === negations(words);
  });
}

/**
 * Whether words are what a source only quotes of the claim, in a sentence such as `“…” is false`: taken
 * out of the quotation marks they would look like the source's own.
 */
export function isQuotedClaim(words: string, sentence: string, claim: ClaimWords): boolean {
  const said = saidIn(words);
  return wordingsOf(claim).some(
    (wording) => (holds(said, wording) || holds(wording, said)) && quotes(sentence, wording),
  );
}

/** The claim as debated, as selected and as it stands on its page; and each of its sentences. */
function wordingsOf({ text, selected, sentence = '' }: ClaimWords): string[][] {
  const wordings = [text, selected, sentence].flatMap((wording) => [
    wording,
    ...sentencesOf(wording).map(({ start, end }) => wording.slice(start, end)),
  ]);
  return [...new Set(wordings)].map(saidIn).filter((words) => words.length > 0);
}

const quotes = (sentence: string, words: string[]): boolean =>
  words.length >= QUOTED_WORDS && quotedIn(sentence).some((part) => holds(saidIn(part), words));

const UNSPACED_LETTER = new RegExp(`(${unspacedClass})`, 'gv');

/** The words in order; every letter of a script without spaces is one. */
const saidIn = (text: string): string[] => wordsOf(text.replace(UNSPACED_LETTER, ' $1 '));

/** Bounded: a quotation mark that is never closed must not be looked after to the end of a long text. */
const quotedIn = (text: string): string[] =>
  Array.from(
    normalise(text).text.matchAll(/(?<![\p{L}\p{N}])'(.{12,1000}?)'(?![\p{L}\p{N}])/gu),
    ([, part]) => part ?? '',
  );

/** Whether `whole` has the words of `part` nearly as they stand, all of its content, and denies no more. */
function holds(whole: string[], part: string[]): boolean {
  if (part.length < 3) return part.length > 0 && whole.join(' ') === part.join(' ');
  const has = new Set(whole);
  const content = part.every((word) => has.has(word) || isSmall(word));
  if (!content || negations(whole) !== negations(part)) return false;
  const triples = new Set(triplesOf(whole));
  const wanted = triplesOf(part);
  return wanted.filter((triple) => triples.has(triple)).length >= wanted.length * NEARLY_ALL;
}

/** Words a near-copy may lack: short ones that are neither numbers nor negations. */
const isSmall = (word: string): boolean => /^\p{Ll}{1,3}$/u.test(word) && !isNegation(word);

const negations = (words: string[]): number => words.filter(isNegation).length;

const triplesOf = (words: string[]): string[] =>
  words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`);
