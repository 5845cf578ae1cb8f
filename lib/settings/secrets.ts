import type { Database } from '../history/db';
import { written } from '../history/storage-errors';

/**
 * The one place where a secret lives: IndexedDB of the extension's own origin, which no page and no content
 * script can reach. Not encrypted, and the settings page says so. Secrets never enter a step, a hash, an error,
 * a log or an export; only the worker reads them, when a request is made.
 */
export type SecretName = `model:${string}` | `search:${string}`;

export async function readSecret(db: Database, name: SecretName): Promise<string | undefined> {
  const value = (await db.secrets.get(name))?.value;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Stores a secret; an empty one is removed. */
export async function writeSecret(db: Database, name: SecretName, secret: string): Promise<void> {
  const trimmed = secret.trim();
  if (trimmed === '') return db.secrets.delete(name);
  await written(() => db.secrets.put({ key: name, value: trimmed }));
}

/** Which secrets are there; never what they are. */
export const secretNames = async (db: Database): Promise<SecretName[]> =>
  (await db.secrets.toCollection().primaryKeys()) as SecretName[];
