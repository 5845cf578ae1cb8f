import type { Claim } from '../../claim/claim';
import type { ReadingWay } from '../document';
import type { FetchLimits } from './fetch-body';
import type { Pace } from './rate-limit';
import type { Trouble } from './trouble';

export interface SearchRequest {
  query: string;
  claim: Claim;
  /** Edition to search, one of the service's `editions`. */
  language?: string | undefined;
  /** How many documents at most. */
  limit: number;
  /**
   * ISO 8601 day: documents published later are not wanted. A service that can filter by date does; whatever it gives,
   * the search tool looks at each document's own date again.
   */
  until?: string | undefined;
}

export interface SearchContext {
  signal: AbortSignal;
  fetch: typeof fetch;
  limits?: Partial<FetchLimits>;
  /** Set by the registry for services that limit requests. */
  pace?: Pace | undefined;
}

/** A document as a service gives it, its text ready to be split. */
export interface FoundDocument {
  title: string;
  /** The address a reader can open; http(s) only. */
  url: string;
  text: string;
  /** `api-text` or `snippet`, the service's excerpt; another way once the page itself was read. */
  how: ReadingWay;
  language?: string;
  /** ISO 8601 day or moment of publication or, for a wiki, of the last edit. */
  publishedAt?: string;
  author?: string;
  /** Who stands behind it where the address does not tell: a paper's journal behind `doi.org`. */
  publisher?: string;
  /** PDF: where each page begins in the text, in UTF-16 units. */
  pages?: number[];
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
  /** Language editions to ask for a claim in this language, best first; one `undefined` where it has none. */
  editions(claimLanguage: string | undefined): (string | undefined)[];
  search(request: SearchRequest, context: SearchContext): Promise<SearchOutcome>;
}
