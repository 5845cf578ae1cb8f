import type { Resolved } from './preparation';
import type { Span } from './sentence';

const QUOTES = '["“”„«»\'‘’`´]';

/**
 * Where some words stand in a text, whatever their white space, quotation marks and case; undefined where they do
 * not stand there as they are.
 */
export function placeOf(words: string, text: string): Span | undefined {
  const wanted = words.trim().replace(/^["“”„«»]+|["“”„«»]+$/gu, '');
  if (!/[\p{L}\p{N}]/u.test(wanted)) return undefined;
  const pattern = Array.from(
    wanted.matchAll(/\s+|["“”„«»'‘’`´]|[^\s"“”„«»'‘’`´]+/gu),
    ([piece]) => {
      if (/^\s/u.test(piece)) return '\\s+';
      if (new RegExp(`^${QUOTES}$`, 'u').test(piece)) return QUOTES;
      return piece.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
    },
  ).join('');
  const found = new RegExp(pattern, 'iu').exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

interface Token extends Span {
  word: string;
}

const tokens = (text: string): Token[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu), ({ index, 0: word }) => ({
    ...{ start: index, end: index + word.length, word: word.toLowerCase() },
  }));

/** The words of a text that its original does not have at that place: runs of them, as spans of the text. */
export function changedWords(original: string, text: string): Resolved[] {
  const old = tokens(original);
  const now = tokens(text);
  const kept = commonIn(now, old);
  const runs: Resolved[] = [];
  for (const [i, { start, end }] of now.entries()) {
    if (kept.has(i)) continue;
    const last = runs.at(-1);
    if (last && i > 0 && !kept.has(i - 1)) last.end = end;
    else runs.push({ start, end });
  }
  return runs;
}

/** Which of the first tokens belong to a longest common subsequence with the second. */
function commonIn(a: readonly Token[], b: readonly Token[]): Set<number> {
  const length = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number): number => length[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = length[i];
      if (!row) continue;
      row[j] =
        a[i]?.word === b[j]?.word ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const kept = new Set<number>();
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i]?.word === b[j]?.word) {
      kept.add(i);
      i++;
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return kept;
}
