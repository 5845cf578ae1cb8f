import type { TextPosition, TextQuote } from '../claim/claim';
import { hasUnspaced } from '../evidence/scripts';
import { spanOfPosition } from './describe';
import { alike, type Folded, fold } from './fold';
import type { TextIndex } from './text-index';
import { misspelt, type Word, wordsOf } from './words';

/** What to find again: words, and optionally what stood around them and where. */
export interface Wanted {
  quote: TextQuote;
  position?: TextPosition | undefined;
}

interface Found {
  /** Span of the index's text; `rangesOf` makes ranges of it. */
  start: number;
  end: number;
  /** Which layer found it. */
  how: 'position' | 'quote' | 'words';
  /** 0 to 1: how well what stands around it agrees; 1 where nothing is known. */
  context: number;
}

/** Compared characters on each side, after folding. */
const CONTEXT = 32;
/** Shorter words than this are only believed where their surroundings agree. */
const TELLING = 24;
const SURROUNDINGS_AGREE = 0.5;
/** The word layer starts at five words, and at most one word in eight may be misspelt. */
const FEWEST_WORDS = 5;
const WORDS_PER_SLIP = 8;
const MOST_CANDIDATES = 500;

/** A finder over one state of the page; foldings are made once and only when needed. */
export interface Finder {
  index: TextIndex;
  /** The passage, or null when the page does not hold these words: never other words. */
  find(wanted: Wanted): Found | null;
}

export function finder(index: TextIndex): Finder {
  let page: Folded | undefined;
  let words: Word[] | undefined;
  return {
    index,
    find(wanted) {
      const exact = fold(wanted.quote.exact).text;
      if (exact === '') return null;
      page ??= fold(index.text);
      const near = wanted.position && spanOfPosition(index, wanted.position);
      const search: Search = { index, page, wanted, exact, ...(near ? { near: near.start } : {}) };
      const spot = atPosition(search, near) ?? byQuote(search);
      if (spot) return spot;
      words ??= wordsOf(index.text);
      return byWords(search, words);
    },
  };
}

interface Search {
  index: TextIndex;
  page: Folded;
  wanted: Wanted;
  /** The folded words. */
  exact: string;
  /** Where the position points, if it does. */
  near?: number;
}

function found(search: Search, start: number, end: number, how: Found['how']): Found {
  const context = surroundings(search, start, end) ?? 1;
  return { start, end, how, context };
}

/** Layer 1: the position, where the same words stand in the same surroundings. */
function atPosition(search: Search, span: { start: number; end: number } | undefined) {
  if (!span || fold(search.index.text.slice(span.start, span.end)).text !== search.exact) return;
  const context = surroundings(search, span.start, span.end);
  if (context !== undefined && context < SURROUNDINGS_AGREE) return;
  return found(search, span.start, span.end, 'position');
}

/** Layer 2: the same words anywhere, the best surroundings first, then the nearest. */
function byQuote(search: Search): Found | null {
  const { page, exact, wanted } = search;
  let best: Found | null = null;
  let seen = 0;
  for (
    let at = page.text.indexOf(exact);
    at >= 0 && seen < MOST_CANDIDATES;
    at = page.text.indexOf(exact, at + 1), seen++
  ) {
    const { start } = page.spanOf(at);
    const { end } = page.spanOf(at + exact.length - 1);
    if (cutsWord(search, start, end)) continue;
    const known = surroundings(search, start, end);
    if (exact.length < TELLING && known !== undefined && known < SURROUNDINGS_AGREE) continue;
    const candidate = found(search, start, end, 'quote');
    if (!best || better(search, candidate, best)) best = candidate;
    if (!wanted.quote.prefix && !wanted.quote.suffix && search.near === undefined) break;
  }
  return best;
}

/** Layer 3: the same words with other punctuation, footnote marks, or a slip of the pen mended. */
function byWords(search: Search, page: Word[]): Found | null {
  const wanted = wordsOf(search.wanted.quote.exact);
  if (wanted.length < FEWEST_WORDS) return null;
  const slips = Math.floor(wanted.length / WORDS_PER_SLIP);
  let best: Found | null = null;
  for (let at = 0; at + wanted.length <= page.length; at++) {
    if (!sameWords(wanted, page, at, slips)) continue;
    const start = page[at]?.start ?? 0;
    const end = page[at + wanted.length - 1]?.end ?? 0;
    const candidate = found(search, start, end, 'words');
    if (!best || better(search, candidate, best)) best = candidate;
  }
  return best;
}

function sameWords(wanted: Word[], page: Word[], at: number, slips: number): boolean {
  let left = slips;
  for (let i = 0; i < wanted.length; i++) {
    const a = wanted[i];
    const b = page[at + i];
    if (!a || !b) return false;
    if (a.folded === b.folded) continue;
    if (left === 0 || !misspelt(a, b)) return false;
    left -= 1;
  }
  return true;
}

function better(search: Search, a: Found, b: Found): boolean {
  if (Math.abs(a.context - b.context) > 0.05) return a.context > b.context;
  if (search.near === undefined) return false;
  return Math.abs(a.start - search.near) < Math.abs(b.start - search.near);
}

/** The better of the two sides' likeness; undefined when the quote brings no surroundings. */
function surroundings(search: Search, start: number, end: number): number | undefined {
  const { prefix, suffix } = search.wanted.quote;
  const { text } = search.index;
  const scores: number[] = [];
  const wantedBefore = fold(prefix).text.slice(-CONTEXT);
  if (wantedBefore) {
    const here = fold(text.slice(Math.max(0, start - CONTEXT * 4), start)).text;
    scores.push(alike(wantedBefore, here.slice(-wantedBefore.length)));
  }
  const wantedAfter = fold(suffix).text.slice(0, CONTEXT);
  if (wantedAfter) {
    const here = fold(text.slice(end, end + CONTEXT * 4)).text;
    scores.push(alike(wantedAfter, here.slice(0, wantedAfter.length)));
  }
  if (scores.length === 0) return undefined;
  const mean = scores.reduce((a, b) => a + b, 0) / scores.length;
  // One side may have changed wholly; the mean only breaks ties between repeated places.
  return 0.8 * Math.max(...scores) + 0.2 * mean;
}

const LETTER = /[\p{L}\p{N}]/u;

/** "art" must not be found in "start", unless the reader's own selection cut a word there. */
function cutsWord(search: Search, start: number, end: number): boolean {
  const { text } = search.index;
  const { prefix, suffix } = search.wanted.quote;
  return (
    (joined(text[start - 1], text[start]) && !LETTER.test(prefix.slice(-1))) ||
    (joined(text[end - 1], text[end]) && !LETTER.test(suffix.slice(0, 1)))
  );
}

function joined(a = '', b = ''): boolean {
  return LETTER.test(a) && LETTER.test(b) && !hasUnspaced(a) && !hasUnspaced(b);
}
