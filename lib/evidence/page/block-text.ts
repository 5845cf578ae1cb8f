import { isHidden, isSilent } from './hidden';
import { isFurniture } from './kinds';

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION DETAILS DD DIV DL DT FIELDSET FIGCAPTION FIGURE FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP HR MAIN NAV OL P PRE SECTION SUMMARY TABLE UL FOOTER'.split(
    ' ',
  ),
);
const LINES = new Set('LI TR DT DD OPTION'.split(' '));
const NOTE_CLASS = /(?:^|\s)(?:reference|noprint|mw-editsection|footnote-ref|noteref)(?:\s|$)/;

/** Marks that point to a note: `[12]` beside a word would be taken for our own numbered evidence. */
export const isNoteMark = (element: Element): boolean =>
  element.getAttribute('role') === 'doc-noteref' ||
  (/^(?:sup|span|a)$/i.test(element.nodeName) &&
    NOTE_CLASS.test(element.getAttribute('class') ?? ''));

const ELEMENT = 1;
const TEXT = 3;

/**
 * The text of an element as it is laid out, near enough: blank lines between blocks, a line for each list
 * item and table row, a tab between cells. Marks of notes are left out.
 * @param furniture false leaves out navigation, footers, dialogs and hidden parts
 */
export function blockText(
  root: Node,
  { furniture = true, without }: { furniture?: boolean; without?: ReadonlySet<Element> } = {},
): string {
  const out = new Lines();
  // An explicit stack: pages nest deeper than a call stack likes.
  const stack: (Node | (() => void))[] = [root];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next === 'function') {
      next();
    } else if (next.nodeType === TEXT) {
      out.words(next.nodeValue ?? '');
    } else if (
      next.nodeType === ELEMENT &&
      !without?.has(next as Element) &&
      speaks(next as Element, furniture)
    ) {
      open(next as Element, out, stack);
    } else if (next.nodeType > 8) {
      pushChildren(next, stack);
    }
  }
  return out.text();
}

function open(element: Element, out: Lines, stack: (Node | (() => void))[]): void {
  const name = element.nodeName.toUpperCase();
  if (name === 'BR') {
    out.line();
    return;
  }
  const inItem = name === 'P' && element.parentElement?.nodeName.toUpperCase() === 'LI';
  if (LINES.has(name) || inItem) {
    out.line();
    stack.push(() => out.line());
  } else if (BLOCKS.has(name)) {
    const step = name === 'PRE' ? 1 : 0;
    out.blank();
    out.preformatted += step;
    stack.push(() => {
      out.blank();
      out.preformatted -= step;
    });
  } else if (name === 'TD' || name === 'TH') {
    stack.push(() => out.tab());
  }
  pushChildren(element, stack);
}

/** One by one: some elements have more children than a call takes arguments. */
function pushChildren({ childNodes }: Node, stack: (Node | (() => void))[]): void {
  for (const child of Array.from(childNodes).reverse()) stack.push(child);
}

function speaks(element: Element, furniture: boolean): boolean {
  if (isSilent(element) || isNoteMark(element)) return false;
  if (furniture) return true;
  return !isHidden(element) && !isFurniture(element);
}

/** Collects words into lines and paragraphs; white space collapses as in a browser. */
class Lines {
  /** Depth of `pre` elements, in which line breaks count. */
  preformatted = 0;
  private readonly parts: string[] = [];
  private current = '';
  /** Kept beside the line: to look at its end each time is slow in one of a hundred thousand coloured words. */
  private blankAtEnd = false;
  private gap = 0;

  words(text: string): void {
    const [first = '', ...rest] = this.preformatted > 0 ? text.split(/\r\n?|\n/) : [text];
    this.append(first);
    for (const line of rest) {
      this.line();
      this.append(line);
    }
  }

  line(): void {
    this.flush(1);
  }

  blank(): void {
    this.flush(2);
  }

  tab(): void {
    this.current = `${this.current.trimEnd()}\t`;
    this.blankAtEnd = true;
  }

  text(): string {
    this.flush(0);
    return this.parts.join('').trim();
  }

  private append(text: string): void {
    const words = text.replace(/[^\S\u00a0]+/gu, ' ');
    const more = this.blankAtEnd ? words.trimStart() : words;
    if (more === '') return;
    this.current += more;
    this.blankAtEnd = /\s$/.test(more);
  }

  private flush(gap: number): void {
    const line = this.current.trim();
    this.current = '';
    this.blankAtEnd = false;
    if (line !== '') {
      if (this.parts.length > 0) this.parts.push(this.gap > 1 ? '\n\n' : '\n');
      this.parts.push(line);
      this.gap = gap;
    } else {
      this.gap = Math.max(this.gap, gap);
    }
  }
}
