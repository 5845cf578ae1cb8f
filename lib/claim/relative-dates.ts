import type { Claim } from './claim';
import { type DateLanguage, type DateWord, dateLanguages } from './date-words';
import type { Replacement } from './replace';

/**
 * The day a claim was made, as far as is known: the page's date, else the day it was highlighted. A page may give
 * a year only; "yesterday" then has no meaning.
 */
export function dayOf(claim: Pick<Claim, 'page' | 'capturedAt'>): string {
  return claim.page?.publishedAt ?? claim.page?.modifiedAt ?? claim.capturedAt;
}

/**
 * "this year", "yesterday", "letzten Monat", "去年" as the time they meant when they were said (UTC). Words of
 * languages without a table stay, and so do words the date is too coarse for.
 * @param said ISO 8601 date or moment, perhaps a year or month only
 */
export function datedWords(
  text: string,
  said: string,
  language: string | undefined,
): Replacement[] {
  const name = languageOf(text, language);
  const table = dateLanguages[name];
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/u.exec(said);
  if (!table || !parts) return [];
  const [, year, month, day] = parts.map(Number);
  const known = { year, month, day };
  return table.words.flatMap((word) => {
    const needs = word.unit;
    if (!known.year || (needs !== 'year' && !known.month) || (needs === 'day' && !known.day))
      return [];
    const date = new Date(Date.UTC(known.year, (known.month || 1) - 1, known.day || 1));
    return Array.from(text.matchAll(word.find), ({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
      by: phrase(text, index, found, word, shifted(date, word), table, name),
    }));
  });
}

function shifted(date: Date, { unit, shift }: DateWord): Date {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (unit === 'year') return new Date(Date.UTC(year + shift, 0, 1));
  if (unit === 'month') return new Date(Date.UTC(year, month + shift, 1));
  return new Date(Date.UTC(year, month, day + shift));
}

const forms: Record<DateWord['unit'], Intl.DateTimeFormatOptions> = {
  year: { year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long', year: 'numeric' },
};

function phrase(
  text: string,
  index: number,
  found: string,
  { unit }: DateWord,
  date: Date,
  { adverb, after }: DateLanguage,
  language: string,
): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const written =
    unit === 'year' && language !== 'zh'
      ? String(date.getUTCFullYear())
      : new Intl.DateTimeFormat(locale, { ...forms[unit], timeZone: 'UTC' }).format(date);
  const bare =
    after?.test(text.slice(0, index)) || /^['’]s\b/u.test(text.slice(index + found.length));
  const put = bare ? written : adverb[unit](written);
  const opens = /^\p{Lu}/u.test(found);
  return opens ? put.charAt(0).toLocaleUpperCase(locale) + put.slice(1) : put;
}

/** Two letters: what the page says, else what the script gives away, else English. */
export function languageOf(text: string, language: string | undefined): string {
  if (/\p{sc=Han}/u.test(text) && !/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return 'zh';
  // What a page says of its language is outside text, and becomes a key of tables.
  return /^[a-z]{2,3}(?=[-_]|$)/.exec(language?.toLowerCase() ?? '')?.[0] ?? 'en';
}
