import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../history/db';
import { defaultSettings } from './settings';
import { changeSettings, readSettings, resetSettings, writeSettings } from './settings-store';

let db: Database;
beforeEach(() => {
  db = new Database(crypto.randomUUID());
});

describe('settings', () => {
  it('begin with the defaults', async () => {
    expect(await readSettings(db)).toEqual(defaultSettings);
  });

  it('keep what is written and fill in what a later version added', async () => {
    await writeSettings(db, { ...defaultSettings, maxRounds: 2 });
    await db.settings.put({ key: 'settings', value: { maxRounds: 2 } });
    expect(await readSettings(db)).toEqual({ ...defaultSettings, maxRounds: 2 });
  });

  it('keep both of two changes made at once', async () => {
    await Promise.all([
      changeSettings(db, (settings) => ({ ...settings, maxRounds: 1 })),
      changeSettings(db, (settings) => ({ ...settings, inline: false })),
    ]);
    expect(await readSettings(db)).toMatchObject({ maxRounds: 1, inline: false });
  });

  it('that no longer parse are a named error until they are reset', async () => {
    await db.settings.put({ key: 'settings', value: { maxRounds: 'many' } });
    await expect(readSettings(db)).rejects.toMatchObject({ code: 'storage-failed' });
    await resetSettings(db);
    expect(await readSettings(db)).toEqual(defaultSettings);
  });
});
