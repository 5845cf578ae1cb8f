import { CrossexamError } from '../errors';
import type { Database } from './db';
import { VERSION } from './import-file';
import { documentsOf } from './unused-documents';

/**
 * One check as JSON text in the form of the whole export, with its journal and the documents it points to, so that
 * `importAll` takes it. Throws `document-missing` where there is no such check.
 */
export async function exportCheck(db: Database, id: string): Promise<string> {
  const check = await db.checks.get(id);
  if (!check) throw new CrossexamError('document-missing', { what: 'check' });
  const steps = await db.steps.where({ check: id }).toArray();
  const found = await db.documents.bulkGet([...documentsOf(steps, [check])]);
  const documents = found.filter((document) => document !== undefined);
  return JSON.stringify({ crossexam: VERSION, checks: [check], steps, documents, library: [] });
}
