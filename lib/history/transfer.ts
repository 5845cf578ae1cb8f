import type { Check } from '../debate/check';
import type { Step } from '../debate/steps';
import { viewOf } from '../debate/view';
import type { Database } from './db';
import { damaged, readExport, VERSION } from './import-file';
import { written } from './storage-errors';

/** Checks, journals, documents and library as one JSON text; no settings and no secrets. Works while settings are broken. */
export async function exportAll(db: Database): Promise<string> {
  const [checks, steps, documents, library] = await Promise.all([
    db.checks.toArray(),
    db.steps.toArray(),
    db.documents.toArray(),
    db.library.toArray(),
  ]);
  return JSON.stringify({ crossexam: VERSION, checks, steps, documents, library });
}

/** What an import did with the checks of its file. */
export interface Imported {
  checks: number;
  known: number;
}

/**
 * Adds what a file holds and this browser lacks, and changes nothing that is there: a document's text is what
 * quotations were found in. Answers how many checks came, and how many were known and left as they are. Throws
 * `import-invalid` or `import-damaged`, and then has added nothing.
 */
export async function importAll(db: Database, text: string): Promise<Imported> {
  const { checks, steps, documents, library } = readExport(text);
  const known = new Set(await db.checks.toCollection().primaryKeys());
  const fresh = checks.filter(({ id }) => !known.has(id));
  const ids = new Set(fresh.map(({ id }) => id));
  // A check that was running elsewhere does not begin to run here by itself.
  const stopped = fresh.map(
    (check): Check => ({ ...check, status: check.status === 'running' ? 'stopped' : check.status }),
  );
  for (const check of stopped) mustShow(check, steps);
  await written(() =>
    db.transaction('rw', db.checks, db.steps, db.documents, db.library, async () => {
      const texts = new Set(await db.documents.toCollection().primaryKeys());
      await db.documents.bulkAdd(documents.filter(({ id }) => !texts.has(id)));
      const shelved = new Set(await db.library.toCollection().primaryKeys());
      await db.library.bulkAdd(library.filter(({ document }) => !shelved.has(document)));
      await db.steps.bulkPut(steps.filter((step) => ids.has(step.check)));
      await db.checks.bulkPut(stopped);
    }),
  );
  return { checks: fresh.length, known: checks.length - fresh.length };
}

/** Parts that are each whole may still not fit together; that would only be found out when the reader opens the check. */
function mustShow(check: Check, steps: readonly Step[]): void {
  try {
    viewOf(
      check,
      steps.filter((step) => step.check === check.id),
    );
  } catch {
    throw damaged(check, 'steps');
  }
}
