const INLINE = new Set(
  'A ABBR ACRONYM B BDI BDO BIG BR CITE CODE DATA DEL DFN EM FONT I INS KBD MARK Q RB RP RT RUBY S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR'.split(
    ' ',
  ),
);
const FURNITURE = new Set('NAV FOOTER DIALOG MENU'.split(' '));
const FURNITURE_ROLES = new Set(
  'navigation contentinfo search dialog alertdialog menu menubar toolbar'.split(' '),
);
const AMP_FURNITURE =
  /^AMP-(?:AD|AUTO-ADS|STICKY-AD|EMBED|SIDEBAR|CONSENT|USER-NOTIFICATION|NEXT-PAGE|SOCIAL-SHARE)$/;
const CAPTION_CLASS = /(?:^|[\s_-])caption(?:$|[\s_-])/i;

const nameOf = (element: Element): string => element.nodeName.toUpperCase();

/** Whether an element runs on in its line. */
export const isInline = (element: Element): boolean => INLINE.has(nameOf(element));

/** Whether an element is by its kind around what a page says, not part of it. */
export const isFurniture = (element: Element): boolean =>
  FURNITURE.has(nameOf(element)) ||
  AMP_FURNITURE.test(nameOf(element)) ||
  FURNITURE_ROLES.has(element.getAttribute('role') ?? '');

/** Whether an element may stand beside the text; some pages put all they say into a form. */
export const isBeside = (element: Element): boolean =>
  /^(?:ASIDE|FORM)$/.test(nameOf(element)) ||
  /^(?:banner|complementary|form)$/.test(element.getAttribute('role') ?? '');

export const isHeading = (element: Element): boolean => /^H[1-6]$/.test(nameOf(element));

/** Lists, tables, code and block quotations are judged as one: their parts say little alone. */
export const isWhole = (element: Element): boolean =>
  /^(?:UL|OL|DL|TABLE|PRE|BLOCKQUOTE)$/.test(nameOf(element));

export const isCaption = (element: Element): boolean =>
  nameOf(element) === 'FIGCAPTION' || CAPTION_CLASS.test(element.getAttribute('class') ?? '');

/** A list of nothing but links into the page itself. */
export function isContents(element: Element): boolean {
  if (!/^(?:UL|OL)$/.test(nameOf(element)) || element.children.length < 3) return false;
  const links = [...element.querySelectorAll('a')];
  return links.length > 2 && links.every((link) => link.getAttribute('href')?.startsWith('#'));
}
