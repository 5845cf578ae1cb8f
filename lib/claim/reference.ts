import { isEmptyIt, isOpenIt } from './it';
import { languageOf } from './relative-dates';
import type { Span } from './sentence';

/** A word that stands for something said before. */
export interface Reference extends Span {
  word: string;
  form: 'subject' | 'possessive' | 'demonstrative';
  /** It may as well stand for nothing, or for more than a noun: rules leave it alone. */
  open?: true;
}

/** What may stand before the subject. */
export const OPENER =
  /^(?:["“'‘]\s*)?(?:(?:however|but|and|also|then|later|today|now|meanwhile|still|yet|so|moreover|afterwards|instead|in \p{N}{4}|by \p{N}{4}|since \p{N}{4}|(?:last|this|next) (?:year|month|week)|yesterday|with \p{L}+ \p{L}+),?\s+)?/iu;
const SUBJECT = /^(?:it|he|she|they)(?=\s|['’](?:s|re|d|ll)\b)/iu;
const POSSESSIVE = /^(?:its|his|her|their)(?=\s+\p{L})/iu;
const DEMONSTRATIVE =
  /^(?:this|these|those|that)\s+(?!said\b|way\b|year|month|week|morning)[\p{L}-]+/iu;
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
  const subject = isEmptyIt(rest) ? undefined : SUBJECT.exec(rest)?.[0];
  if (subject) return { ...at(subject, 'subject'), ...(isOpenIt(rest) && { open: true }) };
  const pointing = DEMONSTRATIVE.exec(rest)?.[0];
  return pointing ? at(pointing, 'demonstrative') : undefined;
}
