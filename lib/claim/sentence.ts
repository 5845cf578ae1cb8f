import { LINE_BREAK } from '../anchor/text-index';
import { withoutMarks } from '../anchor/words';

/** After these a full stop does not end a sentence; UAX 29 does not know abbreviations. */
const ABBREVIATION =
  /(?:^|[\s("'“‘])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|Sr|Jr|St|Gen|Gov|Sen|Rep|Lt|Col|Capt|Rev|Hon|Mt|No|Nos|Nr|Art|Fig|Vol|pp?|ed|vs|cf|ca|c|e\.g|i\.e|approx|Inc|Ltd|Co|Corp|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|bzw|z\.\s?B|u\.\s?a|d\.\s?h|Mme|Mlle|av|(?:\p{Lu}\.)+\p{Lu})\.\s*$/u;

/** A mark that is never closed holds so many characters together, and not the rest of the text. */
const LONGEST_QUOTED = 1000;
/** Characters that hold any abbreviation and what stands before it. */
const LAST_WORDS = 40;

export interface Span {
  start: number;
  end: number;
}

/**
 * The sentences of one block that a span touches, as one span without outer blanks. Sentence borders are
 * the browser's (Unicode UAX 29), joined again after abbreviations and initials; footnote marks such as
 * [1] do not confuse it.
 */
export function sentencesAround(block: string, touched: Span, language: string | undefined): Span {
  const plain = withoutMarks(block).replaceAll(LINE_BREAK, ' ');
  let start = 0;
  let end = block.length;
  for (const border of borders(plain, language)) {
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
  for (const end of borders(plain, language)) {
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

function borders(text: string, language: string | undefined): number[] {
  const all: number[] = [];
  for (const { index, segment } of segmenter(language, 'sentence').segment(text)) {
    const end = index + segment.length;
    const next = text[end] ?? '';
    // Looked for in the last words only: a page may be one block of a megabyte.
    const last = text.slice(Math.max(0, end - LAST_WORDS), end);
    if (end < text.length && ABBREVIATION.test(last) && !/\s{2,}$/.test(segment)) {
      continue;
    }
    // "1750.[1] The" has its mark blanked; a lower-case letter never begins a sentence.
    if (/\p{Ll}/u.test(next)) continue;
    all.push(end);
  }
  return all;
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

export function trimmed(text: string, { start, end }: Span): Span {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from] ?? '')) from++;
  while (to > from && /\s/.test(text[to - 1] ?? '')) to--;
  return { start: from, end: to };
}

/** How many words a text has, in any script. */
export function wordCount(text: string, language?: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter(language, 'word').segment(text)) if (isWordLike) count++;
  return count;
}

/** Pages name languages that do not exist; those fall back to the browser's rules for none. */
function segmenter(language: string | undefined, granularity: 'sentence' | 'word'): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language || 'en', { granularity });
  } catch {
    return new Intl.Segmenter('en', { granularity });
  }
}
