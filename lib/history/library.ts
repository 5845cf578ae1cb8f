import { CrossexamError, type ErrorRecord } from '../errors';
import type { EvidenceDocument } from '../evidence/document';
import type { Database } from './db';
import { written } from './storage-errors';
import { deleteUnused } from './unused-documents';

export interface LibraryItem {
  id: string;
  title: string;
  characters: number;
  addedAt: string;
}

/** The reader's own texts, newest first. */
export async function listLibrary(db: Database): Promise<LibraryItem[]> {
  const entries = await db.library.orderBy('addedAt').reverse().toArray();
  const documents = await db.documents.bulkGet(entries.map(({ document }) => document));
  return entries.map(({ document, title, addedAt }, index) => ({
    id: document,
    title,
    addedAt,
    characters: documents[index]?.text.length ?? 0,
  }));
}

export interface Added {
  added: number;
  /** One error for each file that could not be read; the others are in. */
  refused: ErrorRecord[];
}

/**
 * Adds files, each by itself: one that cannot be read does not keep the others out. A text that is there already
 * is added once.
 * @param read makes a document of a file; throws the reader's typed errors
 * @throws CrossexamError when nothing can be stored
 */
export async function addToLibrary(
  db: Database,
  files: readonly File[],
  read: (file: File, now: string) => Promise<EvidenceDocument>,
): Promise<Added> {
  const now = new Date().toISOString();
  const before = await db.library.count();
  const refused: ErrorRecord[] = [];
  // One after the other: a shelf of PDFs at once would fill the memory.
  for (const file of files) {
    try {
      await shelve(db, await read(file, now), now);
    } catch (thrown) {
      if (thrown instanceof CrossexamError && thrown.code.startsWith('file-')) {
        refused.push(thrown.toRecord());
      } else throw thrown;
    }
  }
  return { added: (await db.library.count()) - before, refused };
}

const shelve = (db: Database, document: EvidenceDocument, now: string) =>
  written(() =>
    db.transaction('rw', db.documents, db.library, async () => {
      const known = await db.library.get(document.id);
      await db.documents.put(document);
      await db.library.put({
        document: document.id,
        title: document.title,
        addedAt: known?.addedAt ?? now,
      });
    }),
  );

/** Takes a text out of the library; it stays only where a check has read it. */
export async function removeFromLibrary(db: Database, id: string): Promise<void> {
  await written(() =>
    db.transaction('rw', db.checks, db.steps, db.documents, db.library, async () => {
      await db.library.delete(id);
      await deleteUnused(db, [id]);
    }),
  );
}
