import type { FetchLimits } from '../fetch-body';
import type { SearchOutcome, SearchRequest, SearchService } from '../service';
import { claimOf } from './claim';

/** Limits so short that a test of a second try or a timeout takes milliseconds. */
export const shortLimits: Partial<FetchLimits> = {
  timeout: 15_000,
  retryPause: 5,
  longestWait: 20,
};

/** Puts one query to a service as the search tool does, in the first edition for the claim's language. */
export function askService(
  service: SearchService,
  query = 'Was the Suez Canal opened in 1869?',
  request: Partial<SearchRequest> & { pageLanguage?: string } = {},
  limits = shortLimits,
): Promise<SearchOutcome> {
  const { pageLanguage, ...more } = request;
  const claim = claimOf(query, pageLanguage ? { language: pageLanguage } : undefined);
  return service.search(
    { query, claim, language: service.editions(pageLanguage)[0], limit: 3, ...more },
    { signal: new AbortController().signal, fetch, limits },
  );
}
