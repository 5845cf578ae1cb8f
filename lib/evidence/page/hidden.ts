/** Never part of what a page says. */
const SILENT = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE IFRAME OBJECT EMBED SVG CANVAS AUDIO VIDEO SELECT BUTTON INPUT TEXTAREA DATALIST HEAD LINK META'.split(
    ' ',
  ),
);

/** Whether an element has no words of its own for a reader: scripts, media, fields of a form. */
export const isSilent = (element: Element): boolean => SILENT.has(element.nodeName.toUpperCase());

const NOT_SHOWN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** Whether the markup itself hides an element; style sheets are not looked at. */
export const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  NOT_SHOWN.test(element.getAttribute('style') ?? '');

/** Letters that are not white space, with or without those the markup hides. */
export function lettersOf(root: Element, visible: boolean): number {
  let letters = 0;
  const open: Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.nodeType === 3) letters += (node.nodeValue ?? '').replace(/\s+/gu, '').length;
    if (node.nodeType !== 1 || isSilent(node as Element)) continue;
    if (visible && node !== root && isHidden(node as Element)) continue;
    for (const child of node.childNodes) open.push(child);
  }
  return letters;
}
