import { parseHTML } from 'linkedom';

const HEAD_PARTS = new Set('META LINK TITLE SCRIPT STYLE BASE NOSCRIPT'.split(' '));

/**
 * HTML as a document of one head and one body, as a browser makes it. linkedom leaves a page as it is written: without
 * `html`, with two bodies, with elements between head and body; readers of such a document then find an empty body.
 */
export function parseHtml(html: string): Document {
  const { document } = parseHTML(html);
  const top = document.documentElement;
  const body = top?.querySelector('body');
  const usual =
    document.children.length === 1 &&
    top?.nodeName === 'HTML' &&
    body?.previousElementSibling?.nodeName === 'HEAD' &&
    document.querySelectorAll('html, body').length === 2;
  return usual ? document : rearranged(document);
}

function rearranged(document: Document): Document {
  const { document: usual } = parseHTML('<!doctype html><html><head></head><body></body></html>');
  let bodyBegun = false;
  const place = (parent: Node): void => {
    for (const child of [...parent.childNodes]) {
      const name = child.nodeName.toUpperCase();
      if (name === 'HTML') copyAttributes(child as Element, usual.documentElement);
      if (name === 'BODY') copyAttributes(child as Element, usual.body);
      if (name === 'BODY') bodyBegun = true;
      if (name === 'HTML' || name === 'BODY' || name === 'HEAD') place(child);
      else if (child.nodeType === 1 || (child.nodeType === 3 && child.nodeValue?.trim())) {
        bodyBegun ||= !HEAD_PARTS.has(name);
        (bodyBegun ? usual.body : usual.head).append(usual.importNode(child, true));
      }
    }
  };
  place(document);
  for (const inner of usual.body.querySelectorAll('body')) inner.replaceWith(...inner.childNodes);
  return usual;
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of [...from.attributes])
    if (!to.hasAttribute(name)) to.setAttribute(name, value);
}
