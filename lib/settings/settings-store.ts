import { CrossexamError } from '../errors';
import type { Database } from '../history/db';
import { written } from '../history/storage-errors';
import { type Settings, settingsSchema } from './settings';

const KEY = 'settings';

/** The reader's settings, defaults filled in. Throws `storage-failed` when what is stored is no settings at all. */
export async function readSettings(db: Database): Promise<Settings> {
  const stored = (await db.settings.get(KEY))?.value ?? {};
  const parsed = settingsSchema.safeParse(stored);
  if (!parsed.success) throw new CrossexamError('storage-failed', { detail: 'settings' });
  return parsed.data;
}

/** Changes the settings as they are now: of two changes at once neither is lost. Throws as reading and writing do. */
export const changeSettings = (
  db: Database,
  change: (settings: Settings) => Settings,
): Promise<void> =>
  db.transaction('rw', db.settings, async () => writeSettings(db, change(await readSettings(db))));

/** Puts settings in place of those there are. Throws `storage-full` or `storage-failed`. */
export async function writeSettings(db: Database, settings: Settings): Promise<void> {
  const value = settingsSchema.parse(settings);
  await written(() => db.settings.put({ key: KEY, value }));
}

/** Back to the defaults; for a stored setting that no longer parses (chathub-dev/chathub#1017). */
export const resetSettings = (db: Database): Promise<void> => db.settings.delete(KEY);
