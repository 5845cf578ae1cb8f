import type { Check } from '../debate/check';
import type { World } from '../debate/world';
import type { EvidenceDocument } from '../evidence/document';
import { sampleLibrary } from '../evidence/library';
import { ragTool } from '../evidence/rag-tool';
import { linkedPages } from '../evidence/read/linked-pages';
import type { Tool, ToolId } from '../evidence/retrieval';
import type { ServiceDescriptor } from '../evidence/search/descriptor';
import { isFactChecker } from '../evidence/search/fact-checkers';
import { medicalTool } from '../evidence/search/medical';
import { type SearchToolOptions, searchTool } from '../evidence/search/search-tool';
import { medicalServices, serviceById } from '../evidence/search/services';
import { tryService } from '../evidence/search/try-service';
import { factCheckService } from '../factchecks/as-documents';
import type { FactCheck } from '../factchecks/fact-check';
import type { Database } from '../history/db';
import { libraryDocuments } from '../history/library';
import type { Embedder } from '../models/embedder';
import { serviceFrom, serviceState, servicesOn } from '../settings/search-services';
import { readSecret } from '../settings/secrets';
import type { Settings } from '../settings/settings';
import { readSettings } from '../settings/settings-store';
import { browser } from './api';
import { factChecksToRead } from './fact-checks';
import { pageReader } from './reading';

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
  const { field } = check.options;
  if (field === 'medical' && (id === 'rag' || id === 'search'))
    return papersTool(db, settings, embedder, id);
  if (id === 'search') return webTool(db, settings, embedder, await factChecksToRead(db, check));
  return ragTool({
    page: async () => {
      const page = check.claim.page?.document;
      return page ? db.documents.get(page) : undefined;
    },
    library: () => libraryOf(db, settings),
    links: linkedPages(pageReader(settings.search.privateHosts), check.id),
    embedder,
  });
}

/** The web agent's tool by the settings: services, dates, fact-checkers, and whether pages may be opened. */
async function webTool(
  db: Database,
  settings: Settings,
  embedder: Embedder,
  people: readonly FactCheck[],
): Promise<Tool> {
  const states = servicesOn(settings);
  const services = await Promise.all(states.map((state) => serviceFrom(state, keysIn(db))));
  const options = searching(settings, embedder);
  if (people.length === 0) return searchTool({ services, ...options });
  // What the reader let into the debate by name is not kept out by a list.
  const letIn = new Set(people.map(({ url }) => url));
  return searchTool({
    services: [factCheckService(people), ...services],
    ...options,
    blockedSite: (url) => !letIn.has(url) && options.blockedSite?.(url) === true,
  });
}

/** An agent's tool in the medical configuration: its own service, switched on or not. */
async function papersTool(
  db: Database,
  settings: Settings,
  embedder: Embedder,
  id: 'rag' | 'search',
): Promise<Tool> {
  const service = await serviceFor(db, settings, medicalServices[id]);
  return medicalTool(id, service, searching(settings, embedder));
}

/** How the reader wants searches to be done, whatever the service. */
function searching({ search }: Settings, embedder: Embedder): Omit<SearchToolOptions, 'services'> {
  return {
    embedder,
    cache: new Map(),
    beforeClaim: search.beforeClaim,
    read: pageReader(search.privateHosts),
    ...(search.blockFactCheckers && {
      blockedSite: (url) => isFactChecker(url, search.factCheckers),
    }),
  };
}

/** A service as it is set up, switched on or not. */
const serviceFor = (db: Database, settings: Settings, service: ServiceDescriptor) =>
  serviceFrom(serviceState(settings, service), keysIn(db));

const keysIn =
  (db: Database) =>
  ({ id }: ServiceDescriptor, address: string) =>
    readSecret(db, `search:${id}`, address);

/** Tries one search service as it is set up, switched on or not. */
export async function testSearch(db: Database, id: string) {
  const service = serviceById(id);
  if (!service) throw new Error(`no search service ${id}`);
  const made = await serviceFor(db, await readSettings(db), service);
  return tryService(made, service, globalThis.fetch.bind(globalThis));
}

/** The reader's own texts, and the sample library while it is switched on. */
async function libraryOf(db: Database, settings: Settings): Promise<EvidenceDocument[]> {
  const sample = settings.sampleLibrary ? await sampleLibrary(bundledText) : [];
  return [...(await libraryDocuments(db)), ...sample];
}

/** A text file that comes with the extension. */
async function bundledText(path: string): Promise<string> {
  const response = await fetch(browser.runtime.getURL(path));
  return response.text();
}
