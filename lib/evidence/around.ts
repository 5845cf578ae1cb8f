/** Characters on each side: a handful of words, in scripts without spaces a sentence. */
const LENGTH = 60;

/**
 * What stands before and after a span whose words stand elsewhere in the text too, so that a link can open at this
 * one of them; undefined where they stand only here. Offsets are UTF-16.
 */
export function aroundRepeated(
  text: string,
  start: number,
  end: number,
): { before: string; after: string } | undefined {
  const words = text.slice(start, end);
  const alone = text.indexOf(words) === start && text.indexOf(words, start + 1) < 0;
  if (alone) return undefined;
  return {
    before: text.slice(Math.max(0, start - LENGTH), start),
    after: text.slice(end, end + LENGTH),
  };
}
