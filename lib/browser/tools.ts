import type { Check } from '../debate/check';
import type { World } from '../debate/world';
import type { EvidenceDocument } from '../evidence/document';
import { sampleLibrary } from '../evidence/library';
import { ragTool } from '../evidence/rag-tool';
import type { Tool, ToolId } from '../evidence/retrieval';
import { searchTool } from '../evidence/search/search-tool';
import type { SearchService } from '../evidence/search/service';
import { tavily } from '../evidence/search/tavily';
import { wikipedia } from '../evidence/search/wikipedia';
import type { Database } from '../history/db';
import type { Embedder } from '../models/embedder';
import { readSecret } from '../settings/secrets';
import type { Settings } from '../settings/settings';
import { readSettings } from '../settings/settings-store';
import { browser } from './api';

/**
 * Agents' tools, made from the settings at the beginning of a run and kept for its length, with the passages they
 * have indexed and embedded. The engine reads a check's record once a run: a new record is a new run, perhaps with
 * the key that the last one lacked.
 */
export function toolbox(db: Database, embedder: Embedder): World['tool'] {
  const kept = new WeakMap<Check, Map<ToolId, Promise<Tool>>>();
  return (check, id) => {
    const tools = kept.get(check) ?? new Map<ToolId, Promise<Tool>>();
    kept.set(check, tools);
    const tool = tools.get(id) ?? toolOf(db, check, id, embedder);
    tools.set(id, tool);
    return tool;
  };
}

async function toolOf(db: Database, check: Check, id: ToolId, embedder: Embedder): Promise<Tool> {
  const settings = await readSettings(db);
  if (id === 'search') {
    return searchTool({ services: await servicesOf(db, settings), embedder, cache: new Map() });
  }
  return ragTool({
    page: async () => {
      const page = check.claim.page?.document;
      return page ? db.documents.get(page) : undefined;
    },
    library: () => libraryOf(db, settings),
    embedder,
  });
}

/** The search services the reader switched on. */
async function servicesOf(db: Database, { search }: Settings): Promise<SearchService[]> {
  const services: SearchService[] = [];
  if (search.wikipedia.enabled) services.push(wikipedia({ api: search.wikipedia.api }));
  const key = search.tavily.enabled ? await readSecret(db, 'search:tavily') : undefined;
  if (search.tavily.enabled) services.push(tavily({ api: search.tavily.api, key }));
  return services;
}

/** The reader's own texts, and the sample library while it is switched on. */
async function libraryOf(db: Database, settings: Settings): Promise<EvidenceDocument[]> {
  const entries = await db.library.orderBy('addedAt').toArray();
  const own = await db.documents.bulkGet(entries.map(({ document }) => document));
  const sample = settings.sampleLibrary ? await sampleLibrary(bundledText) : [];
  return [...own.filter((document) => document !== undefined), ...sample];
}

/** A text file that comes with the extension. */
async function bundledText(path: string): Promise<string> {
  const response = await fetch(browser.runtime.getURL(path));
  return response.text();
}
