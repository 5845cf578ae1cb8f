/** A piece of prose, or a mark [n] in it. */
export type Piece = string | { n: number };

/** Splits prose at its marks: `[3]`, `[1, 2]` and `[1][2]`. */
export function splitMarks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(/\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\]/g)) {
    if (match.index > from) pieces.push(text.slice(from, match.index));
    for (const n of (match[1] ?? '').split(/[,;]/)) pieces.push({ n: Number(n) });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/**
 * An answer's prose for reading: without its last line or its last brackets where they only repeat the label,
 * and without the asterisks models put around words. Marks stay.
 */
export function proseOf(text: string, label: string | null): string {
  const lines = text.trim().split('\n');
  const last = bare(lines.at(-1) ?? '');
  if (label && lines.length > 1 && (last === bare(label) || last.endsWith(`: ${bare(label)}`))) {
    lines.pop();
  }
  return withoutBrackets(lines.join('\n'), label)
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .trim();
}

/** `…, so it is refuted. [REFUTES]` without its end. */
function withoutBrackets(text: string, label: string | null): string {
  const last = /\s*\[([^[\]\n]+)\]\.?\s*$/u.exec(text);
  const only = label !== null && last !== null && last.index > 0;
  return only && bare(last[1] ?? '') === bare(label) ? text.slice(0, last.index) : text;
}

const bare = (line: string) =>
  line
    .replace(/[*_#[\]]/g, '')
    .replace(/\.$/, '')
    .trim()
    .toLowerCase();

/** Prose for a place where its marks would lead nowhere. */
export const withoutMarks = (text: string): string =>
  splitMarks(text)
    .filter((piece) => typeof piece === 'string')
    .join('')
    .replace(/ +(?=[.,;:]|$)/g, '');

/** Keys of a structured reply whose values a reader does not take for reasons: a source's words, a label, a choice. */
const NO_PROSE = /^(?:words|relation|label|verdict|side|preference|proceeding)$/iu;

/**
 * What can be read of a reply while it is written. A structured reply is unfinished JSON:
 * its first string that is long enough to be prose is decoded as far as it goes.
 */
export function livingProse(partial: string): string {
  const text = partial.replace(/^\s*```(?:json)?\s*/, '').trimStart();
  if (!text.startsWith('{')) return proseOf(text, null);
  for (const match of text.matchAll(/"([\w ]+)"\s*:\s*"((?:[^"\\]|\\.)*)("?)/g)) {
    if (NO_PROSE.test(match[1] ?? '')) continue;
    const value = decoded(match[2] ?? '');
    if (match[3] === '' || value.includes(' ')) return proseOf(value, null);
  }
  return '';
}

const escapes: Record<string, string> = { n: '\n', t: ' ', r: '', b: '', f: '' };

function decoded(raw: string): string {
  return raw.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/g, (_, code?: string, plain?: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (escapes[plain ?? ''] ?? plain ?? ''),
  );
}
