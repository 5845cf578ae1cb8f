import type { LabelSet } from '../../scoring/labels';
import { labelNamed } from '../../scoring/read-label';

const bracketed = (text: string): string[] =>
  Array.from(text.matchAll(/\[([^[\]]*)\]/gu), ([, content]) => content ?? '');

/** The label in the last square brackets of a reply (MADKE 3.2), or null where they hold none. */
export function lastBracketed(text: string, set: LabelSet): string | null {
  const last = bracketed(text).at(-1);
  return last === undefined ? null : labelNamed(last, set);
}

/** The label in the last square brackets that name one: marks like [1] may follow it. */
export const labelBracketed = (text: string, set: LabelSet): string | null =>
  bracketed(text).reduce<string | null>((found, inside) => labelNamed(inside, set) ?? found, null);

/**
 * The numbers in a reply's square brackets, the last first, each once, at most `most` (MADKE 3.2). `[No Found]`
 * holds none. Numbers over `highest` name nothing and are left out.
 */
export function bracketedNumbers(text: string, highest: number, most = 3): number[] {
  const numbers = bracketed(text)
    .flatMap((inside) => inside.match(/\d{1,4}/gu) ?? [])
    .map(Number);
  const known = numbers.filter((n) => n >= 1 && n <= highest);
  return [...new Set(known.reverse())].slice(0, most);
}
