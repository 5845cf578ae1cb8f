import { isNearCopy, runsOf } from '../near-copy';
import { publisherOf } from '../publisher';
import { canonicalUrl } from './canonical-url';
import type { FoundDocument } from './service';

/** What one place found, best first. */
export interface HitList {
  /** As in `LookedIn.where`: `wikipedia:de`. */
  place: string;
  service: string;
  hits: FoundDocument[];
}

/** A document several lists may have found, with the place that gave its text. */
export interface MergedHit {
  hit: FoundDocument;
  service: string;
  place: string;
  /** Reciprocal-rank sum over the lists it stands in. */
  score: number;
}

/** The constant of Cormack, Clarke and Büttcher, "Reciprocal Rank Fusion" (SIGIR 2009). */
const FLATTEN = 60;

/** Lists of hits as one, best first, each page once (see `eachPageOnce`). A list counts once for a page. */
export function mergeHits(lists: readonly HitList[]): MergedHit[] {
  const all = lists.flatMap(({ service, place, hits }) => {
    const ranked = hits.map((hit, rank) => ({
      ...{ hit, service, place, score: 1 / (FLATTEN + rank + 1) },
    }));
    return united(ranked, (best) => best);
  });
  return eachPageOnce(all);
}

/**
 * The same hits, best first, each page once: pages are the same when their canonical addresses are, as they may turn
 * out to be only when they have been opened. Of two texts of one page the whole text is kept rather than an excerpt; a
 * date, an author or a language that only the other knows is kept, too.
 */
export const eachPageOnce = (hits: readonly MergedHit[]): MergedHit[] =>
  united(hits, (one, other) => one + other).toSorted((a, b) => b.score - a.score);

function united(
  hits: readonly MergedHit[],
  scored: (one: number, other: number) => number,
): MergedHit[] {
  const pages = new Map<string, MergedHit>();
  for (const merged of hits) {
    const key = canonicalUrl(merged.hit.url);
    const before = pages.get(key);
    const score = before ? scored(before.score, merged.score) : merged.score;
    pages.set(key, { ...(before ? fuller(before, merged) : merged), score });
  }
  return [...pages.values()];
}

function fuller(one: MergedHit, other: MergedHit): MergedHit {
  const excerpt = ({ hit }: MergedHit) => hit.how === 'snippet';
  const [kept, lost] = excerpt(one) && !excerpt(other) ? [other, one] : [one, other];
  // Where pages begin is true of the text it was said of only.
  const { pages: _, ...facts } = lost.hit;
  return { ...kept, hit: { ...facts, ...kept.hit } };
}

/**
 * The same hits without near-identical texts: of two copies the one ranked higher is kept, or the whole text where that
 * one is an excerpt.
 * @returns what is kept, in the same order, and the copies left out
 */
export function withoutCopies(hits: readonly MergedHit[]): {
  kept: MergedHit[];
  copies: MergedHit[];
} {
  const seen = hits.map((merged) => ({
    merged,
    runs: runsOf(merged.hit.text),
    excerpt: merged.hit.how === 'snippet',
  }));
  const wholeFirst = seen.toSorted((a, b) => Number(a.excerpt) - Number(b.excerpt));
  const kept: typeof seen = [];
  for (const one of wholeFirst) if (!kept.some((other) => isNearCopy(one, other))) kept.push(one);
  const left = new Set(kept.map(({ merged }) => merged));
  return {
    kept: hits.filter((hit) => left.has(hit)),
    copies: hits.filter((hit) => !left.has(hit)),
  };
}

/** Documents of one publisher: more of them are still one source. */
export const PER_PUBLISHER = 2;

/**
 * The same hits, of each publisher only its best two. Where one publisher alone was found there is nobody to make room
 * for, and all stay.
 */
export function spreadPublishers(hits: readonly MergedHit[]): {
  kept: MergedHit[];
  more: MergedHit[];
} {
  const counts = new Map<string, number>();
  const kept: MergedHit[] = [];
  const more: MergedHit[] = [];
  for (const merged of hits) {
    const publisher = publisherOfHit(merged.hit);
    const count = (counts.get(publisher) ?? 0) + 1;
    counts.set(publisher, count);
    (count <= PER_PUBLISHER ? kept : more).push(merged);
  }
  return counts.size > 1 ? { kept, more } : { kept: [...hits], more: [] };
}

export const publisherOfHit = ({ publisher, url }: FoundDocument): string =>
  publisher ?? publisherOf(url);
