import type { Claim } from '../../claim/claim';
import type { FetchLimits, Trouble } from './fetch-json';

export interface SearchRequest {
  query: string;
  claim: Claim;
  /** Edition to search, one of the service's `editions`. */
  language?: string | undefined;
  /** How many documents at most. */
  limit: number;
}

export interface SearchContext {
  signal: AbortSignal;
  fetch: typeof fetch;
  limits?: Partial<FetchLimits>;
}

/** A document as a service gives it, its text ready to be split. */
export interface FoundDocument {
  title: string;
  /** The address a reader can open; http(s) only. */
  url: string;
  text: string;
  /** `snippet` where only the service's excerpt could be read. */
  how: 'api-text' | 'snippet';
  language?: string;
  /** ISO 8601 moment of publication or, for a wiki, of the last edit. */
  publishedAt?: string;
}

/**
 * What came of a search. A refusal or a failure is never read as "no results"
 * (searxng/searxng#4824, n4ze3m/page-assist#525, GAIR-NLP/factool#25).
 */
export type SearchOutcome =
  | { state: 'results'; hits: FoundDocument[] }
  | { state: 'empty' }
  | Trouble;

/** A place to search. Expected trouble is an outcome; only an abort throws. */
export interface SearchService {
  /** Stable id, shown as `LookedIn.where`: `wikipedia`, `tavily`. */
  id: string;
  name: string;
  needsKey: boolean;
  /** Language editions to ask for a claim in this language, best first; one `undefined` where it has none. */
  editions(claimLanguage: string | undefined): (string | undefined)[];
  search(request: SearchRequest, context: SearchContext): Promise<SearchOutcome>;
}
