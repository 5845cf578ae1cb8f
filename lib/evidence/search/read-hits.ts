import type { Reader, ReadOutcome } from '../read/outcome';
import type { MergedHit } from './merge';
import type { FoundDocument } from './service';
import type { Noted } from './sift';

/** Pages opened for one query, the best ones; a page takes seconds. */
const MOST_READ = 6;
/** Pages opened at once. */
const AT_ONCE = 3;

export interface ReadHitsOptions {
  read: Reader;
  /** BCP 47, the claim's. */
  language?: string | undefined;
  /** Key of the step: each page's request is named after it. */
  key: string;
  signal: AbortSignal;
}

/**
 * Opens the pages of which only an excerpt is known. A page that is gone is left out; one that cannot be read keeps its
 * excerpt. Throws only when `signal` is aborted.
 */
export async function readHits(
  hits: readonly MergedHit[],
  options: ReadHitsOptions,
): Promise<{ hits: MergedHit[]; notes: Noted[] }> {
  const excerpts = hits.filter(({ hit }) => hit.how === 'snippet').slice(0, MOST_READ);
  const outcomes = new Map<MergedHit, ReadOutcome>();
  const queue = [...excerpts];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { url } = next.hit;
      const { language, key } = options;
      const request = { url, key: `${key}/read/${url}`, ...(language && { language }) };
      outcomes.set(next, await options.read(request, options.signal));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  const notes: Noted[] = [];
  const read = hits.flatMap((merged) => {
    const outcome = outcomes.get(merged);
    if (!outcome) return [merged];
    if (outcome.state !== 'read' && !isBarred(outcome))
      notes.push({ place: merged.place, note: outcome.state });
    if (outcome.state === 'not-found') return [];
    if (outcome.state !== 'read' && outcome.state !== 'other-language') return [merged];
    return [{ ...merged, hit: withText(merged.hit, outcome) }];
  });
  return { hits: read, notes };
}

/** Not opened because the reader has not allowed it: that is known of all pages, and said once elsewhere. */
const isBarred = (outcome: ReadOutcome): boolean =>
  outcome.state === 'blocked' && outcome.why === 'no-access';

/** What the page says of itself comes before what the service said of it. */
function withText(
  hit: FoundDocument,
  read: Extract<ReadOutcome, { state: 'read' | 'other-language' }>,
): FoundDocument {
  const { state: _, title, ...page } = read;
  return { ...hit, ...page, title: title || hit.title };
}
