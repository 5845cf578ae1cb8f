const NOTE_TEXT = /\[(?:\d{1,3}|[a-z]{1,2}|(?:note|nb)\s?\d+)\]/giu;
/** A paragraph is compared by pieces of this many letters where it is not there word for word. */
const PIECE = 24;
const MOST_PIECES = 0.6;

const bare = (text: string): string =>
  text.replace(NOTE_TEXT, '').replace(/[\s\u200b\u00ad]+/gu, '');

/** Whether a text has a paragraph, white space and note marks aside. */
export const contains = (text: string, paragraph: string): boolean =>
  bare(text).includes(bare(paragraph));

/**
 * Whether a text has most of a paragraph: a page lays out formulas, line numbers and buttons in other words than
 * its text has them, so a paragraph with one of them is never there word for word.
 */
export function containsMost(text: string, paragraph: string): boolean {
  const [whole, part] = [bare(text), bare(paragraph)];
  if (whole.includes(part)) return true;
  const pieces = part.match(new RegExp(`.{${PIECE}}`, 'gsu')) ?? [];
  const found = pieces.filter((piece) => whole.includes(piece)).length;
  return pieces.length > 2 && found >= pieces.length * MOST_PIECES;
}

/** The text with the paragraph in front where it lacks it. */
export const withParagraph = (text: string, paragraph: string): string =>
  contains(text, paragraph) ? text : `${paragraph}\n\n${text}`.trim();
