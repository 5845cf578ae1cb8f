import { offsetOf } from '../anchor/points';
import type { TextIndex } from '../anchor/text-index';

/** Where the reader's selection lies. Nothing here changes it. */
export type Selected =
  | { from: 'nothing' }
  | { from: 'field'; text: string; start: number; end: number; element: Element }
  | { from: 'page'; start: number; end: number; spoken: string; element: Element | null };

/** Reads the selection of a frame: form fields first, then shadow roots, then the document. */
export function selectionOf(window: Window, index: TextIndex): Selected {
  const { document } = window;
  const field = fieldSelection(deepActive(document));
  if (field) return field;
  const selection = window.getSelection();
  const range = selectedRange(selection, index);
  if (!selection || !range) return { from: 'nothing' };
  const start = offsetOf(index, range.startContainer, range.startOffset);
  const end = offsetOf(index, range.endContainer, range.endOffset);
  if (start === undefined || end === undefined || !/\S/.test(index.text.slice(start, end))) {
    return { from: 'nothing' };
  }
  const spoken = selection.toString();
  return { from: 'page', start, end, spoken, element: elementOf(range.startContainer) };
}

function deepActive(document: Document): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Anything that could be a secret is left alone, also where a page shows a password as text. */
function fieldSelection(element: Element | null): Selected | undefined {
  if (element?.localName !== 'textarea' && element?.localName !== 'input') return undefined;
  const input = element as HTMLInputElement | HTMLTextAreaElement;
  const secret =
    input.type === 'password' || /password|one-time-code|cc-/.test(input.autocomplete ?? '');
  if (secret) return { from: 'nothing' };
  // Number, e-mail and date inputs have no selection to read.
  const { selectionStart: start, selectionEnd: end } = input;
  if (start === null || end === null || !/\S/.test(input.value.slice(start, end))) return undefined;
  return { from: 'field', text: input.value, start, end, element };
}

/** Some browsers have this older, never standardised way into a shadow root. */
interface WithSelection {
  getSelection?(): Selection | null;
}

/**
 * The selection as a range in document order, also inside open shadow roots, where `getRangeAt` shows only
 * the host (https://github.com/hypothesis/client/issues/2952).
 */
function selectedRange(selection: Selection | null, index: TextIndex): AbstractRange | undefined {
  if (!selection || selection.rangeCount === 0) return undefined;
  const { shadowRoots } = index;
  if (shadowRoots.length > 0 && typeof selection.getComposedRanges === 'function') {
    const composed = composedRange(selection, shadowRoots);
    if (composed) return composed;
  }
  const plain = selection.getRangeAt(0);
  if (!plain.collapsed) return plain;
  for (const root of shadowRoots) {
    const inner = (root as WithSelection).getSelection?.();
    if (inner && inner.rangeCount > 0 && !inner.getRangeAt(0).collapsed) return inner.getRangeAt(0);
  }
  return undefined;
}

function composedRange(selection: Selection, shadowRoots: ShadowRoot[]): AbstractRange | undefined {
  const range = selection.getComposedRanges({ shadowRoots })[0];
  return range && !range.collapsed ? range : undefined;
}

const elementOf = (node: Node): Element | null =>
  node.nodeType === 1 ? (node as Element) : node.parentElement;

/** The nearest `lang`, also through the edges of shadow roots. */
export function languageAt(element: Element | null, document: Document): string | undefined {
  for (let at: Element | null = element; at; ) {
    const here: Element | null = at.closest('[lang]');
    const language = here?.getAttribute('lang');
    if (language) return language;
    at = (at.getRootNode() as Partial<ShadowRoot>).host ?? null;
  }
  return document.documentElement.getAttribute('lang') || undefined;
}
