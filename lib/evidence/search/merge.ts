import { canonicalUrl } from './canonical-url';
import type { FoundDocument } from './service';

/** A document several lists may have found, with the service that gave its text. */
export interface MergedHit {
  hit: FoundDocument;
  service: string;
  /** Reciprocal-rank sum over the lists it stands in. */
  score: number;
}

/** The constant of Cormack, Clarke and Büttcher, "Reciprocal Rank Fusion" (SIGIR 2009). */
const FLATTEN = 60;

/**
 * Lists of hits as one, best first, each page once: pages are the same when their canonical addresses
 * are. Of two texts of one page the whole text is kept rather than an excerpt.
 */
export function mergeHits(lists: { service: string; hits: FoundDocument[] }[]): MergedHit[] {
  const merged = new Map<string, MergedHit>();
  for (const { service, hits } of lists) {
    for (const [rank, hit] of hits.entries()) {
      const key = canonicalUrl(hit.url);
      const score = 1 / (FLATTEN + rank + 1);
      const before = merged.get(key);
      const better = !before || (before.hit.how === 'snippet' && hit.how !== 'snippet');
      const kept = better ? { hit, service } : { hit: before.hit, service: before.service };
      merged.set(key, { ...kept, score: score + (before?.score ?? 0) });
    }
  }
  return [...merged.values()].toSorted((a, b) => b.score - a.score);
}
