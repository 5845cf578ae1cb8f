import { Readability } from '@mozilla/readability';

/** Readability's guess at the article, as the numbers of the elements it kept. */
export interface ReadablePart {
  kept: Set<number>;
  title: string;
  byline?: string;
}

const MARK = 'data-crossexam-number';
const LONGEST_BYLINE = 100;

/**
 * Reads a copy of the document, for Readability takes apart what it reads, and finds the kept elements again
 * by a number written on each. Undefined where it finds nothing (mozilla/readability#749, #964) or stumbles.
 */
export function readablePart(
  document: Document,
  elements: readonly Element[],
): ReadablePart | undefined {
  elements.forEach((element, number) => {
    element.setAttribute(MARK, String(number));
  });
  try {
    const copy = document.cloneNode(true) as Document;
    const read = new Readability<Element>(copy, {
      // Any node type goes in; what comes out is the element Readability built.
      serializer: (node) => node as Element,
    }).parse();
    if (!read?.content) return undefined;
    const marked = read.content.querySelectorAll(`[${MARK}]`);
    const byline = read.byline?.replace(/\s+/gu, ' ').trim();
    return {
      kept: new Set([...marked].map((element) => Number(element.getAttribute(MARK)))),
      title: read.title?.trim() ?? '',
      ...(byline && byline.length <= LONGEST_BYLINE && { byline }),
    };
  } catch {
    // Readability stumbles over some documents; their body can still be read.
    return undefined;
  } finally {
    for (const element of elements) element.removeAttribute(MARK);
  }
}
