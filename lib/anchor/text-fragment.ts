import { hasUnspaced } from '../evidence/scripts';

/** Words to link to, with what stands around them where that is known. */
export interface Passage {
  exact: string;
  prefix?: string;
  suffix?: string;
}

/** Above this many characters the link names beginning and end; browsers' own link makers use the same bound. */
const LONGEST_EXACT = 300;
/** Words on each side of a long passage, and of context. Fewer are found twice, more break at a footnote. */
const EDGE_WORDS = 8;
const CONTEXT_WORDS = 3;

/**
 * A link that opens a page at a passage (https://wicg.github.io/scroll-to-text-fragment/). An element
 * fragment the address has is kept, an older text directive replaced. Without usable words it is the plain
 * address; undefined for anything but http and https, which must never become a link.
 */
export function textFragmentUrl(url: string, passage: Passage): string | undefined {
  const parsed = URL.parse(url);
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') return undefined;
  const [anchor = ''] = parsed.hash.replace(/^#/, '').split(':~:');
  parsed.hash = '';
  const base = parsed.href.replace(/#$/, '');
  const text = directive(passage);
  const fragment = `${anchor}${text ? `:~:text=${text}` : ''}`;
  return fragment ? `${base}#${fragment}` : base;
}

function directive({ exact, prefix = '', suffix = '' }: Passage): string | undefined {
  const words = wholeOnly(exact, prefix, suffix);
  const lines = words
    .split(/[\n\r]+/)
    .map(squeeze)
    .filter(hasWord);
  const first = lines[0];
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return undefined;
  // One term cannot cross the edge of a block; a beginning and an end may lie in two.
  const short = lines.length === 1 && first.length <= LONGEST_EXACT;
  const terms = short ? [encode(first)] : [encode(head(first)), encode(tail(last))];
  const before = lastWords(prefix);
  const after = firstWords(suffix);
  if (before) terms.unshift(`${encode(before)}-`);
  if (after) terms.push(`-${encode(after)}`);
  return terms.join(',');
}

const LETTER = /[\p{L}\p{N}]/u;
const hasWord = (text: string): boolean => LETTER.test(text);
const squeeze = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Browsers match whole words only: a word the passage cuts at its edge is left out. */
function wholeOnly(exact: string, prefix: string, suffix: string): string {
  let words = exact.trim();
  const startCut = !/^\s/u.test(exact) && LETTER.test(prefix.slice(-1)) && !hasUnspaced(exact);
  const endCut = !/\s$/u.test(exact) && LETTER.test(suffix.slice(0, 1)) && !hasUnspaced(exact);
  if (startCut) words = words.replace(/^[\p{L}\p{M}\p{N}]+/u, '');
  if (endCut) words = words.replace(/[\p{L}\p{M}\p{N}]+$/u, '');
  return words.trim();
}

/** Words with the punctuation that clings to them; in scripts without spaces, the segmenter's words. */
function pieces(text: string): string[] {
  if (!hasUnspaced(text)) return text.match(/\S+\s*/gu) ?? [];
  return [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)].map((s) => s.segment);
}

const head = (text: string): string => pieces(text).slice(0, EDGE_WORDS).join('').trim();
const tail = (text: string): string => pieces(text).slice(-EDGE_WORDS).join('').trim();

/** Context next to the passage and within one block; the first piece may be a cut word and goes. */
function lastWords(prefix: string): string {
  const line =
    prefix
      .trimEnd()
      .split(/[\n\r]+/)
      .at(-1) ?? '';
  const all = pieces(squeeze(line));
  const usable = line === prefix.trimEnd() ? all.slice(1) : all;
  const words =
    LETTER.test(prefix.slice(-1)) && !hasUnspaced(prefix) ? usable.slice(0, -1) : usable;
  return withWord(words.slice(-CONTEXT_WORDS));
}

function firstWords(suffix: string): string {
  const line = suffix.trimStart().split(/[\n\r]+/)[0] ?? '';
  const all = pieces(squeeze(line));
  const usable = line === suffix.trimStart() ? all.slice(0, -1) : all;
  const words = LETTER.test(suffix.slice(0, 1)) && !hasUnspaced(suffix) ? usable.slice(1) : usable;
  return withWord(words.slice(0, CONTEXT_WORDS));
}

function withWord(words: string[]): string {
  const text = words.join('').trim();
  return hasWord(text) ? text : '';
}

/** `-`, `,` and `&` are the directive's own syntax; `encodeURIComponent` leaves the first as it is. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
