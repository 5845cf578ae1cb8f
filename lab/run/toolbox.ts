import type { Check } from '../../lib/debate/check';
import type { World } from '../../lib/debate/world';
import type { VectorCache } from '../../lib/evidence/rank';
import type { Tool, ToolId } from '../../lib/evidence/retrieval';
import { medicalTool } from '../../lib/evidence/search/medical';
import { searchTool } from '../../lib/evidence/search/search-tool';
import type { SearchService } from '../../lib/evidence/search/service';
import { medicalServices } from '../../lib/evidence/search/services';
import { isBlocked } from '../blocked-sites';
import type { GivenEvidence, LabClaim } from '../data/claims';
import type { RunConfig } from './config';
import type { LabEmbedder } from './embedders';
import { type GivenDocument, givenDocument, sharedPool } from './evidence';
import { type Collection, collectionOf, givenTool } from './given-tool';
import { liveService } from './live-service';

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

/**
 * Live services: the RAG agent reads Wikipedia, the search agent the services the run names, else Wikipedia, too; in the
 * medical configuration Europe PMC and OpenAlex. No
 * fact-checker's page and not the article the claim's label was taken from.
 */
function liveTool(
  { config, env }: ToolboxParts,
  claim: LabClaim,
  id: ToolId,
  ranking: { embedder: LabEmbedder | undefined; cache: VectorCache },
): Tool {
  const blockedSite = (url: string) => isBlocked(url, claim.answerKey);
  if (config.field === 'medical' && (id === 'rag' || id === 'search'))
    return medicalTool(id, papersService(config, id, env), { blockedSite, ...ranking });
  const named = id === 'search' ? (config.searchServices ?? []) : [];
  const wikipedia = config.wikipedia ? `wikipedia=${config.wikipedia}` : 'wikipedia';
  const services = (named.length > 0 ? named : [wikipedia]).map((one) => liveService(one, env));
  return { ...searchTool({ services, blockedSite, ...ranking }), id };
}

/** The medical configuration's service, at the address the run names for it, if it does. */
function papersService(
  { searchServices = [] }: RunConfig,
  tool: keyof typeof medicalServices,
  env: NodeJS.ProcessEnv,
): SearchService {
  const { id } = medicalServices[tool];
  return liveService(searchServices.find((one) => one.startsWith(`${id}=`)) ?? id, env);
}
