import type { Passage } from '../document';
import type { Tool, ToolResult } from '../retrieval';
import { europePmcService } from './europe-pmc';
import { openAlexService } from './openalex';
import { type SearchToolOptions, searchTool } from './search-tool';
import type { SearchService } from './service';

/** The services of Tool-MAD's medical configuration (arXiv 2601.04742, Table V and Fig. 7), by the agent's tool. */
export const medicalServices = { rag: europePmcService, search: openAlexService } as const;

/** Passages to rank; documents are few, so these are all of theirs. */
const ALL = 48;

/**
 * An agent's tool in the medical configuration. The RAG agent reads passages from Europe PMC, for which the paper has a
 * PubMed-based corpus of its own; the search agent reads whole abstracts from OpenAlex, one a paper.
 */
export function medicalTool(
  id: keyof typeof medicalServices,
  service: SearchService,
  options: Omit<SearchToolOptions, 'services'>,
): Tool {
  const tool = searchTool({ ...options, services: [service] });
  return id === 'rag' ? { ...tool, id } : wholeDocuments(tool);
}

/** Documents in place of their passages, in the order of their best ones, which also say how they stand to the claim. */
function wholeDocuments(tool: Tool): Tool {
  return {
    ...tool,
    async retrieve(request, signal): Promise<ToolResult> {
      const { retrieval, documents } = await tool.retrieve({ ...request, k: ALL }, signal);
      const best = new Map<string, Passage>();
      for (const passage of retrieval.passages) {
        if (!best.has(passage.document)) best.set(passage.document, passage);
      }
      const passages = [...best.values()].slice(0, request.k).map((passage): Passage => {
        const text = documents.find((one) => one.id === passage.document)?.text ?? passage.text;
        const { document, standing, score } = passage;
        return { document, standing, score, start: 0, end: text.length, text };
      });
      const kept = documents.filter((one) => passages.some(({ document }) => document === one.id));
      const heads = retrieval.documents.filter((head) => kept.some(({ id }) => id === head.id));
      return { documents: kept, retrieval: { ...retrieval, passages, documents: heads } };
    },
  };
}
