import { z } from 'zod';
import type { Database } from '../history/db';
import { written } from '../history/storage-errors';

/**
 * The one place where a secret lives: IndexedDB of the extension's own origin, which no page and no content
 * script can reach. Not encrypted, and the settings page says so. Secrets never enter a step, a hash, an error,
 * a log or an export; only the worker reads them, when a request is made. A secret belongs to the origin it was
 * entered for: whoever sends to another one does not get it.
 */
export type SecretName = `model:${string}` | `search:${string}`;

const kept = z.object({ secret: z.string().min(1), origin: z.string() });

/** The secret, if there is one and `address` is of the origin it was entered for. */
export async function readSecret(
  db: Database,
  name: SecretName,
  address: string,
): Promise<string | undefined> {
  const stored = kept.safeParse((await db.secrets.get(name))?.value).data;
  return stored && stored.origin === originOf(address) ? stored.secret : undefined;
}

/** Stores a secret for an address' origin; an empty one is removed. Throws a `TypeError` where the address is none. */
export async function writeSecret(
  db: Database,
  name: SecretName,
  secret: string,
  address: string,
): Promise<void> {
  const trimmed = secret.trim();
  if (trimmed === '') return removeSecret(db, name);
  const value = { secret: trimmed, origin: new URL(address).origin };
  await written(() => db.secrets.put({ key: name, value }));
}

export const removeSecret = (db: Database, name: SecretName): Promise<void> =>
  db.secrets.delete(name);

/** The origin each secret was entered for; never what it is. */
export async function secretOrigins(db: Database): Promise<Map<SecretName, string>> {
  const rows = await db.secrets.toArray();
  return new Map(
    rows.flatMap(({ key, value }) => {
      const stored = kept.safeParse(value).data;
      return stored ? [[key as SecretName, stored.origin]] : [];
    }),
  );
}

/** Of a URL, or of what is not one yet while the reader types; undefined where there is none. */
export const originOf = (address: string): string | undefined => URL.parse(address)?.origin;
