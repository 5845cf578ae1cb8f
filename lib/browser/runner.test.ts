import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toyCheck, toyWorld } from '../debate/testing/toy-world';
import type { World } from '../debate/world';
import { addCheck, changeCheck } from '../history/checks';
import { Database } from '../history/db';
import { journalStore } from '../history/journal-store';
import { defaultSettings } from '../settings/settings';
import { writeSettings } from '../settings/settings-store';
import { checks } from './checks';
import { lockOf } from './lock-of';
import { runner } from './runner';

vi.mock('./api', () => ({ browser: { runtime: { getPlatformInfo: async () => ({}) } } }));

let db: Database;
beforeEach(async () => {
  db = new Database(crypto.randomUUID());
});

/** A check of its own name, because locks are shared by all tests, in a world over the database. */
async function setUp(reply?: Parameters<typeof toyWorld>[1], change: Partial<World> = {}) {
  const id = crypto.randomUUID();
  const toy = toyWorld(toyCheck({ id }), reply);
  await addCheck(db, toy.check);
  const world: World = {
    ...toy,
    journal: journalStore(db),
    loadCheck: (check) => db.checks.get(check),
    saveCheck: (check, saved) => changeCheck(db, check, saved, new Date()),
    ...change,
  };
  const status = async () => (await db.checks.get(id))?.status;
  return { id, toy, world, status };
}

const untilAborted = (_: unknown, signal: AbortSignal): Promise<string> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('the runner', () => {
  it('runs a check to its end, and is free of it even if its page never answers', async () => {
    const { id, world, status } = await setUp();
    const painted: string[] = [];
    const runs = runner(db, world, (check) => {
      painted.push(check);
      return new Promise(() => undefined);
    });
    runs.start(id);
    await vi.waitFor(async () => expect(await status()).toBe('finished'), { timeout: 10_000 });
    await vi.waitFor(async () => {
      const { held } = await navigator.locks.query();
      expect(held?.some(({ name }) => name === lockOf(id))).toBe(false);
    });
    expect(painted).toEqual([id, id]);
    expect((await db.checks.get(id))?.searchText).toBeDefined();
  });

  it('leaves a check alone that was stopped since somebody saw it running', async () => {
    const { id, toy, world, status } = await setUp();
    await changeCheck(db, id, { status: 'stopped' }, new Date());
    const runs = runner(db, world, async () => undefined);
    runs.start(id);
    await runs.stop(id);
    expect(toy.sent).toEqual([]);
    expect(await status()).toBe('stopped');
  });

  it('continues a check that is resumed while it is still being stopped', async () => {
    let hang = true;
    const { id, world, status } = await setUp((request, signal) =>
      hang ? untilAborted(request, signal) : Promise.resolve('Refuted'),
    );
    await writeSettings(db, defaultSettings);
    const runs = runner(db, world, async () => undefined);
    const all = checks(db, runs);
    runs.start(id);
    await vi.waitFor(async () => expect(await status()).toBe('running'));
    const stopped = all.stop(id);
    hang = false;
    await all.resume(id);
    await stopped;
    await vi.waitFor(async () => expect(await status()).toBe('finished'), 3000);
  });

  it('does not begin by itself again what could not write down its end', async () => {
    const { id, toy, world } = await setUp(undefined, {
      journal: { ...journalStore(db), append: () => Promise.reject(new Error('disk full')) },
      saveCheck: () => Promise.reject(new Error('disk full')),
    });
    const told = vi.fn();
    world.onUnexpected = told;
    const runs = runner(db, world, async () => undefined);
    await runs.wake();
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    await runs.wake();
    await new Promise((done) => setTimeout(done, 20));
    expect(told).toHaveBeenCalledTimes(1);
    expect(toy.sent).toEqual([]);
    runs.start(id);
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
  });
});
