import type { Check } from '../debate/check';
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

/** An agent's tool, made from today's settings when it is used. */
export async function toolOf(
  db: Database,
  check: Check,
  id: ToolId,
  embedder: Embedder,
): Promise<Tool> {
  const settings = await readSettings(db);
  if (id === 'search') {
    return searchTool({ services: await servicesOf(db, settings), embedder });
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
