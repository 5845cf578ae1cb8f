/**
 * What belongs to a draft's wording and what only stands around it. Quotation marks, ellipses, brackets
 * with a source mark, and a final stop or comma are how writing quotes, not what is quoted.
 */
const BEFORE = /^(?:[\s'*_•]|\.{2,}|\[\.+\]|\(\.+\)|-\s|>\s)+/u;
const AFTER = /(?:[\s'*_.,;:。，、；：]|\[\.+\]|\(\.+\)|\[\d{1,3}\])+$/u;
const ELLIPSIS = /\s*(?:\[\.{2,}\]|\(\.{2,}\)|\.{3,})\s*/u;

/** The normalised wording as it came, then without what surrounds it; first the most literal. */
export function wordings(normalised: string): string[] {
  const whole = normalised.trim();
  const bare = whole.replace(BEFORE, '').replace(AFTER, '');
  const marked = whole.replace(/^'+|'+$/g, '').trim();
  return [...new Set([whole, marked, bare])].filter((wording) => wording !== '');
}

/** The parts of a normalised wording between ellipses; one part if it has none inside. */
export function partsOf(normalised: string): string[] {
  const bare = normalised.trim().replace(BEFORE, '').replace(AFTER, '');
  return bare
    .split(ELLIPSIS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
