import type { Block } from './blocks';
import { sentencesOf, type TextSpan } from './sentences';

/** A list item so long is read as sentences. UTF-16 units. */
const LONG_ITEM = 700;
/** No sentence is so long; a run without a mark (a word list, a line of code) has to be cut somewhere. */
const LONGEST = 2000;

/**
 * What of a block is never cut: a sentence, a table's row, a list's item. A line that ends without a mark and goes on
 * with a small letter is a hard-wrapped sentence. Only runs of more than 2,000 UTF-16 units are cut, at white space or
 * a mark, else between graphemes.
 */
export function unitsOf(text: string, block: Block, language?: string): TextSpan[] {
  const lines = unwrapped(text, block.lines);
  return lines
    .flatMap((line): TextSpan[] => {
      const inner = text.slice(line.start, line.end);
      const item = block.lines.length > 1 || LIST_MARK.test(inner);
      if (inner.includes('\t') || (item && inner.length <= LONG_ITEM)) return [line];
      // As one line for the segmenter, which ends a sentence at each break.
      return sentencesOf(inner.replace(/[\r\n]/g, ' '), language).map(({ start, end }) => ({
        start: line.start + start,
        end: line.start + end,
      }));
    })
    .flatMap((span) => chopped(text, span));
}

const LIST_MARK = /^(?:[•‣◦▪·*–-]|\(?(?:\d{1,3}|[a-z])[.)])\s/u;
const ENDED = /[.!?:;…。！？：；؟؛۔।"”»」』)\]]$/u;

function unwrapped(text: string, lines: readonly TextSpan[]): TextSpan[] {
  const joined: TextSpan[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const before = last ? text.slice(last.start, last.end) : '';
    const goesOn =
      !ENDED.test(before) && !before.includes('\t') && /^\p{Ll}/u.test(text.slice(line.start));
    if (last && goesOn) last.end = line.end;
    else joined.push({ ...line });
  }
  return joined;
}

function chopped(text: string, { start, end }: TextSpan): TextSpan[] {
  const pieces: TextSpan[] = [];
  let from = start;
  while (end - from > LONGEST) {
    const window = text.slice(from, from + LONGEST);
    const place = Math.max(
      ...Array.from(window.matchAll(/[\s,;:，、；。]/gu), ({ index }) => index + 1),
      -1,
    );
    const cut = place > LONGEST / 2 ? place : lastGrapheme(text, from);
    pieces.push({ start: from, end: from + text.slice(from, from + cut).trimEnd().length });
    from += cut + text.slice(from + cut, end).search(/\S|$/u);
  }
  if (end > from) pieces.push({ start: from, end });
  return pieces;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

function lastGrapheme(text: string, from: number): number {
  const segments = graphemes.segment(text.slice(from, from + LONGEST + 50));
  const index = segments.containing(LONGEST)?.index ?? LONGEST;
  return index > 0 ? index : LONGEST;
}
