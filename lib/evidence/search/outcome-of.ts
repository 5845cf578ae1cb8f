import type { FoundDocument, SearchOutcome } from './service';
import { failed } from './trouble';

/**
 * What a list of results came to, at most `limit` documents of it: results none of which could be read are a failure
 * (`malformed`), never "nothing found".
 */
export function outcomeOf(
  results: readonly unknown[],
  read: (result: unknown) => FoundDocument[],
  limit: number,
): SearchOutcome {
  if (results.length === 0) return { state: 'empty' };
  const hits = results.flatMap(read).slice(0, limit);
  return hits.length > 0 ? { state: 'results', hits } : failed('malformed');
}
