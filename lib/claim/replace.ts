import type { PreparedClaim } from './preparation';
import type { Span } from './sentence';

export interface Replacement extends Span {
  by: string;
}

/**
 * A text with spans replaced, and where the new words now stand. Overlapping replacements after the first are
 * left out.
 */
export function replaced(
  text: string,
  replacements: readonly Replacement[],
): Pick<PreparedClaim, 'text' | 'resolved'> {
  let out = '';
  let at = 0;
  const resolved: PreparedClaim['resolved'] = [];
  for (const { start, end, by } of replacements.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    out += text.slice(at, start);
    resolved.push({ start: out.length, end: out.length + by.length, was: text.slice(start, end) });
    out += by;
    at = end;
  }
  return { text: out + text.slice(at), resolved };
}
