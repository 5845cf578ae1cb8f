import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, request, serving } from '../../test/doubles/served-model';
import { toyCheck } from '../debate/testing/toy-world';
import { Database } from '../history/db';
import { writeSecret } from '../settings/secrets';
import { changeSettings } from '../settings/settings-store';
import { entryModel, modelOf } from './models';

const granted = vi.hoisted(() => ({ asked: [] as string[][], origins: new Set<string>() }));
vi.mock('./api', () => ({
  browser: {
    permissions: {
      contains: async ({ origins }: { origins: string[] }) => {
        granted.asked.push(origins);
        return origins.every((origin) => granted.origins.has(origin));
      },
    },
  },
}));

const { serve, closeAll } = serving();
afterEach(closeAll);

let db: Database;
beforeEach(() => {
  db = new Database(crypto.randomUUID());
  Object.assign(granted, { asked: [], origins: new Set() });
});

/** The model at an address, as the worker makes it from the settings. */
async function modelAt(baseUrl: string) {
  const entry = { id: 'm', name: 'M', kind: 'endpoint' as const, baseUrl, model: 'm' };
  await changeSettings(db, (now) => ({ ...now, models: [{ ...entry, concurrency: 1 }] }));
  return entryModel(db, 'm');
}
const call = () => ({ signal: AbortSignal.timeout(20_000) });
/** Nobody listens there. */
const AWAY = 'http://127.0.0.1:9/v1';

describe('a model whose address was not granted', () => {
  it('asks for access where it cannot be reached', async () => {
    const error = await failureOf((await modelAt(AWAY)).complete(request, call()));
    expect(error).toMatchObject({
      code: 'model-permission',
      action: 'grant-access',
      params: { host: '127.0.0.1:9', model: 'm', origin: 'http://127.0.0.1:9' },
    });
    expect(granted.asked).toEqual([['http://127.0.0.1/*']]);
  });

  it('is unreachable, no more, where access was granted', async () => {
    granted.origins.add('http://127.0.0.1/*');
    const error = await failureOf((await modelAt(AWAY)).complete(request, call()));
    expect(error.code).toBe('model-unreachable');
  });

  it('is left alone while it answers, or refuses by itself', async () => {
    const server = await serve({ content: 'Yes.' });
    const model = await modelAt(server.url);
    expect((await model.complete(request, call())).text).toBe('Yes.');
    server.setScript(() => ({ status: 401, body: { error: 'no key' } }));
    expect((await failureOf(model.complete(request, call()))).code).toBe('model-key-refused');
    expect(granted.asked).toEqual([]);
  });
});

it('sends a key to the origin it was entered for, and to no other', async () => {
  const [first, second] = [await serve({ content: 'Yes.' }), await serve({ content: 'Yes.' })];
  await writeSecret(db, 'model:m', 'sk-first', first.url);
  await (await modelAt(first.url)).complete(request, call());
  await (await modelAt(second.url)).complete(request, call());
  expect(first.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer sk-first']);
  expect(second.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});

it('says who lacks a model, and which one it was', async () => {
  const check = toyCheck();
  const never = { id: '', name: '', demonstration: false };
  const models = { ...check.models, judge: never };
  await expect(modelOf(db, { models }, 'judge')).rejects.toMatchObject({
    ...{ code: 'model-missing', params: { role: 'judge', model: '' } },
  });
  await expect(modelOf(db, check, 'debater')).rejects.toMatchObject({
    ...{ code: 'model-missing', params: { role: 'debater', model: check.models.debater.name } },
  });
});
