import type { JournalStore } from '../debate/journal';
import type { Database } from './db';
import { written } from './storage-errors';

/** The journal in IndexedDB. */
export function journalStore(db: Database): JournalStore {
  return {
    steps: (check) => db.steps.where({ check }).sortBy('seq'),
    append: (step) => written(async () => void (await db.steps.add(step))),
    putDocuments: (documents) => written(async () => void (await db.documents.bulkPut(documents))),
    document: (id) => db.documents.get(id),
  };
}
