import { wordCount } from './scripts';
import type { TextSpan } from './sentences';

/** A paragraph, a list or a table: lines without a blank line between them. */
export interface Block extends TextSpan {
  lines: TextSpan[];
}

export interface Section {
  heading?: string;
  blocks: Block[];
}

const HEADING_WORDS = 14;
const HEADING_CHARACTERS = 100;

/**
 * A text's blocks under their headings. A heading is a short line between blank lines without a mark at its end; of
 * two in a row the lower one counts. More than two in a row are a list set loosely, and at the end of the text nothing
 * is left to head: those are blocks.
 */
export function sectionsOf(text: string): Section[] {
  const blocks = blocksOf(text);
  const looks = blocks.map((block) => looksLikeHeading(text, block));
  const sections: Section[] = [{ blocks: [] }];
  let at = 0;
  while (at < blocks.length) {
    let body = at;
    while (looks[body]) body++;
    if (body > at && body - at <= 2 && body < blocks.length) {
      const last = blocks[body - 1];
      if (last) sections.push({ heading: text.slice(last.start, last.end).trim(), blocks: [] });
      at = body;
    }
    const next = Math.max(body, at + 1);
    for (const block of blocks.slice(at, next)) sections.at(-1)?.blocks.push(block);
    at = next;
  }
  return sections;
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const { 0: line, index } of text.matchAll(/[^\n\r]*(?:\r\n?|\n|$)/g)) {
    const inner = line.trim();
    if (inner === '') {
      open = undefined;
      continue;
    }
    const start = index + line.indexOf(inner);
    const span = { start, end: start + inner.length };
    if (open) {
      open.lines.push(span);
      open.end = span.end;
    } else {
      open = { ...span, lines: [span] };
      blocks.push(open);
    }
  }
  return blocks;
}

function looksLikeHeading(text: string, { start, end, lines }: Block): boolean {
  if (lines.length !== 1 || end - start > HEADING_CHARACTERS) return false;
  const line = text.slice(start, end);
  return (
    !/[.!?:;,…。！？：；，、؟؛،۔।"”»」』)\]|\t]$/u.test(line) && wordCount(line) <= HEADING_WORDS
  );
}
