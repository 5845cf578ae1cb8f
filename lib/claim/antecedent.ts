import { OPENER, type Reference, referenceOf } from './reference';
import { languageOf } from './relative-dates';
import type { Replacement } from './replace';
import { rivalsIn } from './rivals';

/**
 * The reference with what it stands for in its place, where the sentences before give a subject that fits and no
 * other noun that could be meant as well: a guess by the simplest rule there is, for the reader to look at. What is
 * in doubt stays as it is. English only.
 * @param before the sentences before it, the nearest last
 */
export function resolvedReference(
  reference: Reference,
  before: readonly string[],
  language: string | undefined,
): Replacement | undefined {
  if (reference.open) return undefined;
  const between: string[] = [];
  for (const sentence of before.toReversed()) {
    if (languageOf(sentence, language) !== 'en') return undefined;
    const own = referenceOf(sentence, language);
    // It points back itself: to the subject of the sentence before.
    if (own) {
      if (own.open) return undefined;
      between.push(sentence.slice(own.end));
      continue;
    }
    const subject = subjectOf(sentence);
    if (!subject || !fits(reference, subject.words)) return undefined;
    between.push(sentence.slice(subject.end));
    if (between.some((rest) => rivalsIn(rest, reference, subject.words))) return undefined;
    return { start: reference.start, end: reference.end, by: standIn(reference, subject.words) };
  }
  return undefined;
}

function standIn({ start, form }: Reference, subject: string): string {
  const inside =
    start > 0 ? subject.replace(/^(?:The|An?)(?=\s)/u, (a) => a.toLowerCase()) : subject;
  return form === 'possessive' ? `${inside}${/s$/u.test(inside) ? '’' : '’s'}` : inside;
}

/** Up to the first verb that is surely one; at most seven words. */
const SUBJECT_PHRASE =
  /^((?:The|An?)\s+)?((?:[\p{L}\p{N}'’.-]+\s+){1,7}?)(?=(?:is|was|are|were|has|had|have|will|can|could|became|began|won|lost|died|lived|worked|opened|closed|received|wrote|founded|built)(?!\p{L}))/u;
const NO_NAME =
  /(?<!\p{L})(?:that|which|who|there|what|when|while|if|it|he|she|they|i|you|we|here|yes|no)(?!\p{L})/iu;

/** A sentence's subject, and where in the sentence it ends. */
function subjectOf(sentence: string): { words: string; end: number } | undefined {
  const opener = OPENER.exec(sentence)?.[0] ?? '';
  const [found = '', article = '', words = ''] =
    SUBJECT_PHRASE.exec(sentence.slice(opener.length)) ?? [];
  const subject = `${article}${words}`.trim();
  const named = /\p{Lu}/u.test(words) || /^The/u.test(article);
  return named && !NO_NAME.test(subject)
    ? { words: subject, end: opener.length + found.length }
    : undefined;
}

function fits({ word, form }: Reference, subject: string): boolean {
  const last = subject.split(/\s+/u).at(-1)?.toLowerCase() ?? '';
  const several =
    /(?<!\p{L})and(?!\p{L})/iu.test(subject) || (/^The\s/u.test(subject) && /[^siu]s$/u.test(last));
  const lower = word.toLowerCase();
  if (form === 'demonstrative') return lower.split(/\s+/u).at(-1) === last;
  // "Gauss’s mother": either may be meant.
  if (/[’']s?\s/u.test(subject)) return false;
  if (/^(?:they|their)/u.test(lower)) return several;
  if (/^(?:he|his|she|her)/u.test(lower))
    return /^\p{Lu}\p{L}+ \p{Lu}/u.test(subject) && !/^(?:The|An?)\s/u.test(subject);
  return !several;
}
