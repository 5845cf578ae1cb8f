import type { Embedder } from '../../models/embedder';
import type { EvidenceDocument } from '../document';
import { headOf } from '../document';
import { documentOf } from '../document-id';
import { publisherOf } from '../publisher';
import type { VectorCache } from '../rank';
import type { LookedIn, RetrievalRequest, RetrievalState, Tool, ToolResult } from '../retrieval';
import { bestPassages } from './best-passages';
import type { FetchLimits } from './fetch-json';
import { type MergedHit, mergeHits } from './merge';
import type { SearchOutcome, SearchService } from './service';

export interface SearchToolOptions {
  services: readonly SearchService[];
  embedder?: Embedder | undefined;
  fetch?: typeof fetch;
  limits?: Partial<FetchLimits>;
  /** Vectors of passages embedded before. */
  cache?: VectorCache;
  now?: () => Date;
}

/** Documents wanted of each service and edition. */
const PER_LIST = 3;

/**
 * The web agent's tool: asks every service and edition at once, reads what they found, and gives the
 * passages nearest to the query. Passages that stand apart from the claim come before the others.
 * Expected trouble is in `state` and `lookedIn`; only an abort throws.
 */
export function searchTool(options: SearchToolOptions): Tool {
  return {
    id: 'search',
    retrieve: (request, signal) => retrieve(options, request, signal),
  };
}

interface Asked {
  service: SearchService;
  language: string | undefined;
  outcome: SearchOutcome;
}

async function retrieve(
  options: SearchToolOptions,
  request: RetrievalRequest,
  signal: AbortSignal,
): Promise<ToolResult> {
  const asked = await askAll(options, request, signal);
  const lists = asked.flatMap(({ service, outcome }) =>
    outcome.state === 'results' ? [{ service: service.id, hits: outcome.hits }] : [],
  );
  const readAt = (options.now?.() ?? new Date()).toISOString();
  const documents = await Promise.all(mergeHits(lists).map((hit) => toDocument(hit, readAt)));
  const passages = await bestPassages(documents, request, { ...options, signal });
  const used = documents.filter(({ id }) => passages.some((passage) => passage.document === id));
  return {
    documents: used,
    retrieval: {
      query: request.query,
      state: passages.length > 0 ? 'results' : stateOf(asked.map(({ outcome }) => outcome)),
      passages,
      documents: used.map(headOf),
      lookedIn: asked.length > 0 ? asked.map(lookedIn) : [NOWHERE],
    },
  };
}

const NOWHERE: LookedIn = { where: 'web', state: 'blocked', found: 0, why: 'no-service' };

function askAll(
  { services, fetch: given, limits }: SearchToolOptions,
  { query, claim }: RetrievalRequest,
  signal: AbortSignal,
): Promise<Asked[]> {
  const places = services.flatMap((service) =>
    service.editions(claim.page?.language).map((language) => ({ service, language })),
  );
  const fetch = given ?? globalThis.fetch.bind(globalThis);
  return Promise.all(
    places.map(async ({ service, language }) => ({
      service,
      language,
      outcome: await service.search(
        { query, claim, language, limit: PER_LIST },
        { signal, fetch, ...(limits && { limits }) },
      ),
    })),
  );
}

function toDocument({ hit, service }: MergedHit, readAt: string): Promise<EvidenceDocument> {
  const { title, url, text, how, language, publishedAt } = hit;
  return documentOf({
    origin: 'web',
    title,
    url,
    text,
    how,
    service,
    publisher: publisherOf(url),
    readAt,
    ...(language && { language }),
    ...(publishedAt && { publishedAt }),
  });
}

function lookedIn({ service, language, outcome }: Asked): LookedIn {
  const where = language ? `${service.id}:${language}` : service.id;
  if (outcome.state === 'results') return { where, state: 'results', found: outcome.hits.length };
  if (outcome.state === 'empty') return { where, state: 'empty', found: 0 };
  return { where, state: outcome.state, found: 0, why: outcome.why };
}

/** Empty only when every place answered that it has nothing. */
function stateOf(outcomes: readonly SearchOutcome[]): RetrievalState {
  const states = outcomes.map(({ state }) => state);
  if (states.includes('blocked') || states.length === 0) return 'blocked';
  return states.includes('failed') ? 'failed' : 'empty';
}
