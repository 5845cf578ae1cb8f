import { languageOf } from './relative-dates';
import type { Replacement } from './replace';
import type { Span } from './sentence';

/** A word that stands for something said before. */
export interface Reference extends Span {
  word: string;
  form: 'subject' | 'possessive' | 'demonstrative';
}

/** What may stand before the subject. */
const OPENER =
  /^(?:["“'‘]\s*)?(?:(?:however|but|and|also|then|later|today|now|meanwhile|still|yet|so|moreover|afterwards|instead|in \p{N}{4}|by \p{N}{4}|since \p{N}{4}|(?:last|this|next) (?:year|month|week)|yesterday|with \p{L}+ \p{L}+),?\s+)?/iu;
const SUBJECT = /^(?:it|he|she|they)(?=\s|['’](?:s|re|d|ll)\b)/iu;
const POSSESSIVE = /^(?:its|his|her|their)(?=\s+\p{L})/iu;
const DEMONSTRATIVE =
  /^(?:this|these|those|that)\s+(?!said\b|way\b|year|month|week|morning)[\p{L}-]+/iu;
/** "It is estimated that", "It rained": nothing is meant by it. */
const EMPTY_IT =
  /^it(?:['’]s|\s+(?:is|was|has been))\s+(?:\p{L}+ly\s+)?(?:estimated|believed|likely|unlikely|possible|impossible|known|thought|said|reported|clear|true|false|not true|a fact|a myth|important|in \p{N}|on|at|the case|raining|snowing|hot|cold)(?!\p{L})|^it\s+(?:rained|snowed|takes|took|seems|appears|turns out)(?!\p{L})/iu;

/** The first words of other languages that point back; nobody but a model can say to what. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  de: /^(?:Er|Sie|Dies(?:er|e|es)?|Jene[rs]?|Seine?|Ihre?|Es (?!gibt|wird|wurde|regnet|ist (?:möglich|bekannt|klar)))(?=\s)/u,
  fr: /^(?:Il(?! y a| faut| est (?:possible|probable|clair))|Elle|Ils|Elles|Cette|Cet|Ces|Cela|Son|Sa|Ses|Leurs?)(?=\s)/u,
  es: /^(?:Él|Ella|Ellos|Ellas|Est[aeo]s?|Es[ae]s?|Sus?)(?=\s)/u,
  zh: /^(?:[他她它]们?|这|那|该)/u,
};

/** What a claim points back to with its first words; undefined where it stands on its own. */
export function referenceOf(text: string, language: string | undefined): Reference | undefined {
  const name = languageOf(text, language);
  if (name !== 'en') {
    const word = ELSEWHERE[name]?.exec(text)?.[0];
    return word === undefined
      ? undefined
      : { start: 0, end: word.length, word: word.trim(), form: 'subject' };
  }
  const start = OPENER.exec(text)?.[0].length ?? 0;
  const rest = text.slice(start);
  const at = (word: string, form: Reference['form']) => ({
    start,
    end: start + word.length,
    word,
    form,
  });
  const possessive = POSSESSIVE.exec(rest)?.[0];
  if (possessive) return at(possessive, 'possessive');
  const subject = EMPTY_IT.test(rest) ? undefined : SUBJECT.exec(rest)?.[0];
  if (subject) return at(subject, 'subject');
  const pointing = DEMONSTRATIVE.exec(rest)?.[0];
  return pointing ? at(pointing, 'demonstrative') : undefined;
}

/**
 * The reference with what it stands for in its place, where the sentences before give a subject that fits:
 * a guess by the simplest rule there is, for the reader to look at. English only.
 * @param before the sentences before it, the nearest last
 */
export function resolvedReference(
  reference: Reference,
  before: readonly string[],
  language: string | undefined,
): Replacement | undefined {
  for (const sentence of before.toReversed()) {
    if (languageOf(sentence, language) !== 'en') return undefined;
    // It points back itself: to the subject of the sentence before.
    if (referenceOf(sentence, language)) continue;
    const subject = subjectOf(sentence);
    if (!subject || !fits(reference, subject)) return undefined;
    const inside =
      reference.start > 0
        ? subject.replace(/^(?:The|An?)(?=\s)/u, (a) => a.toLowerCase())
        : subject;
    const by =
      reference.form === 'possessive' ? `${inside}${/s$/u.test(inside) ? '’' : '’s'}` : inside;
    return { start: reference.start, end: reference.end, by };
  }
  return undefined;
}

/** Up to the first verb that is surely one; at most seven words. */
const SUBJECT_PHRASE =
  /^((?:The|An?)\s+)?((?:[\p{L}\p{N}'’.-]+\s+){1,7}?)(?=(?:is|was|are|were|has|had|have|will|can|could|became|began|won|lost|died|lived|worked|opened|closed|received|wrote|founded|built)(?!\p{L}))/u;
const NO_NAME = /(?<!\p{L})(?:that|which|who|there|what|when|while|if)(?!\p{L})/iu;

function subjectOf(sentence: string): string | undefined {
  const opener = OPENER.exec(sentence)?.[0] ?? '';
  const [, article = '', words = ''] = SUBJECT_PHRASE.exec(sentence.slice(opener.length)) ?? [];
  const subject = `${article}${words}`.trim();
  const named = /\p{Lu}/u.test(words) || /^The/u.test(article);
  return named && !NO_NAME.test(subject) ? subject : undefined;
}

function fits({ word, form }: Reference, subject: string): boolean {
  const last = subject.split(/\s+/u).at(-1)?.toLowerCase() ?? '';
  const several =
    /(?<!\p{L})and(?!\p{L})/iu.test(subject) || (/^The\s/u.test(subject) && /[^siu]s$/u.test(last));
  const lower = word.toLowerCase();
  if (form === 'demonstrative') return lower.split(/\s+/u).at(-1) === last;
  if (/^(?:they|their)/u.test(lower)) return several;
  if (/^(?:he|his|she|her)/u.test(lower))
    return /^\p{Lu}\p{L}+ \p{Lu}/u.test(subject) && !/^(?:The|An?)\s/u.test(subject);
  return !several;
}
