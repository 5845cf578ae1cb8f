import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { worldFor } from '../../test/doubles/engine-world';
import { runCheck } from '../debate/run';
import type { Step } from '../debate/steps';
import { toyCheck } from '../debate/testing/toy-world';
import { viewOf } from '../debate/view';
import { protocolIds } from '../protocols';
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
    await writeSecret(db, 'model:m', 'sk-very-secret', 'https://a.example');
    const text = await exportAll(db);
    expect(text).not.toContain('sk-very-secret');
    const other = new Database(crypto.randomUUID());
    expect(await importAll(other, text)).toEqual({ checks: 2, known: 0 });
    expect(await other.checks.get('a')).toEqual(await db.checks.get('a'));
    expect((await other.checks.get('b'))?.status).toBe('stopped');
  });

  it('keeps that a check found no claim, or what the reader decided', async () => {
    const preparation = { outcome: 'none', by: 'rules', why: 'question', claims: [], unclear: [] };
    await addCheck(db, toyCheck({ id: 'a', status: 'finished', noClaim: 'question' }));
    const decision = { of: 'It was sold.', at: '2026-05-03T12:00:00.000Z' };
    await addCheck(db, toyCheck({ id: 'b', status: 'stopped', decision }));
    const step = {
      check: 'a',
      key: 'claim/prepared',
      kind: 'preparation',
      hash: '',
      ms: 0,
      seq: 1,
    };
    await db.steps.add({ ...step, at: decision.at, value: preparation } as Step);
    const other = new Database(crypto.randomUUID());
    await importAll(other, await exportAll(db));
    const [a, b] = await other.checks.bulkGet(['a', 'b']);
    expect(a?.noClaim).toBe('question');
    expect(b?.decision).toEqual(decision);
    const steps = await other.steps.where({ check: 'a' }).toArray();
    expect(a && viewOf(a, steps).preparation).toEqual(preparation);
  });

  it('adds what is missing and leaves what is there', async () => {
    await addCheck(db, toyCheck({ id: 'a', status: 'finished' }));
    const text = await exportAll(db);
    expect(await importAll(db, text)).toEqual({ checks: 0, known: 1 });
    await addCheck(db, toyCheck({ id: 'b', status: 'finished' }));
    const both = await exportAll(db);
    await db.checks.delete('a');
    expect(await importAll(db, both)).toEqual({ checks: 1, known: 1 });
  });

  it('leaves a document’s text as it was read', async () => {
    const document = {
      ...{ id: 'd', origin: 'web', title: 'T', publisher: 'p', readAt: '', how: 'pdf' },
      text: 'as it was read',
    };
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
    await expect(importAll(other, broken)).rejects.toMatchObject({
      ...{ code: 'import-damaged', params: { check: 'The tower is tall.', part: 'models' } },
    });
    expect(await other.checks.count()).toBe(0);
  });

  it('adds nothing where one step is damaged', async () => {
    await addCheck(db, toyCheck({ id: 'a' }));
    const step = { ...{ check: 'a', hash: '', at: '', ms: 0 }, kind: 'affords' as const };
    await db.steps.add({ ...step, key: 'round/2/affords', seq: 1, value: { affords: true } });
    await db.steps.add({ ...step, key: 'round/3/affords', seq: 2, value: {} } as Step);
    const other = new Database(crypto.randomUUID());
    await expect(importAll(other, await exportAll(db))).rejects.toMatchObject({
      ...{ code: 'import-damaged', params: { part: 'round/3/affords' } },
    });
    expect(await other.checks.count()).toBe(0);
    expect(await other.steps.count()).toBe(0);
  });

  it.each(protocolIds)('gives the journal of a whole debate by %s as it was', async (id) => {
    for (const preset of ['paper', 'product'] as const) {
      const world = worldFor({ id, preset, endsAfter: 9, given: false });
      await runCheck('check-1', world, new AbortController().signal);
      const { check, store } = world;
      const name = `${id}-${preset}`;
      await addCheck(db, { ...check, id: name });
      await db.steps.bulkAdd(store.kept.map((step) => ({ ...step, check: name })));
    }
    const other = new Database(crypto.randomUUID());
    expect(await importAll(other, await exportAll(db))).toEqual({ checks: 2, known: 0 });
    expect(await other.checks.toArray()).toEqual(await db.checks.toArray());
    expect(await other.steps.toArray()).toEqual(await db.steps.toArray());
  });

  it.each(['', 'not json', '{}', '{"crossexam":2}', '[]'])(
    'refuses %j with a named error',
    async (text) => {
      await expect(importAll(db, text)).rejects.toMatchObject({ code: 'import-invalid' });
    },
  );
});
