import type { z } from 'zod';
import type { Outcome } from './fetch-body';
import type { FoundDocument, SearchOutcome } from './service';
import { failed } from './trouble';

/**
 * A list of results, each checked by itself, so that one odd result does not lose the others: results none of which
 * could be read are a failure (`malformed`), never "nothing found".
 */
export function readable<T>(results: readonly unknown[], schema: z.ZodType<T>): Outcome<T[]> {
  const read = results.flatMap((one) => {
    const { success, data } = schema.safeParse(one);
    return success ? [data] : [];
  });
  return results.length > 0 && read.length === 0
    ? failed('malformed')
    : { state: 'ok', value: read };
}

/**
 * What a web search's list of results came to, at most `limit` documents of it. Pages without the text that the service
 * gives with every page are no results that can be read, either.
 */
export function outcomeOf<T>(
  results: readonly unknown[],
  schema: z.ZodType<T>,
  read: (result: T) => FoundDocument[],
  limit: number,
): SearchOutcome {
  const found = readable(results, schema);
  if (found.state !== 'ok') return found;
  const hits = found.value.flatMap(read).slice(0, limit);
  if (hits.length > 0) return { state: 'results', hits };
  return results.length > 0 ? failed('malformed') : { state: 'empty' };
}
