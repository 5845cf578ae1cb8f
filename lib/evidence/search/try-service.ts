import type { Claim } from '../../claim/claim';
import type { LookedIn } from '../retrieval';
import type { ServiceDescriptor } from './descriptor';
import type { SearchService } from './service';

/** Something every service of a kind has pages about. */
const QUERIES: Record<ServiceDescriptor['kind'], string> = {
  encyclopedia: 'Paris',
  web: 'Eiffel Tower',
  papers: 'vitamin D',
  facts: 'Eiffel Tower',
};

const LONGEST_MS = 30_000;

/**
 * Puts one short query to a service: whether it can be reached, takes the key, and finds something. Expected trouble is
 * in `looked`; milliseconds include a wait for the service's turn.
 */
export async function tryService(
  service: SearchService,
  { kind }: Pick<ServiceDescriptor, 'kind'>,
  fetch: typeof globalThis.fetch,
): Promise<{ ms: number; looked: LookedIn }> {
  const query = QUERIES[kind];
  const claim: Claim = { text: query, selected: query, capturedAt: new Date().toISOString() };
  const signal = AbortSignal.timeout(LONGEST_MS);
  const began = performance.now();
  const outcome = await service
    .search({ query, claim, language: service.editions('en')[0], limit: 3 }, { signal, fetch })
    .catch((thrown) => {
      if (signal.aborted) return { state: 'failed', why: 'timeout' } as const;
      throw thrown;
    });
  const ms = Math.round(performance.now() - began);
  const { id: where } = service;
  if (outcome.state === 'results')
    return { ms, looked: { where, state: 'results', found: outcome.hits.length } };
  if (outcome.state === 'empty') return { ms, looked: { where, state: 'empty', found: 0 } };
  return { ms, looked: { where, state: outcome.state, found: 0, why: outcome.why } };
}
