const LEAST_LETTERS = 15;

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Tells headings that only say the page's title again. */
export class Titles {
  private readonly bare: Set<string>;

  constructor(titles: readonly string[]) {
    this.bare = new Set(titles.map(bare).filter((title) => title !== ''));
  }

  /** Whether a heading is a title, or, with `part`, a large part of one: titles carry the site's name and dates. */
  has(heading: Element, part: boolean): boolean {
    const words = bare(heading.textContent ?? '');
    if (this.bare.has(words)) return true;
    if (!part || words === '') return false;
    if (heading.nodeName.toUpperCase() !== 'H1' && words.length < LEAST_LETTERS) return false;
    return [...this.bare].some((title) => title.includes(words));
  }
}
