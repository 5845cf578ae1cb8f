import type { Claim } from '../claim/claim';
import { CrossexamError } from '../errors';
import type { Embedder } from '../models/embedder';
import { isClaimPage } from './claim-quotation';
import { type EvidenceDocument, headOf, type Passage } from './document';
import { isLeftOut, type LeftOut } from './left-out';
import { indexPassages, type PassageIndex } from './passage-index';
import { splitPassages } from './passages';
import { rankPassages, type VectorCache } from './rank';
import type { LinkedPages } from './read/linked-pages';
import { standingOf, withoutClaim } from './restates';
import type { LookedIn, RetrievalState, Tool, ToolResult } from './retrieval';

export interface RagSources {
  /** The page the claim was highlighted on; undefined if no text of it could be read. */
  page: (claim: Claim) => Promise<EvidenceDocument | undefined>;
  /** The reader's own texts, and the sample library where it is switched on. */
  library: () => Promise<EvidenceDocument[]>;
  /** The pages its paragraph links to, where the reader lets them be read. */
  links?: (claim: Claim, signal: AbortSignal) => Promise<LinkedPages | undefined>;
  /** Without one, the words alone rank. */
  embedder?: Embedder | undefined;
  vectors?: VectorCache;
}

type TitledPassage = Omit<Passage, 'score'> & { title: string };

interface Collection {
  documents: EvidenceDocument[];
  lookedIn: {
    where: string;
    why?: string;
    state?: 'blocked' | 'failed';
    pages?: LookedIn['pages'];
  };
}

/**
 * The page reader's tool: passages of the claim's own page, without the claim's own sentence, and of the
 * reader's library, and of the pages its paragraph links to, ranked together; what only says the claim again is in neither. A page that could not be
 * read is said to be so, and is not "nothing found"; a claim the reader typed has no page to look in. The
 * index is kept while the same documents are asked again.
 */
export function ragTool(sources: RagSources): Tool {
  const { page, library, links, embedder, vectors = new Map() } = sources;
  let indexed: { of: string; index: PassageIndex<TitledPassage> } | undefined;
  return {
    id: 'rag',
    async retrieve({ query, claim, k, key, leftOut }, signal): Promise<ToolResult> {
      signal.throwIfAborted();
      const kept = (found: Collection) => withoutLeftOut(found, leftOut);
      const read = await collect('page', async () => {
        const document = await page(claim);
        return document ? [document] : [];
      });
      const own = kept(read);
      if (read.documents.length === 0) own.lookedIn.why ??= claim.page?.unread ?? 'no-text';
      const texts = kept(await collect('library', library));
      const linked = linkedCollection(await links?.(linking(claim, leftOut), signal), kept);
      const documents = distinct([
        ...own.documents,
        ...(linked?.documents ?? []),
        ...texts.documents,
      ]);
      const of = [claim.text, claim.selected, ...documents.map(({ id }) => id)].join('\n');
      if (indexed?.of !== of) {
        indexed = { of, index: indexPassages(documents.flatMap((d) => passagesOf(d, claim))) };
      }
      const ranked = await rankPassages(query, indexed.index, {
        k,
        signal,
        key,
        cache: vectors,
        ...(embedder && { embedder }),
      });
      const passages = ranked.passages.map(({ title: _, ...passage }) => passage);
      const used = documents.filter(({ id }) => passages.some(({ document }) => document === id));
      const places = [...(claim.page ? [own] : []), ...(linked ? [linked] : []), texts];
      const lookedIn = places.map((collection) => outcome(collection, passages));
      return {
        retrieval: {
          query,
          state: overall(lookedIn, documents.length),
          passages,
          documents: used.map(headOf),
          lookedIn,
        },
        documents: used,
      };
    },
  };
}

async function collect(
  where: string,
  read: () => Promise<EvidenceDocument[]>,
): Promise<Collection> {
  try {
    return { documents: await read(), lookedIn: { where } };
  } catch (failure) {
    if (!(failure instanceof CrossexamError)) throw failure;
    return { documents: [], lookedIn: { where, why: failure.code } };
  }
}

/** What is left out is not opened either; an address that only turns out to be it is left out afterwards. */
function linking(claim: Claim, leftOut: readonly LeftOut[] | undefined): Claim {
  if (!claim.links) return claim;
  return { ...claim, links: claim.links.filter((url) => !isLeftOut(leftOut, { url })) };
}

function linkedCollection(
  pages: LinkedPages | undefined,
  kept: (found: Collection) => Collection,
): Collection | undefined {
  return (
    pages && kept({ documents: pages.documents, lookedIn: { where: 'links', ...pages.trouble } })
  );
}

function withoutLeftOut(
  { documents, lookedIn }: Collection,
  leftOut: readonly LeftOut[] | undefined,
): Collection {
  const left = documents.filter((document) => !isLeftOut(leftOut, document));
  const gone = documents.length - left.length;
  return {
    documents: left,
    lookedIn: { ...lookedIn, ...(gone > 0 && { pages: { 'left-out': gone } }) },
  };
}

function passagesOf(document: EvidenceDocument, claim: Claim): TitledPassage[] {
  const samePage = isClaimPage(document, claim);
  const { id, title, text, language } = document;
  const split = splitPassages(text, language === undefined ? {} : { language });
  return (samePage ? withoutClaim(split, claim) : split)
    .map((span) => ({
      ...span,
      document: id,
      title,
      standing: standingOf(span.text, claim, { samePage }),
    }))
    .filter(({ standing }) => standing !== 'restates');
}

/** The page may lie in the library, too; its first place counts. */
const distinct = (documents: EvidenceDocument[]): EvidenceDocument[] =>
  [
    ...new Map(documents.toReversed().map((document) => [document.id, document])).values(),
  ].reverse();

function outcome({ documents, lookedIn }: Collection, passages: Passage[]): LookedIn {
  const ids = new Set(documents.map(({ id }) => id));
  const found = passages.filter(({ document }) => ids.has(document)).length;
  if (lookedIn.why !== undefined) return { state: 'failed', ...lookedIn, found: 0 };
  return { ...lookedIn, state: found > 0 ? 'results' : 'empty', found };
}

/** Nothing found is `empty` only where there was something to read. */
function overall(lookedIn: LookedIn[], documents: number): RetrievalState {
  if (lookedIn.some(({ state }) => state === 'results')) return 'results';
  return documents > 0 || lookedIn.every(({ state }) => state === 'empty') ? 'empty' : 'failed';
}
