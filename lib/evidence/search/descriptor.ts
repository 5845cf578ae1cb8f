import { baseAddress } from './base-address';
import { paceOf } from './rate-limit';
import type { SearchService } from './service';
import { blocked } from './trouble';

/** What a service is made of, from the settings and the stored keys. */
export interface ServiceOptions {
  /** Base address; empty for a server of the reader's own that is not named yet. */
  api: string;
  key?: string | undefined;
  /** An address where the service may write to, for those that ask for one. */
  mailto?: string | undefined;
}

/** A search service as settings, tools and lab know it: everything but its requests. */
export interface ServiceDescriptor {
  /** Stable: names the service's setting, its key (`search:<id>`) and its place in `LookedIn.where`. */
  id: string;
  name: string;
  /** What it finds: an encyclopedia's pages, web pages, papers' abstracts, single facts. */
  kind: 'encyclopedia' | 'web' | 'papers' | 'facts';
  /** What a document of it is made of, before any page is opened. */
  gives: 'whole texts' | 'whole texts or excerpts' | 'excerpts' | 'abstracts' | 'facts';
  key: 'none' | 'optional' | 'required';
  /** Where a reader gets a key. */
  keyPage?: string;
  /** Its address; empty where the reader names a server of their own. */
  api: string;
  /** Whether readers may name another server: a mirror, or their own. */
  ownServer: boolean;
  /** Whether it is faster, or kinder to its operator, with an address where the operator may write to. */
  mailto?: boolean;
  /** Whether it answers every origin (CORS), so that no access has to be granted. */
  anyOrigin: boolean;
  /** Requests that may begin within a second. */
  perSecond: number;
  /** The public page with its terms; absent where the server is the reader's own. */
  terms?: string;
  /** The real server its requests were run against; absent where they follow its documentation only. */
  ranAgainst?: string;
  /** Whether it is on before the reader chose. */
  on: boolean;
  make(options: ServiceOptions): SearchService;
}

/**
 * A service that keeps to its limit of requests, together with all others made for the same address. Its searches are
 * `blocked`, `bad-address`, where what the reader wrote is no address.
 */
export function makeService(descriptor: ServiceDescriptor, options: ServiceOptions): SearchService {
  const api = baseAddress(options.api);
  const service = descriptor.make({ ...options, api: api ?? '' });
  if (api === undefined && options.api !== '')
    return { ...service, search: async () => blocked('bad-address') };
  const pace = paceOf(descriptor.id, api ?? '', descriptor.perSecond);
  return {
    ...service,
    search: (request, context) => service.search(request, { ...context, pace }),
  };
}
