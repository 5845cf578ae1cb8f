import type { TextPosition, TextQuote } from '../claim/claim';
import { offsetOf, pieceAt } from './points';
import { oneLine, readable, type TextIndex } from './text-index';

/** How much text before and after is kept: enough to tell repeated sentences apart. */
const CONTEXT = 64;

/**
 * The W3C selectors of a span of the index's text. The quote is what a reader sees (no scripts, no hidden
 * text, blanks run together); the position counts in `textContent` of the body and is absent for text in a
 * shadow root, which has no place there.
 */
export function describe(
  index: TextIndex,
  start: number,
  end: number,
): { quote: TextQuote; position?: TextPosition } {
  const quote = {
    exact: readable(index.text.slice(start, end)),
    prefix: before(index.text, start),
    suffix: after(index.text, end),
  };
  const position = positionOf(index, start, end);
  return position ? { quote, position } : { quote };
}

/** A blank at the inner end is kept: it says that the words begin and end whole. */
function before(text: string, start: number): string {
  const raw = text.slice(Math.max(0, start - CONTEXT * 4), start);
  return raw.replace(/\s+/gu, ' ').slice(-CONTEXT);
}

function after(text: string, end: number): string {
  return text
    .slice(end, end + CONTEXT * 4)
    .replace(/\s+/gu, ' ')
    .slice(0, CONTEXT);
}

/** The same for a Range in the page; undefined when it lies outside the body. */
export function describeRange(
  index: TextIndex,
  range: AbstractRange,
): { quote: TextQuote; position?: TextPosition } | undefined {
  const start = offsetOf(index, range.startContainer, range.startOffset);
  const end = offsetOf(index, range.endContainer, range.endOffset);
  if (start === undefined || end === undefined || oneLine(index.text.slice(start, end)) === '') {
    return undefined;
  }
  return describe(index, start, end);
}

function positionOf(index: TextIndex, start: number, end: number): TextPosition | undefined {
  const first = index.pieces[pieceAt(index, start)];
  const last = index.pieces[pieceAt(index, Math.max(start, end - 1))];
  if (!first || !last) return undefined;
  const offsets = contentOffsets(index.root, [first.node, last.node]);
  const from = offsets.get(first.node);
  const to = offsets.get(last.node);
  if (from === undefined || to === undefined) return undefined;
  return {
    start: from + Math.min(start - first.start, first.node.length),
    end: to + Math.min(end - last.start, last.node.length),
  };
}

/** Where text nodes begin in `root.textContent`. */
function contentOffsets(root: Element, nodes: Text[]): Map<Text, number> {
  const wanted = new Set<Node>(nodes);
  const found = new Map<Text, number>();
  eachText(root, (node, offset) => {
    if (wanted.has(node)) found.set(node, offset);
    return found.size < wanted.size;
  });
  return found;
}

/** The index's span for a position in `root.textContent`; undefined where nothing of it is shown. */
export function spanOfPosition(
  index: TextIndex,
  position: TextPosition,
): { start: number; end: number } | undefined {
  let start: number | undefined;
  let end: number | undefined;
  eachText(index.root, (node, offset) => {
    const stop = offset + node.length;
    if (start === undefined && position.start < stop) {
      start = offsetOf(index, node, Math.max(0, position.start - offset));
    }
    if (position.end <= stop) end = offsetOf(index, node, Math.max(0, position.end - offset));
    return end === undefined;
  });
  return start === undefined || end === undefined || end <= start ? undefined : { start, end };
}

function eachText(root: Element, visit: (node: Text, offset: number) => boolean): void {
  const walker = root.ownerDocument.createTreeWalker(root, 4);
  let offset = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!visit(node as Text, offset)) return;
    offset += (node as Text).length;
  }
}
