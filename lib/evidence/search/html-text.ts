import { decodeEntities } from './entities';

/** Parts of a page that are no text of it, with everything in them. */
const DROPPED = words(
  'script style noscript template svg math nav header footer aside form button figure select iframe head',
);
/** Elements that stand apart as paragraphs, in HTML and in JATS (`jats:p`, `jats:title`). */
const BLOCKS = words(
  'p div h1 h2 h3 h4 h5 h6 ul ol dl dt dd table caption blockquote pre section article main hr title sec list list-item disp-formula body',
);
const LINES = words('br tr li');
const CELLS = words('td th');

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/**
 * A piece of markup as plain text: paragraphs and headings between blank lines, as `splitPassages` expects; inline
 * marks go without a space, so that `CO<sub>2</sub>` stays one word. For abstracts (HTML, JATS) and simple pages in the
 * service worker, where there is no DOM; whole web pages are read by `lib/evidence/page`. Takes time in proportion to
 * the markup's length, whatever stands in it.
 */
export function htmlText(markup: string): string {
  let text = '';
  const scanner = new Scanner(markup);
  let at = 0;
  for (let open = scanner.find('<', at); open >= 0; open = scanner.find('<', at)) {
    text += plain(markup.slice(at, open));
    const { end, apart } = afterMark(scanner, markup, open);
    text += apart;
    at = end;
  }
  text += plain(markup.slice(at));
  return text
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim();
}

/** Line breaks of the source are spaces; the end of a CDATA section, whose beginning is a mark, is nothing. */
const plain = (piece: string): string =>
  decodeEntities(piece.replaceAll(']]>', '').replace(/\s+/g, ' '));

/** Where the mark that begins at `open` ends, and what stands in its place. */
function afterMark(scanner: Scanner, markup: string, open: number): { end: number; apart: string } {
  if (markup.startsWith('<!--', open)) return { end: scanner.after('-->', open), apart: '' };
  if (markup.startsWith('<![CDATA[', open)) return { end: open + 9, apart: '' };
  const [, prefix, name = ''] = TAG.exec(markup.slice(open, open + 40)) ?? [];
  if (prefix === undefined) return { end: open + 1, apart: '<' };
  const end = scanner.after('>', open);
  const tag = name.toLowerCase();
  if (prefix === '<' && DROPPED.has(tag)) {
    const close = scanner.find(`</${tag}`, end);
    return { end: close < 0 ? end : scanner.after('>', close), apart: '\n\n' };
  }
  if (BLOCKS.has(tag)) return { end, apart: '\n\n' };
  if (LINES.has(tag)) return { end, apart: '\n' };
  return { end, apart: CELLS.has(tag) ? ' ' : '' };
}

/** A tag, a declaration or an instruction; a namespace is no part of the name. */
const TAG = /^(<\/?|<[!?])(?:[a-z]+:)?([a-z][\w-]*)/i;

/** Finds text without looking twice for what is not there. */
class Scanner {
  readonly #lower: string;
  readonly #missing = new Set<string>();

  constructor(markup: string) {
    // Lower case of another length would shift what is found.
    const lower = markup.toLowerCase();
    this.#lower = lower.length === markup.length ? lower : markup;
  }

  /** Offset of the next occurrence; -1 where there is none. */
  find(what: string, from: number): number {
    if (this.#missing.has(what)) return -1;
    const at = this.#lower.indexOf(what, from);
    if (at < 0) this.#missing.add(what);
    return at;
  }

  /** Offset behind the next occurrence; the end where there is none. */
  after(what: string, from: number): number {
    const at = this.find(what, from);
    return at < 0 ? this.#lower.length : at + what.length;
  }
}
