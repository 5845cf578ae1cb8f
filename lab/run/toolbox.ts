import type { Check } from '../../lib/debate/check';
import type { World } from '../../lib/debate/world';
import type { VectorCache } from '../../lib/evidence/rank';
import type { Tool, ToolId } from '../../lib/evidence/retrieval';
import { searchTool } from '../../lib/evidence/search/search-tool';
import { tavily } from '../../lib/evidence/search/tavily';
import { wikipedia } from '../../lib/evidence/search/wikipedia';
import type { GivenEvidence, LabClaim } from '../data/claims';
import { UsageError } from '../usage';
import { withoutAnswerKey } from './blocked-search';
import type { RunConfig } from './config';
import type { LabEmbedder } from './embedders';
import { type GivenDocument, givenDocument, sharedPool } from './evidence';
import { type Collection, collectionOf, givenTool } from './given-tool';

export interface ToolboxParts {
  config: RunConfig;
  embedder: LabEmbedder;
  cache: VectorCache;
  /** By the check's id. */
  claims: ReadonlyMap<string, LabClaim>;
  env: NodeJS.ProcessEnv;
}

/**
 * Agents' tools and shared evidence under a run's condition. `gold`, `hero`: every agent retrieves from the claim's own
 * pool. `corpus`: the RAG agent from all claims' pools together, the search agent from the claim's own. `search`: live
 * services.
 */
export function toolbox(parts: ToolboxParts): Required<Pick<World, 'tool' | 'evidence'>> {
  const { config, embedder, cache, claims } = parts;
  const ranking = { embedder: embedder.id === 'none' ? undefined : embedder, cache };
  const pools = new Map<string, Promise<GivenDocument[]>>();
  const collections = new Map<string, Promise<Collection>>();
  let corpus: Promise<Collection> | undefined;

  const claimOf = (check: Check): LabClaim => {
    const claim = claims.get(check.id);
    if (!claim) throw new Error(`the data set has no claim for the check ${check.id}`);
    return claim;
  };
  const poolOf = (check: Check): Promise<GivenDocument[]> => {
    const made =
      pools.get(check.id) ?? Promise.all(poolItems(config, claimOf(check)).map(givenDocument));
    pools.set(check.id, made);
    return made;
  };
  const ownCollection = (check: Check): Promise<Collection> => {
    const made =
      collections.get(check.id) ?? poolOf(check).then((given) => collectionOf('pool', given));
    collections.set(check.id, made);
    return made;
  };
  const allTogether = async (): Promise<Collection> => {
    const items = [...claims.values()].flatMap((claim) => poolItems(config, claim));
    return collectionOf('corpus', await Promise.all(items.map(givenDocument)));
  };

  return {
    async tool(check, id) {
      if (config.evidence === 'search') return liveTool(parts, claimOf(check), id, ranking);
      if (config.evidence !== 'corpus' || id !== 'rag')
        return givenTool(id, await ownCollection(check), ranking);
      corpus ??= allTogether();
      return givenTool(id, await corpus, ranking);
    },
    async evidence(check) {
      // From a corpus and from the web the protocol gathers by itself, through its agents' tools.
      if (config.evidence === 'corpus' || config.evidence === 'search') return null;
      return sharedPool(await poolOf(check), check.claim);
    },
  };
}

/** A claim's own evidence under a run's condition. */
export function poolItems(
  { evidence }: Pick<RunConfig, 'evidence'>,
  { pools }: LabClaim,
): GivenEvidence[] {
  if (evidence === 'none' || evidence === 'search') return [];
  if (evidence === 'gold') return pools.gold ?? [];
  return pools.hero ?? (evidence === 'corpus' ? (pools.gold ?? []) : []);
}

/** Live services: the RAG agent reads Wikipedia, the search agent Tavily where the run names it. */
function liveTool(
  { config, env }: ToolboxParts,
  claim: LabClaim,
  id: ToolId,
  ranking: { embedder: LabEmbedder | undefined; cache: VectorCache },
): Tool {
  const api = config.wikipedia ?? 'https://{language}.wikipedia.org/w/api.php';
  const key = env.TAVILY_API_KEY;
  if (config.tavily !== undefined && !key)
    throw new UsageError('--tavily needs its key in TAVILY_API_KEY');
  const service =
    id === 'search' && config.tavily !== undefined
      ? tavily({ api: config.tavily, key })
      : wikipedia({ api });
  const services = [withoutAnswerKey(service, claim.answerKey)];
  return { ...searchTool({ services, ...ranking }), id };
}
