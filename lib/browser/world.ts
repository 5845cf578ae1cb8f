import type { World } from '../debate/world';
import { CrossexamError } from '../errors';
import { quotationFor } from '../evidence/claim-quotation';
import { changeCheck } from '../history/checks';
import type { Database } from '../history/db';
import { journalStore } from '../history/journal-store';
import { limitsByProvider } from '../models/limiter';
import { MINILM_ID } from '../models/on-device/catalogue';
import { protocols } from '../protocols';
import { factChecks } from './fact-checks';
import { hostClient } from './host-client';
import { publish } from './live-channel';
import { modelOf } from './models';
import { embedderIsStored } from './on-device';
import { toolbox } from './tools';

/** The engine's world in the browser: IndexedDB, the reader's models and search services, the host. */
export function browserWorld(db: Database): World {
  const journal = journalStore(db);
  const embedder: World['embedder'] = {
    id: MINILM_ID,
    ready: embedderIsStored,
    embed: async (texts, { signal, key }) =>
      (await hostClient().call('host/embed', { texts, key }, { signal })).vectors,
  };
  return {
    journal,
    embedder,
    now: () => new Date(),
    loadCheck: (id) => db.checks.get(id),
    saveCheck: (id, change) => changeCheck(db, id, change, new Date()),
    protocol: (id) => {
      const protocol = protocols[id];
      if (!protocol) throw new CrossexamError('outdated', { what: id });
      return protocol;
    },
    model: (check, role) => modelOf(db, check, role),
    // Shared by all checks of this worker.
    limit: limitsByProvider(),
    tool: toolbox(db, embedder),
    factChecks: factChecks(db),
    checkQuotation: async (draft, claim) => {
      const document = await journal.document(draft.document);
      if (!document) throw new CrossexamError('document-missing', { what: draft.document });
      return quotationFor(draft, document, claim);
    },
    onDelta: (check, key, text, at) => publish({ type: 'reply-delta', check, key, text, at }),
    onUnexpected: (thrown, check) => console.error(`check ${check}`, thrown),
  };
}
