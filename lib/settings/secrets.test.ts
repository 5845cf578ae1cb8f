import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../history/db';
import { readSecret, removeSecret, secretOrigins, writeSecret } from './secrets';

const HOME = 'https://llm.example/v1';

let db: Database;
beforeEach(() => {
  db = new Database(crypto.randomUUID());
});

describe('secrets', () => {
  it('are kept apart, and an empty one is removed', async () => {
    await writeSecret(db, 'model:m', ' sk-1 ', HOME);
    expect(await readSecret(db, 'model:m', HOME)).toBe('sk-1');
    expect([...(await secretOrigins(db))]).toEqual([['model:m', 'https://llm.example']]);
    await writeSecret(db, 'model:m', '  ', HOME);
    expect(await readSecret(db, 'model:m', HOME)).toBeUndefined();
    await writeSecret(db, 'model:m', 'sk-2', HOME);
    await removeSecret(db, 'model:m');
    expect((await secretOrigins(db)).size).toBe(0);
  });

  it.each([
    'https://other.example/v1',
    'http://llm.example/v1',
    'https://llm.example:8443/v1',
    'https://llm.example.evil.example/v1',
    'https://llm.example@evil.example/v1',
    'no address',
  ])('belong to their origin, which %s is not', async (address) => {
    await writeSecret(db, 'model:m', 'sk-1', HOME);
    expect(await readSecret(db, 'model:m', address)).toBeUndefined();
  });

  it('are also for other paths of their origin', async () => {
    await writeSecret(db, 'model:m', 'sk-1', HOME);
    expect(await readSecret(db, 'model:m', 'https://LLM.example:443/api/v2')).toBe('sk-1');
  });

  it('without an origin, as earlier versions kept them, go nowhere', async () => {
    await db.secrets.put({ key: 'model:m', value: 'sk-1' });
    expect(await readSecret(db, 'model:m', HOME)).toBeUndefined();
    expect((await secretOrigins(db)).size).toBe(0);
  });
});
