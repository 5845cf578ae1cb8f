import { EXTRACTORS, type ExtractorName, extractors } from './extractors';
import { type Overlap, overlap } from './overlap';
import type { Page, PageSet } from './pages';
import { type PassageCounts, passageCounts } from './passage-counts';

/** One extractor on one page. */
export interface PageResult {
  page: Page;
  /** Absent where only passages are known. */
  overlap?: Overlap;
  passages: PassageCounts;
  about: Page['about'];
  milliseconds: number;
}

export interface SetResult {
  set: PageSet;
  /** Pages in the set's order, so that extractors can be compared in pairs. */
  results: Record<ExtractorName, PageResult[]>;
}

export interface ReadOptions {
  /** Each page is read so often; the fastest time counts. */
  times: number;
  signal: AbortSignal;
}

/** Reads all pages of a set with every extractor, turn and turn about. */
export async function readSet(set: PageSet, options: ReadOptions): Promise<SetResult> {
  const results = Object.fromEntries(
    EXTRACTORS.map((name) => [name, [] as PageResult[]]),
  ) as SetResult['results'];
  for (const page of set.pages)
    for (const name of EXTRACTORS) {
      options.signal.throwIfAborted();
      results[name].push(await readPage(name, page, options.times));
    }
  return { set, results };
}

async function readPage(name: ExtractorName, page: Page, times: number): Promise<PageResult> {
  let milliseconds = Number.POSITIVE_INFINITY;
  let read = { text: '', about: page.about };
  for (let time = 0; time < times; time++) {
    const start = performance.now();
    read = await extractors[name](page);
    milliseconds = Math.min(milliseconds, performance.now() - start);
  }
  return {
    page,
    ...(page.expected !== undefined && { overlap: overlap(read.text, page.expected) }),
    passages: passageCounts(read.text, page),
    about: read.about,
    milliseconds,
  };
}
