import { LINE_BREAK } from '../anchor/text-index';
import { withoutMarks } from '../anchor/words';
import { segmenter, sentenceEnds, type TextSpan, trimmed } from '../evidence/sentences';

/** A mark that is never closed holds so many characters together, and not the rest of the text. */
const LONGEST_QUOTED = 1000;
export type Span = TextSpan;

/**
 * The sentences of one block that a span touches, as one span without outer blanks. Footnote marks such as
 * [1] do not confuse it.
 */
export function sentencesAround(block: string, touched: Span, language: string | undefined): Span {
  const plain = withoutMarks(block).replaceAll(LINE_BREAK, ' ');
  let start = 0;
  let end = block.length;
  for (const border of sentenceEnds(plain, language, { wrapped: true })) {
    if (border <= touched.start) start = border;
    if (border >= Math.max(touched.end, touched.start + 1)) {
      end = border;
      break;
    }
  }
  return trimmed(block, { start, end });
}

/** The sentences of a text, without outer blanks. What is quoted or in brackets stays in one piece. */
export function sentencesIn(text: string, language: string | undefined): Span[] {
  const plain = withoutMarks(text).replaceAll(LINE_BREAK, ' ');
  const spans: Span[] = [];
  let start = 0;
  for (const end of sentenceEnds(plain, language, { wrapped: true })) {
    const mayGoOn = end < text.length && end - start <= LONGEST_QUOTED;
    if (mayGoOn && isOpen(text.slice(start, end))) continue;
    const span = trimmed(text, { start, end });
    if (span.end > span.start) spans.push(span);
    start = end;
  }
  return spans;
}

/** More quotation marks or brackets opened than closed. German closes with the mark that English opens with. */
function isOpen(piece: string): boolean {
  const count = (marks: RegExp) => piece.match(marks)?.length ?? 0;
  const german = count(/„/gu);
  const opened = german > 0 ? german : count(/[“«「『]/gu);
  const closed = german > 0 ? count(/[“”]/gu) : count(/[”»」』]/gu);
  return opened > closed || count(/[([（]/gu) > count(/[)\]）]/gu);
}

/** Grows a span so that it cuts no word. */
export function wholeWords(block: string, span: Span, language: string | undefined): Span {
  let { start, end } = span;
  for (const { index, segment, isWordLike } of segmenter(language, 'word').segment(block)) {
    if (!isWordLike) continue;
    const stop = index + segment.length;
    if (index < start && start < stop) start = index;
    if (index < end && end < stop) end = stop;
    if (index >= end) break;
  }
  return { start, end };
}
