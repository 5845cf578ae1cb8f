import type { Embedder } from '../../models/embedder';
import type { EvidenceDocument } from '../document';
import { headOf } from '../document';
import { documentOf } from '../document-id';
import { isLeftOut } from '../left-out';
import type { VectorCache } from '../rank';
import type { Reader } from '../read/outcome';
import type { LookedIn, RetrievalRequest, RetrievalState, Tool, ToolResult } from '../retrieval';
import { type Asked, askAll, PER_LIST } from './ask-all';
import { bestPassages } from './best-passages';
import { claimDay } from './claim-day';
import type { FetchLimits } from './fetch-body';
import {
  eachPageOnce,
  type MergedHit,
  mergeHits,
  publisherOfHit,
  spreadPublishers,
  withoutCopies,
} from './merge';
import { readHits } from './read-hits';
import type { SearchOutcome, SearchService } from './service';
import { type Noted, type Sieve, sift } from './sift';

export interface SearchToolOptions extends Pick<Sieve, 'blockedSite'> {
  services: readonly SearchService[];
  embedder?: Embedder | undefined;
  fetch?: typeof fetch;
  limits?: Partial<FetchLimits>;
  /** Vectors of passages embedded before. */
  cache?: VectorCache;
  now?: () => Date;
  /** Leaves out what was published after the claim. */
  beforeClaim?: boolean;
  /** Opens pages of which a service gives an excerpt only; absent while the reader has not allowed it. */
  read?: Reader | undefined;
}

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

async function retrieve(
  options: SearchToolOptions,
  request: RetrievalRequest,
  signal: AbortSignal,
): Promise<ToolResult> {
  const until = options.beforeClaim ? claimDay(request.claim) : undefined;
  const asked = await askAll(options, request, { until, signal });
  const { hits, notes } = await chosen(options, request, asked, { until, signal });
  const readAt = (options.now?.() ?? new Date()).toISOString();
  const documents = await Promise.all(hits.map((hit) => toDocument(hit, readAt)));
  const pick = async (wanted: RetrievalRequest): Promise<ToolResult> => {
    const passages = await bestPassages(documents, wanted, { ...options, signal });
    const used = documents.filter(({ id }) => passages.some((passage) => passage.document === id));
    return {
      documents: used,
      retrieval: {
        query: request.query,
        state: passages.length > 0 ? 'results' : stateOf(asked.map(({ outcome }) => outcome)),
        passages,
        documents: used.map(headOf),
        lookedIn: asked.length > 0 ? asked.map((one) => lookedIn(one, notes)) : [NOWHERE],
      },
      more: (other) => pick({ ...request, ...other }),
    };
  };
  return pick(request);
}

const NOWHERE: LookedIn = { where: 'web', state: 'blocked', found: 0, why: 'no-service' };

/**
 * Of all that was found, what is worth ranking: each page once, none that must not be read, opened where only an excerpt
 * is known, no copies, few of one publisher. A page may say its own date, so dates are looked at again after reading.
 */
async function chosen(
  { blockedSite, read }: SearchToolOptions,
  { claim, key, leftOut }: RetrievalRequest,
  asked: readonly Asked[],
  { until, signal }: { until: string | undefined; signal: AbortSignal },
): Promise<{ hits: MergedHit[]; notes: Noted[] }> {
  const sieve = {
    ...{ until, blockedSite },
    leftOut: (url: string) => isLeftOut(leftOut, { url }),
  };
  const lists = asked.flatMap(({ service, place, outcome }) => {
    if (outcome.state !== 'results') return [];
    const placed = outcome.hits.map((hit) => ({ hit, place }));
    const { kept, notes } = sift(placed, sieve);
    const hits = kept.slice(0, PER_LIST).map(({ hit }) => hit);
    return [{ place, service: service.id, hits, notes }];
  });
  const found = mergeHits(lists);
  const opened = read
    ? await readHits(found, { read, language: claim.page?.language, key, signal })
    : { hits: found, notes: [] };
  // Found without an excerpt and not opened: there is nothing to rank.
  const withText = eachPageOnce(opened.hits).filter(({ hit }) => hit.text !== '');
  const dated = sift(withText, sieve);
  const { kept: different, copies } = withoutCopies(dated.kept);
  const { kept: hits, more } = spreadPublishers(different);
  return {
    hits,
    notes: [
      // What stays undated is known only now.
      ...lists.flatMap(({ notes }) => notes).filter(({ note }) => note !== 'undated'),
      ...opened.notes,
      ...dated.notes,
      ...copies.map(({ place }): Noted => ({ place, note: 'copy' })),
      ...more.map(({ place }): Noted => ({ place, note: 'same-publisher' })),
    ],
  };
}

function toDocument({ hit, service }: MergedHit, readAt: string): Promise<EvidenceDocument> {
  return documentOf({ ...hit, origin: 'web', service, publisher: publisherOfHit(hit), readAt });
}

function lookedIn({ place: where, outcome }: Asked, notes: readonly Noted[]): LookedIn {
  if (outcome.state === 'empty') return { where, state: 'empty', found: 0 };
  if (outcome.state !== 'results')
    return { where, state: outcome.state, found: 0, why: outcome.why };
  const pages: LookedIn['pages'] = {};
  for (const { note } of notes.filter(({ place }) => place === where))
    pages[note] = (pages[note] ?? 0) + 1;
  const found = outcome.hits.length;
  const noted = Object.keys(pages).length > 0;
  return { where, state: 'results', found, ...(noted && { pages }) };
}

/** Empty only when every place answered that it has nothing. */
function stateOf(outcomes: readonly SearchOutcome[]): RetrievalState {
  const states = outcomes.map(({ state }) => state);
  if (states.includes('blocked') || states.length === 0) return 'blocked';
  return states.includes('failed') ? 'failed' : 'empty';
}
