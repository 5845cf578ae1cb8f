import { wordCount } from './scripts';
import { sentencesOf, type TextSpan } from './sentences';

/** A span of a text; neighbours are those before and after it in the list. */
export interface SplitPassage extends TextSpan {
  text: string;
  /** The heading it stands under, if the text has headings. */
  heading?: string;
}

/** Words; two letters of a script without spaces count as one. */
const ENOUGH_WORDS = 60;
const MOST_WORDS = 120;
const MOST_CHARACTERS = 700;
const HEADING_WORDS = 14;
const HEADING_CHARACTERS = 100;

interface Unit extends TextSpan {
  words: number;
  lastOfParagraph: boolean;
}

interface Block extends TextSpan {
  lines: TextSpan[];
}

/**
 * Cuts a text into passages of about 60 to 120 words and at most 700 UTF-16 units, along sentences and
 * paragraphs and never across a heading. A heading is a short line between blank lines without a mark at
 * its end; it belongs to the passages below it and is in none of them, unless nothing stands below.
 */
export function splitPassages(text: string, options: { language?: string } = {}): SplitPassage[] {
  const passages: SplitPassage[] = [];
  for (const section of sectionsOf(text)) {
    const units = section.blocks.flatMap((block) => unitsOf(text, block, options.language));
    for (const { start, end } of grouped(units)) {
      const passage: SplitPassage = { start, end, text: text.slice(start, end) };
      if (section.heading !== undefined) passage.heading = section.heading;
      passages.push(passage);
    }
  }
  return passages;
}

function sectionsOf(text: string): { heading?: string; blocks: Block[] }[] {
  const blocks = blocksOf(text);
  const looks = blocks.map((block) => looksLikeHeading(text, block));
  const sections: { heading?: string; blocks: Block[] }[] = [{ blocks: [] }];
  let at = 0;
  while (at < blocks.length) {
    let body = at;
    while (looks[body]) body++;
    // More than two in a row are a list set loosely; at the end of the text nothing is left to head.
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

/** Paragraphs: lines without a blank line between them. */
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
  return !/[.!?:;,…。！？：；，、"”»」』)\]|\t]$/u.test(line) && wordCount(line) <= HEADING_WORDS;
}

function unitsOf(text: string, block: Block, language: string | undefined): Unit[] {
  const units = block.lines.flatMap((line) => {
    const inner = text.slice(line.start, line.end);
    return sentencesOf(inner, language).flatMap(({ start, end }) =>
      chopped(text, { start: line.start + start, end: line.start + end }),
    );
  });
  return units.map((span, i) => ({
    ...span,
    words: wordCount(text.slice(span.start, span.end)),
    lastOfParagraph: i === units.length - 1,
  }));
}

/** A sentence longer than a passage in pieces, cut at white space or a mark, else between graphemes. */
function chopped(text: string, { start, end }: TextSpan): TextSpan[] {
  const pieces: TextSpan[] = [];
  let from = start;
  while (end - from > MOST_CHARACTERS) {
    const window = text.slice(from, from + MOST_CHARACTERS);
    const place = Math.max(
      ...Array.from(window.matchAll(/[\s,;:，、；。]/gu), ({ index }) => index + 1),
      -1,
    );
    const cut = place > MOST_CHARACTERS / 2 ? place : lastGrapheme(text, from);
    pieces.push({ start: from, end: from + text.slice(from, from + cut).trimEnd().length });
    from += cut + text.slice(from + cut, end).search(/\S|$/u);
  }
  if (end > from) pieces.push({ start: from, end });
  return pieces;
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

function lastGrapheme(text: string, from: number): number {
  const segments = graphemes.segment(text.slice(from, from + MOST_CHARACTERS + 50));
  const index = segments.containing(MOST_CHARACTERS)?.index ?? MOST_CHARACTERS;
  return index > 0 ? index : MOST_CHARACTERS;
}

function grouped(units: Unit[]): TextSpan[] {
  const spans: TextSpan[] = [];
  let open: { start: number; end: number; words: number } | undefined;
  for (const unit of units) {
    const fits =
      open && unit.end - open.start <= MOST_CHARACTERS && open.words + unit.words <= MOST_WORDS;
    if (open && fits) {
      open.end = unit.end;
      open.words += unit.words;
    } else {
      open = { start: unit.start, end: unit.end, words: unit.words };
      spans.push(open);
    }
    if (unit.lastOfParagraph && open.words >= ENOUGH_WORDS) open = undefined;
  }
  return spans.map(({ start, end }) => ({ start, end }));
}
