import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCheck } from '../debate/run';
import { toyCheck, toyWorld } from '../debate/testing/toy-world';
import type { EvidenceDocument } from '../evidence/document';
import {
  addCheck,
  changeCheck,
  deleteAllChecks,
  deleteCheck,
  indexForSearch,
  listChecks,
} from './checks';
import { Database } from './db';
import { journalStore } from './journal-store';

let db: Database;
beforeEach(() => {
  db = new Database(crypto.randomUUID());
});

const document = (id: string): EvidenceDocument => ({
  ...{ id, origin: 'web', title: id, publisher: 'example.org', text: `text of ${id}` },
  ...{ readAt: '2026-05-03T12:00:00.000Z', how: 'given' },
});

/** Puts a finished retrieval of some documents into a check's journal. */
async function retrieved(check: string, ...ids: string[]): Promise<void> {
  await journalStore(db).putDocuments(ids.map(document));
  const documents = ids.map((id) => ({ ...document(id), text: undefined }));
  await journalStore(db).append({
    ...{ check, key: 'round/1/web/retrieval', kind: 'retrieval', hash: '', at: '', ms: 1, seq: 1 },
    value: { query: 'q', state: 'results', passages: [], documents, lookedIn: [] },
  });
}

describe('the history', () => {
  it('keeps a whole run, readable after the database is opened anew', async () => {
    const world = toyWorld(toyCheck());
    await addCheck(db, world.check);
    const journal = journalStore(db);
    await runCheck(
      'check-1',
      {
        ...world,
        journal,
        loadCheck: (id) => db.checks.get(id),
        saveCheck: (id, change) => changeCheck(db, id, change, new Date()),
      },
      new AbortController().signal,
    );
    const again = new Database(db.name);
    expect((await again.checks.get('check-1'))?.outcome?.label).toBe('Refuted');
    const steps = await journalStore(again).steps('check-1');
    expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, index) => index + 1));
  });

  it('lists newest first', async () => {
    for (const day of ['01', '03', '02']) {
      await addCheck(db, toyCheck({ id: day, createdAt: `2026-05-${day}T00:00:00.000Z` }));
    }
    expect((await listChecks(db)).map(({ id }) => id)).toEqual(['03', '02', '01']);
  });

  it('finds a check by words of its claim or of its answers, in any case', async () => {
    const world = toyWorld(toyCheck(), async () => 'Built by Ångström');
    await addCheck(db, world.check);
    await runCheck(
      'check-1',
      { ...world, journal: journalStore(db) },
      new AbortController().signal,
    );
    expect(await listChecks(db, 'tower TALL')).toHaveLength(1);
    expect(await listChecks(db, 'ångström')).toHaveLength(0);
    await indexForSearch(db, 'check-1');
    expect(await listChecks(db, 'ÅNGSTRÖM')).toHaveLength(1);
    expect(await listChecks(db, 'ångström cathedral')).toHaveLength(0);
  });

  it('deletes a check with its journal and the documents nobody else uses', async () => {
    await addCheck(db, toyCheck({ id: 'a' }));
    await addCheck(db, toyCheck({ id: 'b' }));
    await retrieved('a', 'only-a', 'shared', 'in-library');
    await retrieved('b', 'shared');
    await db.library.add({ document: 'in-library', title: '', addedAt: '' });
    await deleteCheck(db, 'a');
    expect(await db.checks.toCollection().primaryKeys()).toEqual(['b']);
    expect(await db.steps.where({ check: 'a' }).count()).toBe(0);
    expect((await db.documents.toCollection().primaryKeys()).sort()).toEqual([
      'in-library',
      'shared',
    ]);
  });

  it('deletes all checks, and keeps the texts of the library', async () => {
    await addCheck(db, toyCheck({ id: 'a' }));
    await addCheck(db, toyCheck({ id: 'b' }));
    await retrieved('a', 'only-a', 'in-library');
    await db.library.add({ document: 'in-library', title: '', addedAt: '' });
    expect(await deleteAllChecks(db)).toBe(2);
    expect([await db.checks.count(), await db.steps.count()]).toEqual([0, 0]);
    expect(await db.documents.toCollection().primaryKeys()).toEqual(['in-library']);
  });

  it('does not bring a deleted check back by a late write', async () => {
    await addCheck(db, toyCheck({ id: 'a' }));
    await deleteCheck(db, 'a');
    await changeCheck(db, 'a', { status: 'finished' }, new Date());
    expect(await db.checks.get('a')).toBeUndefined();
  });
});
