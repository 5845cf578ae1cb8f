/** A mark or several: "[1]", "[1, 2]". */
const MARKS = /\s*\[\d+(?:\s*[,;]\s*\d+)*\]/gu;

/**
 * Takes out marks that name nothing allowed, and writes the others one by one: "[1, 9]" becomes "[1]".
 * Returns the text, the numbers it still cites in order, and how many were dropped.
 */
export function keepMarks(
  text: string,
  allowed: ReadonlySet<number>,
): { text: string; cited: number[]; dropped: number } {
  const cited: number[] = [];
  let dropped = 0;
  const kept = text.replace(MARKS, (mark) => {
    const numbers = Array.from(mark.matchAll(/\d+/gu), ([digits]) => Number(digits));
    const known = numbers.filter((number) => allowed.has(number));
    dropped += numbers.length - known.length;
    cited.push(...known);
    const space = /^\s*/u.exec(mark)?.[0] ?? '';
    return known.length === 0 ? '' : space + known.map((number) => `[${number}]`).join('');
  });
  return { text: kept.trim(), cited: [...new Set(cited)], dropped };
}
