import { aroundRepeated } from './around';
import type { Standing } from './document';
import { nearSpan, similarity } from './near-span';
import { atGrapheme, type Normalised, normalise, sourceSpan } from './normalise';
import type { Quotation, QuotationDraft } from './quotation-types';
import { holdsGuarded, sameSense } from './same-sense';
import { letterWeight } from './scripts';
import { cutsWord, widenToWords } from './word-edges';
import { partsOf, wordings } from './wording';

/** Letters or digits a quotation needs; those of scripts without spaces count twice. */
const LEAST_LETTERS = 12;
const LEAST_SIMILARITY = 0.92;
/** A whole document of fewer letters than a quotation needs has at most so many characters. */
const SHORT_DOCUMENT = 100;
/** Normalised characters an ellipsis may stand for. */
const LONGEST_GAP = 200;

interface Span {
  start: number;
  end: number;
}

/**
 * Finds a draft's words in the document's text.
 * - `verified`: equal under `normalise`, at least 12 letters or digits (6 in scripts without spaces, or
 *   the whole document if that is shorter), from grapheme to grapheme, and no word or number cut in two
 *   ("legal to sell" is not a quotation of "illegal to sell").
 * - `repaired`: a span of similarity ≥ 0.92 with the same numbers, negations and names. A wording with an
 *   ellipsis inside is repaired if all its parts are there in order: to the whole span where what was
 *   left out is short and holds no number, negation or name, else to its longest part where the rest
 *   holds none.
 * - `unverified`: everything else.
 * The words of the first two are the source's own; `drafted` keeps what a repair replaced.
 * Why so strict: Open-Source-Legal/OpenContracts#2189, zoharbabin/web-researcher-mcp#510.
 */
export function checkQuotation(
  draft: QuotationDraft,
  documentText: string,
  standing: Standing,
): Quotation {
  const source = normalise(documentText);
  const { text: wanted } = normalise(draft.words);
  const exact = findExact(wanted, source);
  const span = exact ?? findNear(wanted, source) ?? findParts(wanted, source);
  if (!span) return { ...draft, state: 'unverified', standing };
  const { start, end } = sourceSpan(source, span.start, span.end);
  const around = aroundRepeated(documentText, start, end);
  const words = documentText.slice(start, end);
  const found = { ...draft, words, start, end, standing, ...(around && { around }) };
  return exact
    ? { ...found, state: 'verified' }
    : { ...found, state: 'repaired', drafted: draft.words };
}

function longEnough(wording: string, source: Normalised): boolean {
  const weight = letterWeight(wording);
  if (weight >= LEAST_LETTERS) return true;
  if (weight === 0 || source.text.length > SHORT_DOCUMENT) return false;
  return wordings(source.text).includes(wording);
}

function findExact(words: string, source: Normalised): Span | undefined {
  for (const wording of wordings(words)) {
    const span = longEnough(wording, source) ? occurrence(wording, source, 0) : undefined;
    if (span) return span;
  }
  return undefined;
}

/** First occurrence at or after `from` that cuts neither grapheme nor word. */
function occurrence(wording: string, source: Normalised, from: number): Span | undefined {
  let start = source.text.indexOf(wording, from);
  while (start >= 0) {
    const end = start + wording.length;
    if ([start, end].every((at) => atGrapheme(source, at) && !cutsWord(source.text, at)))
      return { start, end };
    start = source.text.indexOf(wording, start + 1);
  }
  return undefined;
}

function findNear(words: string, source: Normalised): Span | undefined {
  const wording = wordings(words).at(-1) ?? '';
  if (letterWeight(wording) < LEAST_LETTERS) return undefined;
  const near = nearSpan(foldCase(wording), foldCase(source.text), LEAST_SIMILARITY);
  if (!near) return undefined;
  const span = widenToWords(source.text, trimmed(source.text, near));
  const there = source.text.slice(span.start, span.end);
  const stands =
    letterWeight(there) >= LEAST_LETTERS &&
    (there.length === near.end - near.start ||
      similarity(foldCase(wording), foldCase(there)) >= LEAST_SIMILARITY) &&
    sameSense(wording, there) &&
    atGrapheme(source, span.start) &&
    atGrapheme(source, span.end);
  return stands ? span : undefined;
}

function findParts(words: string, source: Normalised): Span | undefined {
  const parts = partsOf(words);
  if (parts.length < 2) return undefined;
  const spans: Span[] = [];
  for (const part of parts) {
    const span = occurrence(part, source, spans.at(-1)?.end ?? 0);
    if (!span) return undefined;
    spans.push(span);
  }
  const whole = { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 };
  const harmless = spans.every(({ start }, i) => {
    const gap = source.text.slice(spans[i - 1]?.end ?? start, start);
    return gap.length <= LONGEST_GAP && !holdsGuarded(gap);
  });
  if (harmless && longEnough(source.text.slice(whole.start, whole.end), source)) return whole;
  const longest = spans.reduce((a, b) => (b.end - b.start > a.end - a.start ? b : a));
  const keeps = spans.every(
    (span) => span === longest || !holdsGuarded(source.text.slice(span.start, span.end)),
  );
  return keeps && longEnough(source.text.slice(longest.start, longest.end), source)
    ? longest
    : undefined;
}

function trimmed(text: string, { start, end }: Span): Span {
  const inner = text.slice(start, end);
  return {
    start: start + inner.length - inner.trimStart().length,
    end: end - (inner.length - inner.trimEnd().length),
  };
}

/** Lower case unit by unit, so that offsets stay. */
function foldCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (c) => (c.toLowerCase().length === c.length ? c.toLowerCase() : c)).join(
    '',
  );
}
