import { parseHTML } from 'linkedom';
import type { Claim } from '../../lib/claim/claim';
import type { AgentSpec, ProtocolOptions } from '../../lib/debate/context';
import { type ToyWorld, toyCheck, toyWorld } from '../../lib/debate/testing/toy-world';
import type { World } from '../../lib/debate/world';
import { quotationFor } from '../../lib/evidence/claim-quotation';
import { type EvidenceDocument, headOf, type Passage } from '../../lib/evidence/document';
import { documentOf } from '../../lib/evidence/document-id';
import { isLeftOut, type LeftOut } from '../../lib/evidence/left-out';
import { extract } from '../../lib/evidence/page/extract';
import { splitPassages } from '../../lib/evidence/passages';
import { ragTool } from '../../lib/evidence/rag-tool';
import { standingOf } from '../../lib/evidence/restates';
import type { Tool } from '../../lib/evidence/retrieval';
import { protocols } from '../../lib/protocols';
import type { toolMadScript } from '../../test/doubles/tool-mad-script';

export type Model = ReturnType<typeof toolMadScript>;

/** How a check is run. */
export interface Setting {
  options: ProtocolOptions;
  agents: AgentSpec[];
  /** What the reader left out. */
  leftOut?: LeftOut[];
}

export interface Sources {
  claim: Claim;
  page: EvidenceDocument;
  library: EvidenceDocument[];
  /** What a search finds, the best first. */
  web: EvidenceDocument[];
}

const parseHtml = (html: string): Document => parseHTML(html).document as unknown as Document;
const READ = '2026-05-03T10:00:00.000Z';

/** A document of the web, the claim's page or the library, of a publisher of its own. */
export const source = (
  text: string,
  more: Partial<Omit<EvidenceDocument, 'id' | 'text'>> & { publisher: string },
): Promise<EvidenceDocument> =>
  documentOf({
    ...{ origin: 'web', title: 'The harbour', readAt: READ, how: 'api-text', text },
    url: `https://${more.publisher}/harbour`,
    ...more,
  });

/** A page as it comes: its markup through the extraction that fetched pages go through. */
export function readPage(html: string, publisher: string): Promise<EvidenceDocument> {
  const url = `https://${publisher}/harbour`;
  const { title, text, how } = extract(html, url, { parseHtml });
  return source(text, { publisher, title, url, how });
}

/** A search that finds the given documents for every query. */
function searchTool(web: readonly EvidenceDocument[]): Tool {
  return {
    id: 'search',
    async retrieve({ query, claim, k, leftOut }) {
      const passages = web
        .filter((document) => !isLeftOut(leftOut, document))
        .flatMap((document, place) =>
          splitPassages(document.text).map(
            ({ start, end, text }): Passage => ({
              ...{ document: document.id, start, end, text, score: 1 - place / 10 },
              standing: standingOf(text, claim, { samePage: false }),
            }),
          ),
        )
        .slice(0, k);
      const documents = web.filter(({ id }) => passages.some(({ document }) => document === id));
      const lookedIn = [{ where: 'web', state: 'results' as const, found: passages.length }];
      return {
        documents,
        retrieval: {
          ...{ query, state: 'results', passages, lookedIn },
          documents: documents.map(headOf),
        },
      };
    },
  };
}

/** The engine with Tool-MAD, its own tools over given sources, and a scripted model. */
export function worldOf(sources: Sources, model: Model, setting: Setting): ToyWorld {
  const check = toyCheck({ claim: sources.claim, ...setting, protocol: 'tool-mad' });
  const world = toyWorld(check, async ({ messages }) => model({ messages }).content);
  const rag = ragTool({ page: async () => sources.page, library: async () => sources.library });
  const search = searchTool(sources.web);
  return Object.assign(world, {
    protocol: (id) => protocols[id] ?? unknown(id),
    tool: async (_check, id) => (id === 'rag' ? rag : search),
    checkQuotation: async (draft, claim) => {
      const document = await world.store.document(draft.document);
      return document
        ? quotationFor(draft, document, claim)
        : { ...draft, state: 'unverified', standing: 'independent' };
    },
  } satisfies Partial<World>);
}

const unknown = (id: string): never => {
  throw new Error(`There is no protocol ${id}.`);
};
