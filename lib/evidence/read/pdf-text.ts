import type { PdfLine } from './pdf-lines';

export interface PdfText {
  text: string;
  /** Where each page begins in `text`, in UTF-16 units. */
  pages: number[];
}

/** From this many pages on, what stands on top or at the foot of most of them is no part of the text. */
const LEAST_PAGES = 3;
/** Lines farther apart than this many usual line heights belong to two paragraphs. */
const PARAGRAPH_GAP = 1.45;
/** Letters larger or smaller by this share make another paragraph: a heading, a note. */
const OTHER_SIZE = 0.12;
const SENTENCE_END = /[.!?…:;。！？"”»)\]]$/u;
/** Words at a line's end are no longer, in UTF-16 units: looking for one further back takes long. */
const LONGEST_WORD = 100;

/**
 * Running text of a PDF: lines joined to paragraphs, words cut at a line's end made whole, the headers, footers
 * and numbers that stand on most pages left out. A paragraph that goes on over a page's edge stays one.
 */
export function pdfText(pages: readonly (readonly PdfLine[])[]): PdfText {
  const whole = wordsOf(pages);
  const starts: number[] = [];
  let text = '';
  for (const lines of withoutEdges(pages)) {
    const page = paragraphs(lines, whole).join('\n\n');
    const goesOn =
      text !== '' && page !== '' && !SENTENCE_END.test(text.slice(-1)) && /^\p{Ll}/u.test(page);
    if (text !== '' && page !== '' && !goesOn) text += '\n\n';
    if (goesOn) {
      const joined = join(text, page, whole);
      starts.push(joined.length - page.length);
      text = joined;
    } else {
      starts.push(text.length);
      text += page;
    }
  }
  return { text, pages: starts };
}

function paragraphs(lines: readonly PdfLine[], whole: ReadonlySet<string>): string[] {
  const usual = usualStep(lines);
  const out: string[] = [];
  lines.forEach((line, i) => {
    const before = lines[i - 1];
    const current = out.at(-1);
    if (before && current !== undefined && !parts(before, line, usual)) {
      out[out.length - 1] = join(current, line.text, whole);
    } else {
      out.push(line.text);
    }
  });
  return out;
}

function parts(before: PdfLine, line: PdfLine, usual: number): boolean {
  const larger = Math.max(before.size, line.size);
  if (Math.abs(before.size - line.size) > larger * OTHER_SIZE) return true;
  if (/^(?:[•‣▪◦–-]|\(?\d{1,2}[.)])\s/u.test(line.text)) return true;
  const step = before.y - line.y;
  // Going up is the next column; there only the words tell whether the sentence goes on.
  if (step < 0) return SENTENCE_END.test(before.text) || !/^\p{Ll}/u.test(line.text);
  return step > usual * PARAGRAPH_GAP;
}

/** The commonest distance between two lines, in points; lines of one height stand so far apart. */
function usualStep(lines: readonly PdfLine[]): number {
  const counts = new Map<number, number>();
  lines.forEach((line, i) => {
    const step = Math.round(((lines[i - 1]?.y ?? 0) - line.y) * 2) / 2;
    if (i > 0 && step > 0) counts.set(step, (counts.get(step) ?? 0) + 1);
  });
  const [step] = [...counts].sort(([a, m], [b, n]) => n - m || a - b)[0] ?? [];
  return step ?? (lines[0]?.size || 12) * 1.2;
}

/** Joins two lines. A hyphen at the end stays where the word is written with it elsewhere, else it goes. */
function join(before: string, after: string, whole: ReadonlySet<string>): string {
  const [, head] = /([\p{L}\p{M}]+)[-\u00ad\u2010]$/u.exec(before.slice(-LONGEST_WORD)) ?? [];
  const [tail] = /^[\p{L}\p{M}]+/u.exec(after) ?? [];
  if (!head || !tail)
    return /[-\u2010]/u.test(before.slice(-1)) ? before + after : `${before} ${after}`;
  const hyphenated = `${head}-${tail}`.toLowerCase();
  const cut = !whole.has(hyphenated) && /^\p{Ll}/u.test(tail);
  return (cut || before.endsWith('\u00ad') ? before.slice(0, -1) : before) + after;
}

/** Every word with a hyphen inside that stands within a line somewhere in the document. */
function wordsOf(pages: readonly (readonly PdfLine[])[]): Set<string> {
  const words = new Set<string>();
  for (const { text } of pages.flat()) {
    for (const [word] of text.matchAll(/(?<![\p{L}\p{M}])[\p{L}\p{M}]+-[\p{L}\p{M}]+/gu)) {
      words.add(word.toLowerCase());
    }
  }
  return words;
}

/** Pages without the first and last lines that are the same on most of them, numbers aside. */
function withoutEdges(pages: readonly (readonly PdfLine[])[]): (readonly PdfLine[])[] {
  if (pages.length < LEAST_PAGES) return [...pages];
  const bare = (line: PdfLine | undefined) => line?.text.replace(/\p{N}+/gu, '#') ?? '';
  const common = (at: 0 | -1) => {
    const counts = new Map<string, number>();
    for (const lines of pages) {
      const edge = bare(lines.at(at));
      if (edge !== '') counts.set(edge, (counts.get(edge) ?? 0) + 1);
    }
    // Left and right pages may differ, so a third of the pages suffices.
    const least = Math.max(2, pages.length / 3);
    return new Set([...counts].filter(([, count]) => count >= least).map(([edge]) => edge));
  };
  const heads = common(0);
  const feet = common(-1);
  return pages.map((lines) => {
    const from = heads.has(bare(lines[0])) ? 1 : 0;
    const last = lines.length > 1 && feet.has(bare(lines.at(-1)));
    return lines.slice(from, last ? -1 : undefined);
  });
}
