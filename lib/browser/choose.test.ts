import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { toyCheck } from '../debate/testing/toy-world';
import { CrossexamError } from '../errors';
import { addCheck, checksById, deleteCheck } from '../history/checks';
import { Database } from '../history/db';
import { checks } from './checks';

let db: Database;
let started: string[];
beforeEach(() => {
  db = new Database(crypto.randomUUID());
  started = [];
});

const all = () =>
  checks(db, {
    start: (id) => started.push(id),
    stop: async () => undefined,
    settled: async () => undefined,
    wake: async () => undefined,
  });

const waiting = () =>
  addCheck(
    db,
    toyCheck({
      status: 'paused',
      error: new CrossexamError('choose-claim').toRecord(),
      claim: {
        text: 'He was rich. He was old.',
        selected: 'He was rich. He was old.',
        claimant: { name: 'Somebody', how: 'sentence' },
        capturedAt: '2026-05-03T12:00:00.000Z',
      },
    }),
  );

describe('choosing what is checked', () => {
  it('goes on with the claim in the same check', async () => {
    await waiting();
    expect(await all().choose('check-1', [' Old Tom was rich. '])).toEqual(['check-1']);
    expect(started).toEqual(['check-1']);
    const check = await db.checks.get('check-1');
    expect(check).toMatchObject({
      status: 'running',
      claim: { text: 'Old Tom was rich.', selected: 'He was rich. He was old.' },
      decision: { of: 'He was rich. He was old.' },
    });
    expect(check?.error).toBeUndefined();
    // Who says the words of before need not say these.
    expect(check?.claim.claimant).toBeUndefined();
  });

  it('gives every other claim a check of its own, which is not prepared again', async () => {
    await waiting();
    const ids = await all().choose('check-1', ['Old Tom was rich.', 'Old Tom was old.']);
    expect(ids).toHaveLength(2);
    expect(started).toEqual(ids);
    expect(await db.checks.get(ids[1] ?? '')).toMatchObject({
      status: 'running',
      claim: { text: 'Old Tom was old.', selected: 'He was rich. He was old.' },
      decision: { of: 'He was rich. He was old.' },
    });
  });

  it('lets each check of a selection name all of them, in its order', async () => {
    await waiting();
    const ids = await all().choose('check-1', ['Old Tom was rich.', 'Old Tom was old.']);
    for (const check of await db.checks.bulkGet(ids)) expect(check?.siblings).toEqual(ids);
    await deleteCheck(db, ids[0] ?? '');
    expect((await checksById(db, ids)).map(({ claim }) => claim.text)).toEqual([
      'Old Tom was old.',
    ]);
    const again = await all().again(ids[1] ?? '');
    expect((await db.checks.get(again))?.siblings).toBeUndefined();
  });

  it('names no siblings of a claim that is checked alone', async () => {
    await waiting();
    await all().choose('check-1', ['Old Tom was rich.']);
    expect(await db.checks.get('check-1')).not.toHaveProperty('siblings');
  });

  it('is done once: a second click starts nothing', async () => {
    await waiting();
    await all().choose('check-1', ['Old Tom was rich.']);
    expect(await all().choose('check-1', ['Old Tom was old.'])).toEqual(['check-1']);
    expect(started).toEqual(['check-1']);
    expect(await db.checks.count()).toBe(1);
  });

  it('is done once, of two clicks at the same time too', async () => {
    await waiting();
    const both = ['Old Tom was rich.', 'Old Tom was old.'];
    await Promise.all([all().choose('check-1', both), all().choose('check-1', both)]);
    expect(await db.checks.count()).toBe(2);
    expect(started).toHaveLength(2);
  });

  it('is written as a whole or not at all', async () => {
    await waiting();
    db.checks.hook('creating', () => {
      throw new Error('the disk is full');
    });
    const chosen = all().choose('check-1', ['Old Tom was rich.', 'Old Tom was old.']);
    await expect(chosen).rejects.toMatchObject({ code: 'storage-failed' });
    expect(await db.checks.get('check-1')).toMatchObject({ status: 'paused' });
    expect((await db.checks.get('check-1'))?.decision).toBeUndefined();
    expect(started).toEqual([]);
  });

  it('opens a check again that ended without a claim', async () => {
    await addCheck(db, toyCheck({ status: 'finished', noClaim: 'question' }));
    await all().choose('check-1', ['The tower is tall.']);
    const check = await db.checks.get('check-1');
    expect(check).toMatchObject({ status: 'running', claim: { text: 'The tower is tall.' } });
    expect(check?.noClaim).toBeUndefined();
  });

  it('needs words, and a check', async () => {
    await waiting();
    await all().choose('check-1', [' ']);
    expect(started).toEqual([]);
    await expect(all().choose('gone', ['x'])).rejects.toMatchObject({ code: 'document-missing' });
  });

  it('keeps the decision when a check is run again, and makes edited words one', async () => {
    await waiting();
    await all().choose('check-1', ['Old Tom was rich.']);
    const again = await db.checks.get(await all().again('check-1'));
    expect(again?.decision?.of).toBe('He was rich. He was old.');
    const edited = await db.checks.get(
      await all().again('check-1', { claimText: 'Tom was poor.' }),
    );
    expect(edited).toMatchObject({
      claim: { text: 'Tom was poor.' },
      decision: { of: 'Old Tom was rich.' },
    });
  });
});
