import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { toyCheck } from '../debate/testing/toy-world';
import { writeSecret } from '../settings/secrets';
import { addCheck } from './checks';
import { Database } from './db';
import { exportAll, importAll } from './transfer';

let db: Database;
beforeEach(() => {
  db = new Database(crypto.randomUUID());
});

describe('export and import', () => {
  it('gives the same records, and no key', async () => {
    await addCheck(db, toyCheck({ id: 'a', status: 'finished' }));
    await addCheck(db, toyCheck({ id: 'b', status: 'running' }));
    await writeSecret(db, 'model:m', 'sk-very-secret');
    const text = await exportAll(db);
    expect(text).not.toContain('sk-very-secret');
    const other = new Database(crypto.randomUUID());
    expect(await importAll(other, text)).toEqual({ checks: 2 });
    expect(await other.checks.get('a')).toEqual(await db.checks.get('a'));
    expect((await other.checks.get('b'))?.status).toBe('stopped');
  });

  it('adds what is missing and leaves what is there', async () => {
    await addCheck(db, toyCheck({ id: 'a', status: 'finished' }));
    const text = await exportAll(db);
    expect(await importAll(db, text)).toEqual({ checks: 0 });
  });

  it.each(['', 'not json', '{}', '{"crossexam":2}', '[]'])(
    'refuses %j with a named error',
    async (text) => {
      await expect(importAll(db, text)).rejects.toMatchObject({ code: 'import-invalid' });
    },
  );
});
