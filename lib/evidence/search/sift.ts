import type { PageNote } from '../retrieval';
import type { MergedHit } from './merge';

/** What the reader asked to keep out. */
export interface Sieve {
  /** ISO 8601 day: documents published later are left out; undated ones stay, and are counted. */
  until?: string | undefined;
  /** Whether the reader left this address out of the check. */
  leftOut?: ((url: string) => boolean) | undefined;
  /** Whether an address must not be read. */
  blockedSite?: ((url: string) => boolean) | undefined;
}

/** One thing to know of a document a place found. */
export interface Noted {
  place: string;
  note: PageNote;
}

/**
 * Takes out what must not be read. A document of the day itself stays: dates rarely have a time of day, and what a claim
 * is about is often reported on the same day.
 */
export function sift<H extends Pick<MergedHit, 'hit' | 'place'>>(
  hits: readonly H[],
  sieve: Sieve,
): { kept: H[]; notes: Noted[] } {
  const notes: Noted[] = [];
  const kept = hits.filter(({ hit, place }) => {
    const note = noteOf(hit, sieve);
    if (note) notes.push({ place, note });
    return note === undefined || note === 'undated';
  });
  return { kept, notes };
}

function noteOf(
  { url, publishedAt }: MergedHit['hit'],
  { until, blockedSite, leftOut }: Sieve,
): PageNote | undefined {
  if (leftOut?.(url)) return 'left-out';
  if (blockedSite?.(url)) return 'fact-checker';
  if (until === undefined) return undefined;
  if (publishedAt === undefined) return 'undated';
  return publishedAt.slice(0, 10) > until ? 'later' : undefined;
}
