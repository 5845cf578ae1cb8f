import type { World } from '../debate/world';
import { CrossexamError } from '../errors';
import { checkQuotation } from '../evidence/quotation';
import { standingOf } from '../evidence/restates';
import { changeCheck } from '../history/checks';
import type { Database } from '../history/db';
import { journalStore } from '../history/journal-store';
import { type Limiter, limiter } from '../models/limiter';
import { MINILM_ID } from '../models/on-device/catalogue';
import { toolMad } from '../protocols/tool-mad';
import { hostClient } from './host-client';
import { publish } from './live-channel';
import { modelOf } from './models';
import { toolOf } from './tools';

/** The engine's world in the browser: IndexedDB, the reader's models and search services, the host. */
export function browserWorld(db: Database): World {
  const journal = journalStore(db);
  // One limiter per provider, shared by all checks of this worker.
  const limits = new Map<string, Limiter>();
  const embedder: World['embedder'] = {
    id: MINILM_ID,
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
      if (id !== toolMad.id) throw new CrossexamError('outdated', { what: id });
      return toolMad;
    },
    model: (check, role) => modelOf(db, check, role),
    limit: (model) => {
      const provider = model.onDevice ? 'on-device' : model.id;
      const known = limits.get(provider) ?? limiter(model.concurrency);
      limits.set(provider, known);
      return known;
    },
    tool: (check, id) => toolOf(db, check, id, embedder),
    checkQuotation: async (draft, id, check) => {
      const document = await journal.document(id);
      if (!document) throw new CrossexamError('document-missing', { what: id });
      const samePage = document.origin === 'page';
      const standing = standingOf(draft.words, check.claim, { samePage });
      return checkQuotation(draft, document.text, standing);
    },
    onDelta: (check, key, text) => publish({ type: 'reply-delta', check, key, text }),
    onUnexpected: (thrown, check) => console.error(`check ${check}`, thrown),
  };
}
