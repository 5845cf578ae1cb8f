import type { TextIndex } from './text-index';

/**
 * Offset in the index's text of a boundary point, as a Range gives it. A point in something not shown
 * counts as the place where it would be; undefined when the point lies outside the indexed tree.
 */
export function offsetOf(index: TextIndex, container: Node, offset: number): number | undefined {
  const own = index.spans.get(container);
  if (container.nodeType === 3 && own) return Math.min(own.start + offset, own.end);
  if (own) {
    for (let child = container.childNodes[offset]; child; child = child.nextSibling as ChildNode) {
      const span = index.spans.get(child);
      if (span) return span.start;
    }
    return own.end;
  }
  const parent = container.parentNode ?? (container as Partial<ShadowRoot>).host;
  if (!parent) return undefined;
  // A shadow root has no span of its own; its host's begins and ends where it does.
  if (container.nodeType === 11) {
    const child = container.childNodes[offset];
    const span = index.spans.get(child ?? parent);
    return child ? span?.start : span?.end;
  }
  if (container === index.document.documentElement) return offset === 0 ? 0 : index.text.length;
  return offsetOf(index, parent, [...parent.childNodes].indexOf(container as ChildNode));
}

/** The piece an offset lies in; for an offset in a separator, the piece before it. */
export function pieceAt(index: TextIndex, offset: number): number {
  let low = 0;
  let high = index.pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((index.pieces[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Ranges over a span of the index's text: one, or one per tree where the span goes over the edge of a
 * shadow root, which a Range cannot.
 */
export function rangesOf(index: TextIndex, start: number, end: number): Range[] {
  const ranges: Range[] = [];
  let current: { range: Range; tree: Node } | undefined;
  for (let i = pieceAt(index, start); i < index.pieces.length; i++) {
    const piece = index.pieces[i];
    if (!piece || piece.start >= end) break;
    const from = Math.max(0, start - piece.start);
    const to = Math.min(piece.node.length, end - piece.start);
    if (from >= to) continue;
    const tree = piece.node.getRootNode();
    if (current?.tree !== tree) {
      const range = index.document.createRange();
      range.setStart(piece.node, from);
      current = { range, tree };
      ranges.push(range);
    }
    current.range.setEnd(piece.node, to);
  }
  return ranges;
}
