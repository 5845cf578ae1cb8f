import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Step } from '../debate/steps';
import { toyCheck } from '../debate/testing/toy-world';
import { CrossexamError } from '../errors';
import { addCheck } from '../history/checks';
import { Database } from '../history/db';
import { changeSettings } from '../settings/settings-store';
import { checks } from './checks';

let db: Database;
beforeEach(async () => {
  db = new Database(crypto.randomUUID());
  const error = new CrossexamError('embedder-missing').toRecord();
  await addCheck(db, toyCheck({ protocol: 'tool-mad', status: 'paused', error }));
});

const all = () =>
  checks(db, {
    start: () => undefined,
    stop: async () => undefined,
    settled: async () => undefined,
    wake: async () => undefined,
  });
const relevance = async () => (await db.checks.get('check-1'))?.options.relevance;

describe('going on without relevance scores', () => {
  it('holds for this check and for later ones, until the settings say otherwise', async () => {
    await all().resume('check-1', { without: 'relevance' });
    expect(await db.checks.get('check-1')).toMatchObject({ status: 'running' });
    expect(await relevance()).toBe(false);
    await all().resume('check-1');
    expect(await relevance()).toBe(false);
    const { claim } = toyCheck();
    const next = await db.checks.get(await all().start(claim));
    expect(next?.options.relevance).toBe(false);
    await changeSettings(db, (settings) => ({ ...settings, relevance: true }));
    const last = await db.checks.get(await all().start(claim));
    expect(last?.options).not.toHaveProperty('relevance');
  });

  it('stands when the reader then chooses what is debated', async () => {
    await all().resume('check-1', { without: 'relevance' });
    await db.checks.update('check-1', { status: 'paused' });
    const ids = await all().choose('check-1', ['The tower is high.', 'The tower is old.']);
    const chosen = await db.checks.bulkGet(ids);
    expect(chosen.map((check) => check?.options.relevance)).toEqual([false, false]);
  });

  it('is not what a plain continuation means', async () => {
    await all().resume('check-1');
    expect(await relevance()).toBeUndefined();
  });

  it('leaves a debate that is under way its scores', async () => {
    const step = { check: 'check-1', key: 'round/1/page/query/try/1', kind: 'reply', seq: 1 };
    await db.steps.add(step as Step);
    await all().resume('check-1', { without: 'relevance' });
    expect(await relevance()).toBeUndefined();
  });
});

describe('going on with a debate that is under way', () => {
  const endpoint = (id: string) => ({
    ...{ id, name: `The ${id}`, kind: 'endpoint' as const, model: id, concurrency: 1 },
    baseUrl: 'http://127.0.0.1:1/v1',
  });
  const withModels = (...ids: string[]) =>
    changeSettings(db, (now) => ({
      ...now,
      ...{ models: ids.map(endpoint), roles: { default: ids[0] } },
    }));
  const debater = async () => (await db.checks.get('check-1'))?.models.debater;

  it('takes the model as it is now, and its successor where it was removed', async () => {
    const step = { check: 'check-1', key: 'round/1/page/query/try/1', kind: 'reply', seq: 1 };
    await db.steps.add(step as Step);
    await withModels('other', 'toy');
    await all().resume('check-1');
    expect(await debater()).toMatchObject({ id: 'toy', name: 'The toy' });
    await withModels('other');
    await all().resume('check-1');
    expect(await debater()).toMatchObject({ id: 'other', name: 'The other' });
  });
});
