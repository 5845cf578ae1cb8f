import type { JsonOutcome } from './fetch-json';
import { paperQueries } from './paper-query';
import type { FoundDocument, SearchOutcome, SearchRequest } from './service';

/**
 * Asks an index of papers with ever looser queries until there are as many papers as wanted. What was found before a
 * later request failed is kept.
 * @param ask the papers for one query, best first
 */
export async function searchPapers(
  { query, limit, claim }: SearchRequest,
  ask: (query: string) => Promise<JsonOutcome<FoundDocument[]>>,
): Promise<SearchOutcome> {
  const found = new Map<string, FoundDocument>();
  for (const rung of paperQueries(query, claim.page?.language?.slice(0, 2))) {
    const outcome = await ask(rung);
    if (outcome.state !== 'ok') {
      if (found.size > 0) break;
      return outcome;
    }
    for (const hit of outcome.value) if (!found.has(hit.url)) found.set(hit.url, hit);
    if (found.size >= limit) break;
  }
  const hits = [...found.values()].slice(0, limit);
  return hits.length > 0 ? { state: 'results', hits } : { state: 'empty' };
}
