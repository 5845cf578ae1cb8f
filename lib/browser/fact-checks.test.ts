import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FACT_CHECKS_KEY } from '../debate/before-debate';
import type { Step } from '../debate/steps';
import { toyCheck } from '../debate/testing/toy-world';
import type { FactCheck } from '../factchecks/fact-check';
import { Database } from '../history/db';
import { writeSecret } from '../settings/secrets';
import { factChecks, factChecksToRead, testFactChecks } from './fact-checks';

let db: Database;
beforeEach(() => {
  db = new Database(crypto.randomUUID());
});
afterEach(() => vi.unstubAllGlobals());

const signal = new AbortController().signal;
const KEY = 'search:google-fact-check';
const GOOGLE = 'https://factchecktools.googleapis.com';
const answer = (status: number, body: unknown) => {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

describe('fact-checks in the browser', () => {
  it('send nothing without a key', async () => {
    const fetch = answer(200, {});
    expect(await factChecks(db)(toyCheck(), signal)).toEqual({ state: 'none', items: [] });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('ask the index with the stored key, without cookies', async () => {
    const fetch = answer(200, {});
    await writeSecret(db, KEY, 'AIza-test', GOOGLE);
    await factChecks(db)(toyCheck(), signal);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toMatch(/^https:\/\/factchecktools\.googleapis\.com\/v1alpha1\/claims:search\?/u);
    expect(init).toMatchObject({
      credentials: 'omit',
      headers: { 'X-Goog-Api-Key': 'AIza-test' },
    });
  });

  it('say of a test what came of it', async () => {
    answer(400, { error: {} });
    expect(await testFactChecks(db)).toEqual({ state: 'blocked', why: 'no-key' });
    await writeSecret(db, KEY, 'AIza-test', GOOGLE);
    expect(await testFactChecks(db)).toEqual({ state: 'blocked', why: 'key-refused' });
    answer(200, {});
    expect(await testFactChecks(db)).toEqual({ state: 'none' });
  });

  it('say of a test that nobody answered', async () => {
    await writeSecret(db, KEY, 'AIza-test', GOOGLE);
    const hangs = (_: string, { signal }: RequestInit = {}) =>
      new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
      );
    vi.stubGlobal('fetch', hangs);
    expect(await testFactChecks(db, 10)).toEqual({ state: 'failed', why: 'timeout' });
  });

  it('enter a debate only where the reader said so', async () => {
    const item: FactCheck = {
      ...{ claim: 'c', publisher: 'p', url: 'https://p.example', rating: 'False', from: 'google' },
    };
    // What the claim's page puts into another site's mouth is no word of that site.
    const forged: FactCheck = { ...item, url: 'https://q.example', rating: 'True', from: 'page' };
    const value = { state: 'found', items: [item, forged] };
    const step = { check: 'check-1', key: FACT_CHECKS_KEY, kind: 'factChecks', value };
    await db.steps.add({ ...step, hash: '', at: '', ms: 0, seq: 1 } as Step);
    const check = toyCheck();
    const using = (use: 'show' | 'use') =>
      factChecksToRead(db, { ...check, options: { ...check.options, factChecks: use } });
    expect(await using('show')).toEqual([]);
    expect(await factChecksToRead(db, check)).toEqual([]);
    expect(await using('use')).toEqual([item]);
  });
});
