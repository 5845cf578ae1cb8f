import { hasUnspaced } from '../evidence/scripts';
import { firstWords, hasWord, head, lastWords, pieces, squeeze, tail, wholeOnly } from './terms';

/** Words to link to, with what stands around them where that is known. */
export interface Passage {
  exact: string;
  prefix?: string | undefined;
  suffix?: string | undefined;
}

/** Above this many characters the link names beginning and end; browsers' own link makers use the same bound. */
const LONGEST_EXACT = 300;
/** Words on each side of a long passage. Fewer are found twice, more break at a footnote. */
const EDGE_WORDS = 8;
/** A passage needs so many words for a beginning and an end of its own, each of so many at most. */
const LEAST_FOR_RANGE = 8;
const STURDY_WORDS = 6;
/** A line of fewer words, such as a table's cell, is likely to stand elsewhere on the page too. */
const SHORT_LINE = 4;

/**
 * The text directives for a passage, percent-encoded, best first: a browser scrolls to the first that it finds,
 * and passes over one it does not (tried in Chromium: `none&text=test page` of the web platform tests).
 * Empty where the passage has no word.
 *
 * The passage comes from a text that was read out of the page, which lacks what the page shows between the words:
 * marks of notes, line breaks, the borders of cells. So a directive that names the words as they stand is followed
 * by one that needs less of them.
 */
export function textDirectives({ exact, prefix = '', suffix = '' }: Passage): string[] {
  const lines = linesOf(wholeOnly(exact, prefix, suffix));
  const [first, second] = lines;
  if (first === undefined) return [];
  const before = lastWords(prefix);
  const after = firstWords(suffix);
  // One term cannot cross the edge of a block; a beginning and an end may lie in two.
  if (second !== undefined && isShort(first)) return cells(first, lines.slice(1), before, after);
  const last = lines.at(-1) ?? first;
  const whole = second === undefined && first.length <= LONGEST_EXACT;
  const terms = whole ? [first] : [head(first, EDGE_WORDS), tail(last, EDGE_WORDS)];
  if (before && after)
    // A note's mark between passage and context breaks one side only.
    return [
      directive(terms, before, after),
      directive(terms, before, ''),
      directive(terms, '', after),
    ];
  if (before || after) return [directive(terms, before, after)];
  return [directive(terms), ...sturdy(first, last)];
}

/** A row of a table or the like: each line by its neighbour, so that none is found where it stands alone. */
function cells(first: string, rest: string[], before: string, after: string): string[] {
  const next = rest[0] ?? '';
  const last = rest.at(-1) ?? '';
  const single = rest.length === 1 && next.length <= LONGEST_EXACT;
  const terms = single ? [next] : [head(next, EDGE_WORDS), tail(last, EDGE_WORDS)];
  return [directive([first], before, head(next, EDGE_WORDS)), directive(terms, first, after)];
}

/** Where a note's mark is likely to stand. */
const NOTE_PLACE = /\p{P}\s*$/u;
const OUTER_SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * Beginning and end once more, cut after punctuation and without outer signs, so that marks of notes stand beside
 * them. None for a passage too short to have both.
 */
function sturdy(first: string, last: string): string[] {
  if (hasUnspaced(first + last)) return [];
  const count = pieces(first).length;
  if (first === last && count < LEAST_FOR_RANGE) return [];
  const words = first === last ? Math.min(STURDY_WORDS, Math.floor(count / 2)) : STURDY_WORDS;
  const [begins, ends] = [head(first, words, NOTE_PLACE), tail(last, words, NOTE_PLACE)].map(
    (term) => term.replace(OUTER_SIGNS, ''),
  );
  return begins && ends ? [directive([begins, ends])] : [];
}

const isShort = (line: string): boolean =>
  pieces(line).filter(hasWord).length < (hasUnspaced(line) ? SHORT_LINE / 2 : SHORT_LINE);

/** The marks that a text read out of a page puts before items of a list. */
const BULLET = /^(?:[-*•·‣–]|\d{1,3}[.)])\s+/u;

/** Lines and cells with a word in them, as a text read out of a page parts them. */
const linesOf = (text: string): string[] =>
  text
    .split(/[\n\r\t]+| \| /u)
    .map((line) => squeeze(line.replace(BULLET, '')))
    .filter(hasWord);

function directive(terms: readonly string[], before = '', after = ''): string {
  const parts = terms.map(encode);
  if (before) parts.unshift(`${encode(before)}-`);
  if (after) parts.push(`-${encode(after)}`);
  return parts.join(',');
}

/** `-`, `,` and `&` are the directive's own syntax; `encodeURIComponent` leaves the first as it is. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
