const FENCE = /```[a-z]*\s*\n?([\s\S]*?)```/giu;

/**
 * Every value a model's reply may have meant as its JSON, likeliest first: the whole reply, what stands in code fences,
 * from the first brace to the last, and each balanced object from the last to the first. Each is read as it stands and
 * then with the faults small models make put right: trailing commas, raw line breaks in strings, doubled braces
 * (ollama/ollama-python#523). Takes time in proportion to the reply and to its number of objects.
 */
export function* jsonCandidates(reply: string): Generator<unknown> {
  const seen = new Set<string>();
  for (const piece of pieces(reply.trim())) {
    for (const text of [piece, ...mended(piece)]) {
      if (seen.has(text)) continue;
      seen.add(text);
      try {
        yield JSON.parse(text);
      } catch {
        // Not this one.
      }
    }
  }
}

function* pieces(text: string): Generator<string> {
  yield text;
  for (const fence of text.matchAll(FENCE)) yield (fence[1] ?? '').trim();
  yield* [between(text, '{', '}'), between(text, '[', ']')].filter((piece) => piece !== undefined);
  yield* balancedObjects(text).reverse();
}

function between(text: string, open: string, close: string): string | undefined {
  const first = text.indexOf(open);
  const last = text.lastIndexOf(close);
  return first >= 0 && last > first ? text.slice(first, last + 1) : undefined;
}

/** Top-level `{…}` whose braces outside strings balance. */
function balancedObjects(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  let at = 0;
  for (const { code, literal } of stretches(text)) {
    for (const { 0: brace, index } of code.matchAll(/[{}]/gu)) {
      if (brace === '{' && depth++ === 0) start = at + index;
      if (brace === '}' && depth > 0 && --depth === 0)
        found.push(text.slice(start, at + index + 1));
    }
    at += code.length + literal.length;
  }
  return found;
}

function* mended(text: string): Generator<string> {
  const tidy = mapStretches(text, withoutTrailingCommas, escapedControls);
  yield tidy;
  const second = /^\{\s*(?=\{)/u.exec(tidy)?.[0];
  if (second === undefined) return;
  const inner = tidy.slice(second.length);
  yield inner;
  if (inner.endsWith('}')) yield inner.slice(0, -1);
  yield mapStretches(tidy, (code) => code.replaceAll('{{', '{').replaceAll('}}', '}'));
}

// A comma before a closing bracket has no string between them, so each stretch can be mended by itself.
const withoutTrailingCommas = (code: string) => code.replaceAll(/,(\s*[}\]])/gu, '$1');
const escapedControls = (literal: string) =>
  literal.replaceAll(/[\n\r\t]/gu, (char) => JSON.stringify(char).slice(1, -1));

function mapStretches(
  text: string,
  onCode: (code: string) => string,
  onLiteral = (literal: string) => literal,
): string {
  let out = '';
  for (const { code, literal } of stretches(text)) out += onCode(code) + onLiteral(literal);
  return out;
}

/**
 * JSON-like text as stretches of code, each with the string literal after it. A quote that is never closed is code.
 * Walked by hand: an expression for string literals starts again at every quote of a broken reply.
 */
function* stretches(text: string): Generator<{ code: string; literal: string }> {
  let from = 0;
  for (;;) {
    const open = text.indexOf('"', from);
    const end = open < 0 ? -1 : closingQuote(text, open);
    if (end < 0) return yield { code: text.slice(from), literal: '' };
    yield { code: text.slice(from, open), literal: text.slice(open, end + 1) };
    from = end + 1;
  }
}

function closingQuote(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return -1;
}
