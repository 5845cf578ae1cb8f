import type { Claim } from '../../claim/claim';
import type { Embedder } from '../../models/embedder';
import { isClaimPage } from '../claim-quotation';
import type { EvidenceDocument, Passage } from '../document';
import { splitPassages } from '../passages';
import { rankPassages, type VectorCache } from '../rank';
import { standingOf } from '../restates';
import type { RetrievalRequest } from '../retrieval';

/** Passages of one document before those of others, so that one long page does not fill all places. */
const PER_DOCUMENT = 2;
/** Ranked passages to choose from. */
const MOST_RANKED = 48;

/**
 * The `k` passages of these documents nearest to the query; more than two of one document only where
 * other documents leave room. Those that stand apart from the claim come before those of its own page
 * and near-copies, which decide nothing.
 */
export async function bestPassages(
  documents: readonly EvidenceDocument[],
  { query, claim, k, key }: RetrievalRequest,
  options: {
    embedder?: Embedder | undefined;
    cache?: VectorCache | undefined;
    signal: AbortSignal;
  },
): Promise<Passage[]> {
  const { embedder, cache, signal } = options;
  const split = documents.flatMap((document) => passagesOf(document, claim));
  const ranking = {
    k: MOST_RANKED,
    signal,
    key,
    ...(embedder && { embedder }),
    ...(cache && { cache }),
  };
  const { passages } = await rankPassages(query, split, ranking);
  // A ranking of fewer passages than it may give holds all of them, also those that share nothing.
  const ranked = passages.filter(({ score }) => score > 0);
  const apart = ranked.filter(({ standing }) => standing === 'independent');
  const rest = ranked.filter(({ standing }) => standing !== 'independent');
  return [...spread(apart), ...spread(rest)].slice(0, k).map(({ title: _, ...passage }) => passage);
}

/** The same passages, each document's third and later ones after all others. */
function spread<P extends { document: string }>(ranked: readonly P[]): P[] {
  const taken = new Map<string, number>();
  const first: P[] = [];
  const later: P[] = [];
  for (const passage of ranked) {
    const count = (taken.get(passage.document) ?? 0) + 1;
    taken.set(passage.document, count);
    (count <= PER_DOCUMENT ? first : later).push(passage);
  }
  return [...first, ...later];
}

/** Passages of a document with its title, which the ranking looks at, too. */
function passagesOf(document: EvidenceDocument, claim: Claim) {
  const { id, title, text, language } = document;
  const samePage = isClaimPage(document, claim);
  return splitPassages(text, language ? { language } : {}).map((span) => ({
    ...span,
    document: id,
    title,
    standing: standingOf(span.text, claim, { samePage }),
  }));
}
