import { wordCount } from '../evidence/scripts';
import { trimmed } from '../evidence/sentences';
import { SURE_VERB } from './cues';
import { languageOf } from './relative-dates';
import { type Span, sentencesIn } from './sentence';

/** Words that join two clauses which could each stand alone. */
const JOINT = /;\s+|,?\s+(?:and|but|while|whereas)\s+/giu;
/** A subject and its verb at once; forms in -ed are left out, since most of them are participles. */
const CLAUSE =
  /^(?:(?:the|an?|its|his|her|their|our|this|that|these|those)\s+(?:[\p{L}\p{N}'’-]+\s+){1,3}|(?:it|he|she|they|there)\s+|(?:\p{Lu}[\p{L}.’'-]*\s+){1,4})(?:is|are|was|were|has|have|had|does|did|became|won|lost|rose|fell)(?!\p{L})/u;
/** Inside of such a clause a joint joins something else. */
const DEPENDENT =
  /(?<!\p{L})(?:that|because|if|when|whether|although|though|since|who|which|whose|where|said|says|between|both|either)(?!\p{L})/iu;
const LEAST_CLAUSE = 3;

/**
 * The pieces of a selection that could each be a claim, as spans of it: its sentences, and in English the clauses
 * of a sentence that have subject and verb of their own.
 */
export function unitsOf(text: string, language: string | undefined): Span[] {
  const sentences = sentencesIn(text, language);
  if (languageOf(text, language) !== 'en') return sentences;
  return sentences.flatMap((sentence) => clausesOf(text, sentence));
}

function clausesOf(text: string, sentence: Span): Span[] {
  const words = text.slice(sentence.start, sentence.end);
  for (const { index, 0: joint } of words.matchAll(JOINT)) {
    const left = words.slice(0, index);
    const right = words.slice(index + joint.length);
    if (!CLAUSE.test(right) || !SURE_VERB.test(left) || wordCount(left) < LEAST_CLAUSE) continue;
    if (DEPENDENT.test(left) || isInside(left)) continue;
    const middle = sentence.start + index;
    return [
      trimmed(text, { start: sentence.start, end: middle }),
      ...clausesOf(text, trimmed(text, { start: middle + joint.length, end: sentence.end })),
    ];
  }
  return [sentence];
}

/** Within quotation marks or brackets. */
const isInside = (left: string): boolean =>
  (left.match(/[“«(["]/gu)?.length ?? 0) > (left.match(/[”»)\]]/gu)?.length ?? 0);
