import type { Check } from '../debate/check';
import { viewOf } from '../debate/view';
import type { Database } from './db';
import { searchable, searchTextOf } from './search-text';
import { written } from './storage-errors';
import { deleteUnused, documentsOf } from './unused-documents';

/** What a line of the history needs. */
export type CheckSummary = Pick<
  Check,
  | 'id'
  | 'claim'
  | 'protocol'
  | 'options'
  | 'status'
  | 'createdAt'
  | 'outcome'
  | 'noClaim'
  | 'labels'
>;

/** Writes a new check down. Throws `storage-full` or `storage-failed`. */
export const addCheck = (db: Database, check: Check) =>
  written(async () => void (await db.checks.add(check)));

/** Changes a check; keys with `undefined` are removed. A deleted check stays deleted. */
export const changeCheck = (db: Database, id: string, change: Partial<Check>, now: Date) =>
  written(
    async () => void (await db.checks.update(id, { ...change, updatedAt: now.toISOString() })),
  );

/**
 * Writes a reader's decision down together with the checks it begins: all of it or, when the worker dies, nothing.
 * Answers false, and writes nothing, where the check is gone, runs, or was decided before.
 */
export const addDecision = (
  db: Database,
  id: string,
  change: Partial<Check>,
  others: readonly Check[],
  now: Date,
): Promise<boolean> =>
  written(() =>
    db.transaction('rw', db.checks, async () => {
      const check = await db.checks.get(id);
      if (!check || check.decision || check.status === 'running') return false;
      await db.checks.update(id, { ...change, updatedAt: now.toISOString() });
      await db.checks.bulkAdd(others);
      return true;
    }),
  );

/** Newest first; with a search, those in whose claim, answers, quotations or sources all its words stand. */
export async function listChecks(db: Database, search = ''): Promise<CheckSummary[]> {
  const words = searchable(search).split(/\s+/u).filter(Boolean);
  const checks = await db.checks.orderBy('createdAt').reverse().toArray();
  return checks.filter((check) => {
    const text = check.searchText ?? searchable(check.claim.text);
    return words.every((word) => text.includes(word));
  });
}

/** Those of these checks that are still there, in the order asked for. */
export async function checksById(db: Database, ids: readonly string[]): Promise<CheckSummary[]> {
  const found = await db.checks.bulkGet([...ids]);
  return found.filter((check) => check !== undefined);
}

/** Writes what a search looks into. */
export async function indexForSearch(db: Database, id: string): Promise<void> {
  const check = await db.checks.get(id);
  if (!check) return;
  const view = viewOf(check, await db.steps.where({ check: id }).toArray());
  await db.checks.update(id, { searchText: searchTextOf(check, view) });
}

/** Checks that say `running`: each has a runner, or has lost it and is to be given one. */
export const unfinishedChecks = (db: Database): Promise<Check[]> =>
  db.checks.where({ status: 'running' }).toArray();

/** Removes all checks, their journals, and all documents that no library entry uses. Answers how many checks there were. */
export async function deleteAllChecks(db: Database): Promise<number> {
  let count = 0;
  await written(() =>
    db.transaction('rw', db.checks, db.steps, db.documents, db.library, async () => {
      count = await db.checks.count();
      const kept = new Set((await db.library.toArray()).map(({ document }) => document));
      const stored = await db.documents.toCollection().primaryKeys();
      await db.documents.bulkDelete(stored.filter((id) => !kept.has(id)));
      await db.steps.clear();
      await db.checks.clear();
    }),
  );
  return count;
}

/** Removes a check, its journal, and documents that no other check and no library entry uses. */
export async function deleteCheck(db: Database, id: string): Promise<void> {
  await written(() =>
    db.transaction('rw', db.checks, db.steps, db.documents, db.library, async () => {
      const check = await db.checks.get(id);
      const steps = await db.steps.where({ check: id }).toArray();
      await db.steps.where({ check: id }).delete();
      await db.checks.delete(id);
      await deleteUnused(db, documentsOf(steps, check ? [check] : []));
    }),
  );
}
