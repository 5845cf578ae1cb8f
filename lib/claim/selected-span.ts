import type { Span } from './sentence';

/** Footnote marks, which a claim's text goes without. */
const MARK = /\[(?:\p{N}{1,3}|[a-z]|(?:note|nb|n) \p{N}{1,3})\]/gu;

/** The characters that count, and where each stands. */
interface Bare {
  text: string;
  at: number[];
}

/** Without white space, format characters and footnote marks. */
function bare(text: string): Bare {
  const blanked = text.replace(MARK, (mark) => ' '.repeat(mark.length));
  const kept: Bare = { text: '', at: [] };
  for (let i = 0; i < blanked.length; i++) {
    const char = blanked[i] ?? '';
    if (/[\s\p{Cf}]/u.test(char)) continue;
    kept.text += char;
    kept.at.push(i);
  }
  return kept;
}

/**
 * Where a span of a claim's text stands in the words the reader highlighted. The claim's text may have been
 * cleaned, grown to whole words, or be the whole sentence around a few words; what of the span lies outside
 * the selection is cut off. Undefined where nothing of it was highlighted.
 */
export function spanInSelected(text: string, span: Span, selected: string): Span | undefined {
  const whole = bare(text);
  const marked = bare(selected);
  if (marked.text === '') return undefined;
  const first = whole.at.findIndex((at) => at >= span.start);
  if (first < 0) return undefined;
  const after = whole.at.findIndex((at) => at >= span.end);
  const last = after < 0 ? whole.at.length : after;
  const shift = shiftOf(whole.text, marked.text, first, last);
  if (shift === undefined) return undefined;
  const from = Math.max(0, first + shift);
  const to = Math.min(marked.at.length, last + shift);
  const start = marked.at[from];
  const end = marked.at[to - 1];
  return start === undefined || end === undefined || from >= to
    ? undefined
    : { start, end: end + 1 };
}

/** What to add to a place in the claim's text to get the place in the selection. */
function shiftOf(text: string, selected: string, first: number, last: number) {
  const inText = text.indexOf(selected);
  if (inText >= 0) return -inText;
  const inSelected = selected.indexOf(text);
  if (inSelected >= 0) return inSelected;
  const unit = selected.indexOf(text.slice(first, last));
  return unit >= 0 ? unit - first : undefined;
}
