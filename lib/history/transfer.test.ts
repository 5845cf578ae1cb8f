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

  it('leaves a document’s text as it was read', async () => {
    const document = { id: 'd', title: 'T', text: 'as it was read' };
    const file = (more: object) =>
      JSON.stringify({ crossexam: 1, checks: [], steps: [], documents: [], library: [], ...more });
    await importAll(db, file({ documents: [document] }));
    await importAll(db, file({ documents: [{ ...document, text: 'changed' }] }));
    expect((await db.documents.get('d'))?.text).toBe('as it was read');
  });

  it('refuses a check that could not be shown, and adds nothing of its file', async () => {
    await addCheck(db, toyCheck({ id: 'a' }));
    const { checks, ...rest } = JSON.parse(await exportAll(db));
    const broken = JSON.stringify({
      ...rest,
      checks: [{ ...checks[0], id: 'b', models: {} }, checks[0]],
    });
    const other = new Database(crypto.randomUUID());
    await expect(importAll(other, broken)).rejects.toMatchObject({ code: 'import-invalid' });
    expect(await other.checks.count()).toBe(0);
  });

  it.each(['', 'not json', '{}', '{"crossexam":2}', '[]'])(
    'refuses %j with a named error',
    async (text) => {
      await expect(importAll(db, text)).rejects.toMatchObject({ code: 'import-invalid' });
    },
  );
});
