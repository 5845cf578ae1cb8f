import { unspacedClass } from './scripts';

const WORD_END = /[\p{L}\p{M}\p{N}]$/u;
const WORD_START = /^[\p{L}\p{M}\p{N}]/u;
const DIGIT_END = /\p{N}$/u;
const DIGIT_START = /^\p{N}/u;
const UNSPACED_END = new RegExp(`${unspacedClass}$`, 'v');
const UNSPACED_START = new RegExp(`^${unspacedClass}`, 'v');
const NEGATIVE = '(?<![\\p{L}\\p{N}])(?:non|un|anti|ex|pseudo|quasi|semi|counter|nicht)';
const AFTER_PREFIX = new RegExp(`${NEGATIVE}-$`, 'iu');
const PREFIX_END = new RegExp(`${NEGATIVE}$`, 'iu');
const BEFORE_SUFFIX = /^-(?:free|less|proof)(?!\p{L})/iu;

/**
 * Whether a cut at this offset of a normalised text goes through a word or a number, so that what is
 * left says something else: `il|legal`, `1,|250`, `3|.5`, `-|5`, `did|n't`, `non-|violent`, `rust|-free`.
 * Scripts without spaces have no such places, but their numbers do.
 */
export function cutsWord(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const before = text.slice(Math.max(0, at - 9), at);
  const after = text.slice(at, at + 8);
  if (WORD_END.test(before) && WORD_START.test(after)) {
    if (DIGIT_END.test(before) && DIGIT_START.test(after)) return true;
    return !UNSPACED_END.test(before) && !UNSPACED_START.test(after);
  }
  if (/\p{N}[.,]$/u.test(before) && DIGIT_START.test(after)) return true;
  if (DIGIT_END.test(before) && /^[.,]\p{N}/u.test(after)) return true;
  if (/(?:^|[^\p{L}\p{N}])-$/u.test(before) && DIGIT_START.test(after)) return true;
  if (/n$/i.test(before) && /^'t(?!\p{L})/iu.test(after)) return true;
  if (/n'$/i.test(before) && /^t(?!\p{L})/iu.test(after)) return true;
  if (AFTER_PREFIX.test(before) && WORD_START.test(after)) return true;
  if (PREFIX_END.test(before) && /^-\p{L}/u.test(after)) return true;
  return WORD_END.test(before) && BEFORE_SUFFIX.test(after);
}

/** Moves both ends of a span outwards until they cut no word. */
export function widenToWords(
  text: string,
  span: { start: number; end: number },
): { start: number; end: number } {
  let { start, end } = span;
  while (cutsWord(text, start)) start--;
  while (cutsWord(text, end)) end++;
  return { start, end };
}
