/**
 * What the room has to know about writing systems: some write words without spaces, so that a length
 * in words, a word boundary or a capital letter mean nothing there.
 */
const UNSPACED =
  /[[\p{L}&&[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}\p{scx=Yi}\p{scx=Javanese}]][\p{M}&&[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}\p{sc=Javanese}]]]/v;
const UNSPACED_LETTERS = new RegExp(`${UNSPACED.source}(?<=\\p{L})`, 'gv');
const LETTERS = /[\p{L}\p{N}]/gu;

/** Whether the text holds a letter of a script that writes words without spaces. */
export const hasUnspaced = (text: string): boolean => UNSPACED.test(text);

/** Source of a `v`-flag class that matches one letter or mark of a script without spaces. */
export const unspacedClass = UNSPACED.source;

/**
 * Letters and digits of a text, those of scripts without spaces counted twice: so that one threshold
 * of 12 asks for 12 letters in Latin and for 6 in Chinese, and a mixed text lies between.
 */
export function letterWeight(text: string): number {
  const letters = text.match(LETTERS)?.length ?? 0;
  return letters + (text.match(UNSPACED_LETTERS)?.length ?? 0);
}

const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’.,][\p{L}\p{M}\p{N}]+)*/gu;

/** Length of a text in words; two letters of a script without spaces count as one word. */
export function wordCount(text: string): number {
  if (!hasUnspaced(text)) return text.match(WORDS)?.length ?? 0;
  const unspaced = text.match(UNSPACED_LETTERS)?.length ?? 0;
  const rest = text.replace(UNSPACED_LETTERS, ' ').match(WORDS)?.length ?? 0;
  return rest + unspaced / 2;
}
