import { libraryDocument } from '../evidence/library';
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

/** Adds text and Markdown files; a text that is there already is added once. Throws the reader's typed errors. */
export async function addToLibrary(
  db: Database,
  files: readonly File[],
): Promise<{ added: number }> {
  const now = new Date().toISOString();
  const documents = await Promise.all(
    files.map(async (file) =>
      libraryDocument({ name: file.name, content: await file.text(), now }),
    ),
  );
  const before = await db.library.count();
  await written(() =>
    db.transaction('rw', db.documents, db.library, async () => {
      await db.documents.bulkPut(documents);
      await db.library.bulkPut(
        documents.map(({ id, title }) => ({ document: id, title, addedAt: now })),
      );
    }),
  );
  return { added: (await db.library.count()) - before };
}

/** Takes a text out of the library; it stays only where a check has read it. */
export async function removeFromLibrary(db: Database, id: string): Promise<void> {
  await written(() =>
    db.transaction('rw', db.checks, db.steps, db.documents, db.library, async () => {
      await db.library.delete(id);
      await deleteUnused(db, [id]);
    }),
  );
}
