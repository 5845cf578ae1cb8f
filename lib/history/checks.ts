import type { Check } from '../debate/check';
import type { Step } from '../debate/steps';
import { viewOf } from '../debate/view';
import type { Database } from './db';
import { searchable, searchTextOf } from './search-text';
import { written } from './storage-errors';

/** What a line of the history needs. */
export type CheckSummary = Pick<
  Check,
  'id' | 'claim' | 'protocol' | 'status' | 'createdAt' | 'outcome' | 'labels'
>;

export const addCheck = (db: Database, check: Check) =>
  written(async () => void (await db.checks.add(check)));

/** Changes a check; keys with `undefined` are removed. A deleted check stays deleted. */
export const changeCheck = (db: Database, id: string, change: Partial<Check>, now: Date) =>
  written(
    async () => void (await db.checks.update(id, { ...change, updatedAt: now.toISOString() })),
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

/** Writes what a search looks into. */
export async function indexForSearch(db: Database, id: string): Promise<void> {
  const check = await db.checks.get(id);
  if (!check) return;
  const view = viewOf(check, await db.steps.where({ check: id }).toArray());
  await db.checks.update(id, { searchText: searchTextOf(check, view) });
}

/** A check without a runner: it says `running`, or waits for nothing but time. */
export const unfinishedChecks = (db: Database): Promise<Check[]> =>
  db.checks.where({ status: 'running' }).toArray();

/** Removes a check, its journal, and documents that no other check and no library entry uses. */
export async function deleteCheck(db: Database, id: string): Promise<void> {
  await written(() =>
    db.transaction('rw', db.checks, db.steps, db.documents, db.library, async () => {
      const check = await db.checks.get(id);
      const own = documentsOf(await db.steps.where({ check: id }).toArray(), check);
      await db.steps.where({ check: id }).delete();
      await db.checks.delete(id);
      if (own.size === 0) return;
      const kept = documentsOf(await db.steps.toArray(), ...(await db.checks.toArray()));
      for (const { document } of await db.library.toArray()) kept.add(document);
      await db.documents.bulkDelete([...own].filter((document) => !kept.has(document)));
    }),
  );
}

function documentsOf(steps: Step[], ...checks: (Check | undefined)[]): Set<string> {
  const ids = new Set<string>();
  for (const step of steps) {
    if (step.kind !== 'retrieval') continue;
    for (const { id } of step.value.documents) ids.add(id);
  }
  for (const check of checks) if (check?.claim.page?.document) ids.add(check.claim.page.document);
  return ids;
}
