import { isNoteMark } from './block-text';
import { isHidden, lettersOf } from './hidden';
import { writeFormulas } from './math-text';
import { removeUnseen } from './unseen';

/** Numbers of code lines, as highlighters name them. */
const LINE_NUMBERS =
  '.gutter, .lineno, .linenos, .line-number, .line-numbers, .line-numbers-rows, .ln, .lnt, .hljs-ln-numbers, .blob-num';
const PERMALINK = /^[\s#¶§🔗⚓]*$/u;
/** Fewer visible letters make a page look empty. */
const FEW_LETTERS = 50;
/** Only whole passages are revealed. */
const PASSAGE = 200;

/**
 * Brings a parsed page into the shape a reader sees: parts that arrived late are put in their places, formulas are
 * words, marks of notes, numbers of code lines and permalinks are gone. Changes the document.
 */
export function prepare(document: Document, body: Element): void {
  placeStreamedParts(document);
  writeFormulas(document);
  for (const mark of document.querySelectorAll('sup, span, a')) if (isNoteMark(mark)) mark.remove();
  for (const numbers of document.querySelectorAll(LINE_NUMBERS))
    if (/^[\d\s]+$/.test(numbers.textContent ?? '')) numbers.remove();
  for (const label of document.querySelectorAll('pre [style*="user-select"]'))
    if (/^[\d\s]+$/.test(label.textContent ?? '')) label.remove();
  for (const link of document.querySelectorAll('h1 a, h2 a, h3 a, h4 a, h5 a, h6 a'))
    if (PERMALINK.test(link.textContent ?? '') && !link.querySelector('img')) link.remove();
  revealWhereNothingShows(body);
  removeUnseen(document);
}

/**
 * React sends parts of a page late, in hidden elements `S:n` that a script moves to `template`s `B:n`. A fetched page
 * runs no script, so its article would stay hidden.
 */
function placeStreamedParts(document: Document): void {
  for (const place of document.querySelectorAll('template[id^="B:"]')) {
    const part = document.getElementById(`S:${place.id.slice(2)}`);
    if (!part || part.contains(place)) continue;
    // One by one: a part may have more children than a call takes arguments.
    for (const child of [...part.childNodes]) place.before(child);
    place.remove();
    part.remove();
  }
}

/** A page whose every word is hidden until a script runs, or from screen readers while a banner is open. */
function revealWhereNothingShows(body: Element): void {
  if (lettersOf(body, true) >= FEW_LETTERS) return;
  for (const element of body.querySelectorAll('[aria-hidden="true"], [hidden], [style]')) {
    if (!isHidden(element) || lettersOf(element, false) < PASSAGE) continue;
    for (const name of ['aria-hidden', 'hidden', 'style']) element.removeAttribute(name);
  }
}
