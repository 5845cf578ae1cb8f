import { lettersOf } from './hidden';
import { styleRules } from './style-rules';

/** Of a page's letters, the share above which a trick hides no note but the page itself, until a script shows it. */
const TOO_MUCH = 0.3;
/** Rules of a sheet that are looked after in the page: each takes a walk through it. */
const MOST_RULES = 300;
const BACKGROUND = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]+)/iu;
const COLOUR = /(?:^|;)\s*color\s*:\s*([^;]+)/iu;

/** Ways to put words on a page and out of sight that no ordinary page needs for its text. */
const TRICKS: readonly RegExp[] = [
  /(?:^|;)\s*font-size\s*:\s*(?:0(?:\.0+)?(?:[a-z]+|%)?|0?\.0\d*(?:[a-z]+|%)|1px)\s*(?:!important\s*)?(?:;|$)/iu,
  /(?:^|;)\s*opacity\s*:\s*(?:0|0?\.0\d*|0%)\s*(?:!important\s*)?(?:;|$)/iu,
  /(?:^|;)\s*color\s*:\s*(?:transparent|rgba\([^)]*,\s*0\s*\)|#[0-9a-f]{6}00)/iu,
  /(?:^|;)\s*(?:left|right|top|bottom|text-indent|margin-left)\s*:\s*-\d{3,}/iu,
  /(?:^|;)\s*clip(?:-path)?\s*:\s*(?:rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s*\)|inset\(\s*(?:50|100)%)/iu,
];
const NO_SIZE =
  /(?:^|;)\s*(?:max-)?(?:width|height)\s*:\s*[01](?:px)?\s*(?:!important\s*)?(?:;|$)/iu;
const OVERFLOW = /(?:^|;)\s*overflow\s*:\s*(?:hidden|clip)/iu;
const WHITE = /^(?:white|#fff(?:fff)?|rgba?\(\s*255[\s,]+255[\s,]+255(?:[\s,/]+1)?\s*\))$/iu;

/**
 * Takes words out of a parsed page that its markup or its own style sheet puts out of sight: no size, no colour, off the
 * screen, white on white. A page that hides words from readers hides them for machines, and they are no evidence.
 * What outer style sheets and scripts hide cannot be told. Changes the document.
 */
export function removeUnseen(document: Document): void {
  if (!document.documentElement) return;
  const { body } = document;
  const ruled = unseenByRules(document);
  const most = lettersOf(body, true) * TOO_MUCH;
  for (const element of body.querySelectorAll('[style]')) if (isUnseen(element)) ruled.add(element);
  for (const element of ruled) if (lettersOf(element, true) <= most) element.remove();
}

function isUnseen(element: Element): boolean {
  const style = element.getAttribute('style') ?? '';
  if (isTrick(style)) return true;
  const colour = COLOUR.exec(style)?.[1]?.trim();
  if (colour === undefined) return false;
  const behind = backgroundOf(element);
  if (behind !== undefined) return sameColour(colour, behind);
  // Nothing says what lies behind: a page's ground is white unless a class or an id may have changed it.
  return WHITE.test(colour) && !styledElsewhere(element);
}

const isTrick = (style: string): boolean =>
  TRICKS.some((trick) => trick.test(style)) || (NO_SIZE.test(style) && OVERFLOW.test(style));

function backgroundOf(element: Element): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = BACKGROUND.exec(at.getAttribute('style') ?? '')?.[1] ?? at.getAttribute('bgcolor');
    if (own) return own.trim();
  }
  return undefined;
}

function styledElsewhere(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at.hasAttribute('class') || at.hasAttribute('id')) return true;
  return false;
}

const sameColour = (a: string, b: string): boolean =>
  a.toLowerCase() === b.toLowerCase() || (WHITE.test(a) && WHITE.test(b));

/** Elements that the page's own style sheets put out of sight; rules for other media are not looked at. */
function unseenByRules(document: Document): Set<Element> {
  const found = new Set<Element>();
  for (const sheet of document.querySelectorAll('style:not([media])')) {
    const tricks = styleRules(sheet.textContent ?? '').filter(({ style }) => isTrick(style));
    for (const { selector } of tricks.slice(0, MOST_RULES))
      for (const element of matching(document, selector)) found.add(element);
  }
  return found;
}

function matching(document: Document, selector: string): Iterable<Element> {
  // States and pseudo-elements are shown in time, or are no words of the page.
  if (selector.includes(':')) return [];
  try {
    return document.body.querySelectorAll(selector);
  } catch {
    return [];
  }
}
