import { makeService } from '../../lib/evidence/search/descriptor';
import type { SearchService } from '../../lib/evidence/search/service';
import { searchServices, serviceById } from '../../lib/evidence/search/services';
import { UsageError } from '../usage';

/** The environment variable with a service's key: `BRAVE_API_KEY`, `EUROPE_PMC_API_KEY`. */
const keyName = (id: string): string => `${id.toUpperCase().replaceAll('-', '_')}_API_KEY`;

/**
 * A search service as the command line names it: `id`, or `id=address` for another server. Its key, where it has one, is
 * in the environment and written nowhere. Throws a `UsageError` for a service there is none of, and for a missing key or
 * address.
 */
export function liveService(named: string, env: NodeJS.ProcessEnv): SearchService {
  const at = named.indexOf('=');
  const id = at < 0 ? named : named.slice(0, at);
  const descriptor = serviceById(id);
  if (!descriptor)
    throw new UsageError(
      `--search-service: there is no ${id}; there are ${searchServices.map((one) => one.id).join(', ')}`,
    );
  const api = at < 0 ? descriptor.api : named.slice(at + 1);
  if (api === '') throw new UsageError(`--search-service ${id} needs an address: ${id}=http://…`);
  const key = descriptor.key === 'none' ? undefined : env[keyName(id)];
  if (descriptor.key === 'required' && !key)
    throw new UsageError(`--search-service ${id} needs its key in ${keyName(id)}`);
  return makeService(descriptor, { api, key, mailto: env.SEARCH_MAILTO });
}
