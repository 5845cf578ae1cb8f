import { Fragment, type ReactNode } from 'react';
import { type Piece, splitMarks } from './marks';

/**
 * Text from a model or a page, as text: paragraphs kept, each mark [n] drawn by `mark`.
 * Its direction is its own, not the panel's.
 */
export function Prose({
  text,
  mark,
  className,
}: {
  text: string;
  mark: (n: number) => ReactNode;
  className?: string | undefined;
}) {
  const paragraphs = text.split(/\n{2,}/);
  return paragraphs.map((paragraph, place) => (
    // Paragraphs of a finished text never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <p key={place} dir="auto" className={className}>
      {splitMarks(paragraph).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={index}>{drawn(piece, mark)}</Fragment>
      ))}
    </p>
  ));
}

/** A mark stays on the line of the word before it. */
const drawn = (piece: Piece, mark: (n: number) => ReactNode) =>
  typeof piece === 'string' ? piece.replace(/ $/, '\u202f') : mark(piece.n);
