import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { Step } from '../debate/steps';
import { toyCheck } from '../debate/testing/toy-world';
import { addCheck } from './checks';
import { Database } from './db';
import { exportCheck } from './export-check';
import { importAll } from './transfer';

let db: Database;
beforeEach(() => {
  db = new Database(crypto.randomUUID());
});

const head = { origin: 'web', title: 'T', publisher: 'p', readAt: '', how: 'api-text' } as const;
const document = (id: string) => ({ ...head, id, text: `Text of ${id}.` });

it('writes one check with all that belongs to it, and nothing else, for an import to take', async () => {
  await addCheck(db, toyCheck({ id: 'a', status: 'finished' }));
  await addCheck(db, toyCheck({ id: 'b', status: 'finished' }));
  await db.documents.bulkAdd([document('read'), document('other')]);
  const value = { query: 'q', state: 'results', passages: [], lookedIn: [] };
  const step = {
    ...{ check: 'a', key: 'round/1/page/retrieval', kind: 'retrieval', hash: 'h', seq: 1 },
    ...{ value: { ...value, documents: [{ ...head, id: 'read' }] }, at: '', ms: 0 },
  } as Step;
  await db.steps.add(step);

  const other = new Database(crypto.randomUUID());
  expect(await importAll(other, await exportCheck(db, 'a'))).toEqual({ checks: 1, known: 0 });
  expect(await other.checks.toArray()).toEqual([await db.checks.get('a')]);
  expect(await other.steps.toArray()).toEqual([step]);
  expect((await other.documents.toArray()).map(({ id }) => id)).toEqual(['read']);
});

it('says that a deleted check is not there', async () => {
  await expect(exportCheck(db, 'gone')).rejects.toMatchObject({ code: 'document-missing' });
});
