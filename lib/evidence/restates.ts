import type { Claim } from '../claim/claim';
import { attributed, judges } from './attribution';
import type { Standing } from './document';
import { holds, negations, saidIn } from './near-copy';
import { normalise } from './normalise';
import { rewords } from './rewording';
import { wordCount } from './scripts';
import { sentencesOf, type TextSpan } from './sentences';
import { EMPTY } from './small-words';

/** Words from which on the same sentence elsewhere is a copy, and not just the plain way to say it. */
const COPIED_WORDS = 10;
/** Words from which on it is a quotation if it stands in quotation marks. */
const QUOTED_WORDS = 4;
/** Share of its words above which a passage is nothing but the claim again. */
const MOSTLY = 0.5;
/** Words that say who says it, at most. */
const FRAME_WORDS = 30;
/** Words that say something which a sentence shares with a claim it says again, at least. */
const IN_COMMON = 2;
/** Shorter remains of a cut passage say nothing. */
const LEAST_REMAINS = 5;

type ClaimWords = Pick<Claim, 'text' | 'selected' | 'sentence'>;

/**
 * How far words or a passage stand apart from the claim. `restates`: most of it is the claim again.
 * - On the claim's own page: its sentence, a part of it, a near-copy, or its words in another order.
 * - Elsewhere: a near-copy or rewording of a claim of ten words or more (a shorter one may be the plain way to say
 *   it), the claim in quotation marks, and the claim as something someone "claimed" or "posted".
 *
 * A near-copy has all the claim's content words, numbers and negations, and their order; a rewording has most of them
 * and brings no number, name or direction of its own. So a source that says 1889 where the claim says 1750, that
 * denies it, or that calls it false, restates nothing. A translation is not recognised: without a model nothing tells
 * it from an independent report.
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

interface Wording {
  text: string;
  words: string[];
}

/** Whether one sentence, or a few words, says the claim again; see `standingOf`. */
function restates(sentence: string, wordings: readonly Wording[], samePage: boolean): boolean {
  const said = saidIn(sentence);
  const has = new Set(said);
  // Most sentences of a page have hardly a word of the claim: nothing dearer is asked of them.
  const near = wordings.filter(
    ({ words }) =>
      words.length <= IN_COMMON ||
      words.filter((word) => has.has(word) && !EMPTY.has(word)).length >= IN_COMMON,
  );
  if (near.length === 0) return false;
  const longest = Math.max(...near.map(({ words }) => words.length));
  // Three times as long is no sentence like it; only a quotation in it can be.
  const told = said.length > longest * 3 + FRAME_WORDS ? undefined : attributed(sentence);
  const toldWords = told ? saidIn(told.text) : [];
  return near.some(({ text, words }) => {
    if (samePage && (holds(said, words) || holds(words, said))) return true;
    if (!samePage && words.length < COPIED_WORDS && quotes(sentence, words))
      return negations(said) === negations(words);
    if (!told || (judges(sentence) && !judges(text))) return false;
    if (samePage) return rewords(told.text, text, { shortened: true });
    const again = [said, toldWords].some(
      (whole) => whole.length < words.length * 2 && holds(whole, words),
    );
    if (words.length < COPIED_WORDS)
      return told.asserted && (again || rewords(told.text, text, { shortened: false }));
    // A witness's shorter words may be its own.
    return again || rewords(told.text, text, { shortened: told.who === '' });
  });
}

/**
 * Whether words are what a source only says of the claim, in a sentence such as `“…” is false`, `it is not true that …`
 * or `he claims that …`: taken out of their frame they would look like the source's own.
 */
export function isQuotedClaim(words: string, sentence: string, claim: ClaimWords): boolean {
  const said = saidIn(words);
  const again = wordingsOf(claim).filter(
    (wording) => holds(said, wording.words) || holds(wording.words, said),
  );
  if (again.length === 0) return false;
  return again.some((wording) => quotes(sentence, wording.words)) || isFramed(words, sentence);
}

const THAT_END = /(?<!\p{L})(?:that|dass|que|che)\s*['"“‘«]?$/iu;
/** UTF-16 units after the words in which a source calls them false. */
const AFTER = 60;

function isFramed(words: string, sentence: string): boolean {
  const at = sentence.indexOf(words);
  if (at < 0) return false;
  const before = sentence.slice(0, at);
  const after = sentence.slice(at + words.length);
  if (judges(before) || judges(after.slice(0, AFTER))) return true;
  if (THAT_END.test(before.trimEnd()) && negations(saidIn(before)) > 0) return true;
  return attributed(sentence).asserted && !attributed(words).asserted;
}

/** The claim as debated, as selected and as it stands on its page; and each of its sentences. */
function wordingsOf({ text, selected, sentence = '' }: ClaimWords): Wording[] {
  const wordings = [text, selected, sentence].flatMap((wording) => [
    wording,
    ...sentencesOf(wording).map(({ start, end }) => wording.slice(start, end)),
  ]);
  return [...new Set(wordings)]
    .map((wording) => ({ text: wording, words: saidIn(wording) }))
    .filter(({ words }) => words.length > 0);
}

const quotes = (sentence: string, words: string[]): boolean =>
  words.length >= QUOTED_WORDS && quotedIn(sentence).some((part) => holds(saidIn(part), words));

/** Bounded: a quotation mark that is never closed must not be looked after to the end of a long text. */
const quotedIn = (text: string): string[] =>
  Array.from(
    normalise(text).text.matchAll(/(?<![\p{L}\p{N}])'(.{12,1000}?)'(?![\p{L}\p{N}])/gu),
    ([, part]) => part ?? '',
  );
