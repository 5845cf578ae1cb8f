/** Where a passage ends on the screen, in viewport coordinates. */
export interface EndPoint {
  /** The box of its last visible character. */
  box: DOMRect;
  /** Right-to-left text ends at its left. */
  rtl: boolean;
  /** Where what follows on the line begins: its left edge, or its right one in right-to-left text; absent: nothing does. */
  next?: number;
}

/** The end of a passage; undefined while it is not on the page, folded away or under something fixed. */
export function endPoint(ranges: Range[], window: Window): EndPoint | undefined {
  const range = ranges.at(-1);
  const node = range?.endContainer;
  const parent = node?.parentElement;
  if (!range || !parent?.isConnected) return undefined;
  const whole = withPunctuation(range);
  const rtl = window.getComputedStyle(parent).direction === 'rtl';
  const box = lastBox(whole, rtl);
  if (!box || clipped(parent, box, window) || covered(parent, box, window)) return undefined;
  const next = following(whole, box, rtl, window);
  return { box, rtl, ...(next !== undefined && { next }) };
}

/** The full stop or quotation mark after the last word belongs in front of a mark. */
function withPunctuation(range: Range): Range {
  const { endContainer, endOffset } = range;
  if (endContainer.nodeType !== 3) return range;
  const rest = (endContainer as Text).data.slice(endOffset);
  const punctuation = rest.match(/^[\p{Pe}\p{Pf}\p{Po}"']*/u)?.[0].length ?? 0;
  const whole = range.cloneRange();
  whole.setEnd(endContainer, endOffset + punctuation);
  return whole;
}

/** The box in which the text ends. A line of two directions has several, from left to right whichever way it is read. */
function lastBox(range: Range, rtl: boolean): DOMRect | undefined {
  const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const last = boxes.at(-1);
  if (!last || !rtl) return last;
  return boxes.find(({ top, bottom }) => top < last.bottom && bottom > last.top);
}

/** Where text goes on behind the passage on the same line; undefined where it does not. */
function following(range: Range, box: DOMRect, rtl: boolean, window: Window): number | undefined {
  const { document } = window;
  const walker = document.createTreeWalker(range.endContainer.getRootNode(), 4);
  walker.currentNode = range.endContainer;
  const probe = document.createRange();
  for (let node: Node | null = range.endContainer; node; node = walker.nextNode()) {
    const text = (node as Text).data;
    const from = node === range.endContainer ? range.endOffset : 0;
    const next = text.slice(from).search(/\S/);
    if (next < 0) continue;
    probe.setStart(node, from + next);
    probe.setEnd(node, from + next + 1);
    const after = lastBox(probe, rtl);
    if (!after) continue;
    const sameLine = after.top < box.bottom && after.bottom > box.top;
    if (!sameLine) return undefined;
    if (rtl) return after.right <= box.left + 1 ? after.right : undefined;
    return after.left >= box.right - 1 ? after.left : undefined;
  }
  return undefined;
}

/** Scrolled out of a box of the page's own. */
function clipped(element: Element, box: DOMRect, window: Window): boolean {
  for (const at of ancestors(element)) {
    if (at === window.document.body || at === window.document.documentElement) break;
    const { overflowX, overflowY } = window.getComputedStyle(at);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const frame = at.getBoundingClientRect();
    const middle = (box.top + box.bottom) / 2;
    if (middle < frame.top || middle > frame.bottom) return true;
    if (box.right < frame.left || box.left > frame.right) return true;
  }
  return false;
}

/** Under a header or dialog that stays on the screen: a mark would shine through it. */
function covered(element: Element, box: DOMRect, window: Window): boolean {
  const { document } = window;
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  for (const at of ancestors(document.elementFromPoint(x, y))) {
    if (at.contains(element)) return false;
    const { position } = window.getComputedStyle(at);
    if (position === 'fixed' || position === 'sticky') return true;
  }
  return false;
}

/** The element and what it lies in, also through shadow roots. */
function* ancestors(element: Element | null): Generator<Element> {
  for (let at = element; at; ) {
    yield at;
    at = at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host ?? null;
  }
}
