import { isoDate } from './dates';
import { isInline } from './kinds';
import { writtenDate } from './written-dates';

const LONGEST_DATELINE = 90;
/** So many blocks around the heading may hold the line with the date. */
const NEAR = 12;
const UPDATED =
  /updated|modified|revised|aktualisiert|geändert|mis à jour|modifié|actualizad|aggiornat|bijgewerkt|обновлено/iu;

export interface VisibleDates {
  published?: string;
  modified?: string;
}

/**
 * The dates a page shows its readers beside its main heading, for pages that state none in their markup. Only short
 * blocks near the first `h1` are looked at: a date anywhere may be of anything.
 */
export function visibleDates(document: Document, now?: number): VisibleDates {
  const heading = document.querySelector('h1');
  const body = heading?.closest('body');
  if (!heading || !body) return {};
  const blocks = [...body.querySelectorAll('*')].filter(
    (element) => element === heading || isDateline(element),
  );
  const at = blocks.indexOf(heading);
  const near = [
    ...blocks.slice(at + 1, at + NEAR),
    ...blocks.slice(Math.max(0, at - NEAR), at).reverse(),
  ];
  const found: VisibleDates = {};
  for (const block of near) {
    const text = block.textContent ?? '';
    const date = isoDate(writtenDate(text) ?? '', now);
    if (!date) continue;
    if (UPDATED.test(text)) found.modified ??= date;
    else found.published ??= date;
  }
  return found;
}

/** A short block without blocks inside; a menu's and a footer's dates are of other things. */
function isDateline(element: Element): boolean {
  const text = element.textContent ?? '';
  if (text.length > LONGEST_DATELINE * 2 || !/\d{4}/.test(text)) return false;
  if (isInline(element) && element.nodeName.toUpperCase() !== 'TIME') return false;
  if (text.replace(/\s+/gu, ' ').trim().length > LONGEST_DATELINE) return false;
  return !element.closest('nav, footer, aside, li, table, blockquote, script, style');
}
