import type { Check } from '../debate/check';
import type { Step } from '../debate/steps';
import type { Database } from './db';

/** The documents that steps and checks point to. */
export function documentsOf(steps: readonly Step[], checks: readonly Check[]): Set<string> {
  const ids = new Set<string>();
  for (const step of steps) {
    if (step.kind !== 'retrieval') continue;
    for (const { id } of step.value.documents) ids.add(id);
  }
  for (const { claim } of checks) if (claim.page?.document) ids.add(claim.page.document);
  return ids;
}

/** Deletes those of some documents that no check and no library entry uses. Call inside a transaction over all four tables. */
export async function deleteUnused(db: Database, documents: Iterable<string>): Promise<void> {
  const unused = new Set(documents);
  if (unused.size === 0) return;
  const used = documentsOf(await db.steps.toArray(), await db.checks.toArray());
  for (const { document } of await db.library.toArray()) used.add(document);
  await db.documents.bulkDelete([...unused].filter((document) => !used.has(document)));
}
