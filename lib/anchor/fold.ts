/**
 * A text without what a re-rendering may change: white space, case (`text-transform`), invisible
 * characters, forms of quotes and dashes, Unicode compatibility forms. Leaving white space out altogether
 * makes it not matter how a page, an extractor and a selection part blocks.
 */
export interface Folded {
  text: string;
  /** Span in the source of the i-th UTF-16 unit of `text`: that of the cluster it comes from. */
  spanOf(i: number): { start: number; end: number };
}

const CLUSTER = /\P{M}\p{M}*|\p{M}+/uy;
const INVISIBLE = /[\p{Cf}\p{Cc}\s]/gu;
const SINGLE = /[‘’‚‛′ʼ`´]/g;
const DOUBLE = /[“”„‟″«»「」『』]/g;
const DASH = /[\p{Pd}−]/gu;

const foldCluster = (cluster: string): string =>
  cluster
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(SINGLE, "'")
    .replace(DOUBLE, '"')
    .replace(DASH, '-');

/** Plain ASCII: nearly everything on most pages. */
const ASCII = /[\x21-\x7e]+/y;
const BLANKS = /[\0-\x20]+/y;

export function fold(source: string): Folded {
  const parts: string[] = [];
  const runs = new Runs();
  const take = (pattern: RegExp, at: number): string => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0] ?? '';
  };
  let at = 0;
  let length = 0;
  while (at < source.length) {
    at += take(BLANKS, at).length;
    let run = take(ASCII, at);
    // What follows may be a combining mark, which belongs to the letter before it.
    if (source.charCodeAt(at + run.length) >= 0x300) run = run.slice(0, -1);
    const cluster = run ? '' : take(CLUSTER, at);
    const folded = run ? run.toLowerCase().replaceAll('`', "'") : foldCluster(cluster);
    if (folded) runs.add(length, at, cluster.length);
    parts.push(folded);
    length += folded.length;
    at += run.length + cluster.length;
  }
  return { text: parts.join(''), spanOf: (i) => runs.spanOf(i) };
}

/** Where stretches of the folded text come from; one entry per word, not per letter. */
class Runs {
  private readonly folded: number[] = [];
  private readonly source: number[] = [];
  /** Length of the one cluster a run comes from; 0 for a run whose units go side by side with the source's. */
  private readonly cluster: number[] = [];

  add(folded: number, source: number, cluster: number): void {
    this.folded.push(folded);
    this.source.push(source);
    this.cluster.push(cluster);
  }

  spanOf(i: number): { start: number; end: number } {
    let low = 0;
    let high = this.folded.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.folded[middle] ?? 0) <= i) low = middle;
      else high = middle - 1;
    }
    const source = this.source[low] ?? 0;
    const cluster = this.cluster[low] ?? 0;
    if (cluster > 0) return { start: source, end: source + cluster };
    const start = source + i - (this.folded[low] ?? 0);
    return { start, end: start + 1 };
  }
}

/** How alike two short texts are, 0 to 1: the Dice coefficient of their character pairs. */
export function alike(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length < 2 || b.length < 2) return 0;
  const pairs = new Map<string, number>();
  for (let i = 0; i < a.length - 1; i++) {
    const pair = a.slice(i, i + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  let shared = 0;
  for (let i = 0; i < b.length - 1; i++) {
    const pair = b.slice(i, i + 2);
    const left = pairs.get(pair) ?? 0;
    if (left === 0) continue;
    pairs.set(pair, left - 1);
    shared += 1;
  }
  return (2 * shared) / (a.length + b.length - 2);
}
