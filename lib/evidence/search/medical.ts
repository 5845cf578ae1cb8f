import type { Passage } from '../document';
import type { Tool, ToolResult } from '../retrieval';
import { type SearchToolOptions, searchTool } from './search-tool';
import type { SearchService } from './service';
import type { medicalServices } from './services';

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
    retrieve: async (request, signal) =>
      bestOf(await tool.retrieve({ ...request, k: ALL }, signal), request.k),
  };
}

function bestOf(found: ToolResult, k: number): ToolResult {
  const { retrieval, documents } = found;
  const best = new Map<string, Passage>();
  for (const passage of retrieval.passages) {
    if (!best.has(passage.document)) best.set(passage.document, passage);
  }
  const passages = [...best.values()].slice(0, k).map((passage): Passage => {
    const text = documents.find((one) => one.id === passage.document)?.text ?? passage.text;
    const { document, standing, score } = passage;
    return { document, standing, score, start: 0, end: text.length, text };
  });
  const kept = documents.filter((one) => passages.some(({ document }) => document === one.id));
  const heads = retrieval.documents.filter((head) => kept.some(({ id }) => id === head.id));
  return {
    documents: kept,
    retrieval: { ...retrieval, passages, documents: heads },
    more: async (other) => bestOf(found, other.k),
  };
}
