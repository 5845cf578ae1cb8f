import type { CheckView } from '../../lib/debate/view-types';
import type { DocumentHead } from '../../lib/evidence/document';
import type { LookedIn, PageNote, Retrieval } from '../../lib/evidence/retrieval';

/** One place, with what came of all searches in it. */
export interface Place extends LookedIn {
  /** Different documents that somebody was given to read; the same one, found again, is one. */
  documents: number;
  /** Different queries put to it. */
  searches: number;
}

type Search = Pick<Retrieval, 'documents' | 'lookedIn'> & { query?: string };

/**
 * Where the whole debate looked, each place once; one success outweighs an earlier failure. What was found in several
 * searches, or read by several agents, is counted once.
 */
export function placesLookedIn(
  view: Pick<CheckView, 'rounds' | 'pool'> & Partial<Pick<CheckView, 'gathering'>>,
): Place[] {
  const searches = new Map<string, Search>();
  // The same query in the same places is the same search, whoever repeats it.
  for (const search of searchesOf(view)) {
    const places = search.lookedIn.map(({ where }) => where);
    searches.set(JSON.stringify([search.query ?? '', places]), search);
  }
  const byPlace = new Map<string, { place: LookedIn; ids: Set<string>; count: number }>();
  for (const { documents, lookedIn } of searches.values()) {
    for (const looked of lookedIn) {
      const before = byPlace.get(looked.where);
      const ids = before?.ids ?? new Set();
      for (const head of documents) if (isFrom(head, looked, lookedIn)) ids.add(head.id);
      const place = before ? together(before.place, looked) : looked;
      byPlace.set(looked.where, { place, ids, count: (before?.count ?? 0) + 1 });
    }
  }
  return Array.from(byPlace.values(), ({ place, ids, count }) => ({
    ...{ ...place, documents: ids.size, searches: count },
  }));
}

/** The gatherer's searches say more than the pool made of them; one that was given has the pool alone. */
function searchesOf({ rounds, pool, gathering }: Parameters<typeof placesLookedIn>[0]): Search[] {
  const gathered = gathering?.questions.flatMap(({ retrievals }) => retrievals) ?? [];
  const turns = rounds.flatMap((round) => round.turns);
  return [
    ...(gathered.length > 0 ? gathered : pool ? [pool] : []),
    ...turns.flatMap(({ retrieval }) => retrieval ?? []),
  ];
}

/** A document says by which service it was found; of several editions, its language says which, else it is the first's. */
function isFrom(
  { origin, service, language }: DocumentHead,
  { where, state }: LookedIn,
  all: readonly LookedIn[],
): boolean {
  if (state !== 'results') return false;
  if (origin !== 'web') return origin === where;
  if (service === undefined) return where === 'links';
  const giving = all.filter((one) => one.state === 'results').map((one) => one.where);
  const editions = giving.filter((one) => one.split(':')[0] === service);
  const spoken = `${service}:${language?.split('-')[0]}`;
  return where === (editions.includes(spoken) ? spoken : editions[0]);
}

function together(before: LookedIn, looked: LookedIn): LookedIn {
  const lasting = before.state === 'results' && looked.state !== 'results' ? before : looked;
  const pages = mostOf(before.pages, looked.pages);
  return { ...lasting, found: Math.max(before.found, looked.found), ...(pages && { pages }) };
}

/** Searches find the same pages again, and a count does not say which: as many as one search had. */
function mostOf(before: LookedIn['pages'], pages: LookedIn['pages']): LookedIn['pages'] {
  if (!before || !pages) return before ?? pages;
  const most: NonNullable<LookedIn['pages']> = { ...before };
  for (const [note, count] of Object.entries(pages) as [PageNote, number][])
    most[note] = Math.max(most[note] ?? 0, count);
  return most;
}
