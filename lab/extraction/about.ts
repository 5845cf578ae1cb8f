import { isoDate } from '../../lib/evidence/page/dates';
import { ABOUT_FIELDS, type AboutField } from './pages';
import type { PageResult } from './read-sets';

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Names and titles are compared by their letters and digits, dates by their day in UTC. */
export function agrees(field: AboutField, found: string, expected: string): boolean {
  if (field !== 'published') return bare(found) === bare(expected);
  const day = (text: string) => isoDate(text)?.slice(0, 10) ?? text;
  return day(found) === day(expected);
}

export interface AboutScore {
  field: AboutField;
  right: number;
  /** Pages whose value is known. */
  known: number;
}

/** How often a page's own statements were read as expected. */
export const aboutScores = (results: readonly PageResult[]): AboutScore[] =>
  ABOUT_FIELDS.map((field) => {
    const known = results.filter(({ page }) => page.about[field] !== '');
    const right = known.filter(({ page, about }) => agrees(field, about[field], page.about[field]));
    return { field, right: right.length, known: known.length };
  });
