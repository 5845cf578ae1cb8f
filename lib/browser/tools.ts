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

/** How many checks' tools are kept at hand: what one holds is only what it would read and embed again. */
const KEPT = 4;

/**
 * Agents' tools, made from today's settings. A check's tools are kept while it runs, for the passages
 * they have indexed and embedded; a restarted worker makes them anew.
 */
export function toolbox(db: Database, embedder: Embedder): World['tool'] {
  const kept = new Map<string, Promise<Tool>>();
  return (check, id) => {
    const key = `${check.id} ${id}`;
    const tool = kept.get(key) ?? toolOf(db, check, id, embedder);
    kept.delete(key);
    kept.set(key, tool);
    tool.catch(() => kept.delete(key));
    for (const oldest of [...kept.keys()].slice(0, -2 * KEPT)) kept.delete(oldest);
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
