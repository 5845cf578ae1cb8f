interface Span {
  start: number;
  end: number;
}

export interface Piece<S extends Span> {
  text: string;
  /** Where it begins in the whole text. */
  start: number;
  /** The span it is; absent for what lies between. */
  mark?: S;
}

/**
 * A text cut at the edges of spans. Of overlapping spans the earlier one is kept whole; spans outside the text, as
 * an imported file may have them, are left out.
 */
export function piecesOf<S extends Span>(text: string, spans: readonly S[]): Piece<S>[] {
  const pieces: Piece<S>[] = [];
  let at = 0;
  for (const mark of spans.toSorted((a, b) => a.start - b.start)) {
    const { start, end } = mark;
    if (!(start >= at && end > start && end <= text.length)) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), start: at });
    pieces.push({ text: text.slice(start, end), start, mark });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at });
  return pieces;
}
