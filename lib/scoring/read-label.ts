import type { Label, LabelSet } from './labels';

/**
 * The label a text is, or null: its id or an alias as a whole, whatever its case, quotation marks or
 * emphasis. Never a substring: "not supported" holds "supported".
 */
export function labelNamed(text: string, set: LabelSet): string | null {
  const wanted = bare(text);
  const is = (name: string) => bare(name) === wanted;
  return set.labels.find((label: Label) => is(label.id) || label.aliases.some(is))?.id ?? null;
}

/**
 * The label a free reply ends in: its last line that says anything, as a whole or after a colon
 * ("Verdict: Refuted"), or the last `"label": "…"` of broken JSON. Null when it ends in none.
 */
export function readLabel(text: string, set: LabelSet): string | null {
  const field = [...text.matchAll(/"label"\s*:\s*"([^"]*)"/gu)].at(-1)?.[1];
  if (field !== undefined) return labelNamed(field, set);
  const last = text.split('\n').findLast((line) => bare(line) !== '') ?? '';
  return labelNamed(last, set) ?? labelNamed(last.slice(last.lastIndexOf(':') + 1), set);
}

/** Lower case, single spaces, nothing but letters, digits and the slash and hyphen labels have inside. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/-]+/gu, ' ')
    .trim();
