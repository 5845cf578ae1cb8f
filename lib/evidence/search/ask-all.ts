import type { RetrievalRequest } from '../retrieval';
import type { FetchLimits } from './fetch-body';
import type { SearchOutcome, SearchService } from './service';

/** One place a query was put to, and what came of it. */
export interface Asked {
  service: SearchService;
  /** As in `LookedIn.where`: the service, and its edition where it has several. */
  place: string;
  outcome: SearchOutcome;
}

/** Documents wanted of each service and edition. */
export const PER_LIST = 3;
/** Documents asked for beyond those, where some may be left out. */
const SPARE = 3;
/** Documents asked for in place of those the reader left out, at most: services give twenty at a time. */
const MOST_INSTEAD = 10;

export interface AskOptions {
  services: readonly SearchService[];
  fetch?: typeof fetch;
  limits?: Partial<FetchLimits>;
  blockedSite?: ((url: string) => boolean) | undefined;
}

/** Puts a query to every service and edition at once. Throws only when `signal` is aborted. */
export function askAll(
  { services, fetch: given, limits, blockedSite }: AskOptions,
  { query, claim, leftOut = [] }: RetrievalRequest,
  { until, signal }: { until: string | undefined; signal: AbortSignal },
): Promise<Asked[]> {
  const places = services.flatMap((service) =>
    service.editions(claim.page?.language).map((language) => ({ service, language })),
  );
  const fetch = given ?? globalThis.fetch.bind(globalThis);
  const instead = Math.min(leftOut.length, MOST_INSTEAD);
  const limit = PER_LIST + (blockedSite || until ? SPARE : 0) + instead;
  return Promise.all(
    places.map(async ({ service, language }) => {
      const outcome = await service.search(
        { query, claim, language, limit, ...(until && { until }) },
        { signal, fetch, ...(limits && { limits }) },
      );
      const place = language ? `${service.id}:${language}` : service.id;
      return { service, place, outcome };
    }),
  );
}
