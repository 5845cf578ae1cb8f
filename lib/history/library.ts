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

/**
 * The same texts as evidence, oldest first, each under the title it has in the library; a text that is its own
 * publisher is so by that title, too.
 */
export async function libraryDocuments(db: Database): Promise<EvidenceDocument[]> {
  const entries = await db.library.orderBy('addedAt').toArray();
  const documents = await db.documents.bulkGet(entries.map(({ document }) => document));
  return entries.flatMap(({ title }, index) => {
    const document = documents[index];
    if (!document) return [];
    const publisher = document.publisher === document.title ? title : document.publisher;
    return [{ ...document, title, publisher }];
  });
}

export interface Added {
  added: number;
  /** Files whose text was there already, each with the title it is there under. */
  known: { name: string; title: string }[];
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
  const outcome: Added = { added: 0, known: [], refused: [] };
  // One after the other: a shelf of PDFs at once would fill the memory.
  for (const file of files) {
    try {
      const known = await shelve(db, await read(file, now), now);
      if (known) outcome.known.push({ name: file.name, title: known.title });
      else outcome.added++;
    } catch (thrown) {
      if (thrown instanceof CrossexamError && thrown.code.startsWith('file-')) {
        outcome.refused.push(thrown.toRecord());
      } else throw thrown;
    }
  }
  return outcome;
}

/** Answers what was there already: it stays as it is, with the title the reader may have given it. */
const shelve = (db: Database, document: EvidenceDocument, now: string) =>
  written(() =>
    db.transaction('rw', db.documents, db.library, async () => {
      const known = await db.library.get(document.id);
      if (known) return known;
      await db.documents.put(document);
      await db.library.put({ document: document.id, title: document.title, addedAt: now });
      return undefined;
    }),
  );

/**
 * Gives a text another title, for the list and for debates from now on; a finished check keeps the one it was read
 * under. A title of nothing but blanks changes nothing. The document stays as it is: a debate that reads it just now
 * writes it down again, with the title it began with.
 */
export async function renameInLibrary(db: Database, id: string, title: string): Promise<void> {
  const trimmed = title.trim();
  if (trimmed !== '') await written(() => db.library.update(id, { title: trimmed }));
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
