import { sectionsOf } from './blocks';
import { unitsOf } from './passage-units';
import { wordCount } from './scripts';
import type { TextSpan } from './sentences';

/** A span of a text. */
export interface SplitPassage extends TextSpan {
  text: string;
  /** Its place among the text's passages: its neighbours are those one less and one more. */
  index: number;
  /** The heading it stands under, if the text has headings. */
  heading?: string;
}

/** Words; two letters of a script without spaces count as one. */
const ENOUGH_WORDS = 60;
const MOST_WORDS = 120;
const MOST_CHARACTERS = 700;

interface Unit extends TextSpan {
  words: number;
  lastOfBlock: boolean;
}

/**
 * Cuts a text into passages of about 60 to 120 words and at most 700 UTF-16 units, along paragraphs and never across
 * a heading. A sentence, a list item and a table row stay whole: one that is longer is a passage by itself. A heading
 * belongs to the passages below it and is in none of them, unless nothing stands below.
 */
export function splitPassages(text: string, options: { language?: string } = {}): SplitPassage[] {
  const passages: SplitPassage[] = [];
  for (const { heading, blocks } of sectionsOf(text)) {
    const units = blocks.flatMap((block) => {
      const spans = unitsOf(text, block, options.language);
      return spans.map((span, i) => ({
        ...span,
        words: wordCount(text.slice(span.start, span.end)),
        lastOfBlock: i === spans.length - 1,
      }));
    });
    for (const { start, end } of grouped(units)) {
      const passage = { start, end, text: text.slice(start, end), index: passages.length };
      passages.push(heading === undefined ? passage : { ...passage, heading });
    }
  }
  return passages;
}

function grouped(units: readonly Unit[]): TextSpan[] {
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
    if (unit.lastOfBlock && open.words >= ENOUGH_WORDS) open = undefined;
  }
  return spans.map(({ start, end }) => ({ start, end }));
}
