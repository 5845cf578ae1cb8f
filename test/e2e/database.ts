import type { Page } from 'playwright-core';

const NAME = 'crossexam';

export type TableName = 'checks' | 'steps' | 'documents' | 'library' | 'settings' | 'secrets';

/**
 * Reads or writes the extension's database as it lies on disk, from one of its pages: what a test or the demo
 * sees is the truth, not what some code of ours made of it. The page's own code has created the database before;
 * opening one that is not there would make an empty one in its place, so that is waited for.
 */
async function inDatabase<T>(
  page: Page,
  input: { table: TableName; put?: { key: string; value: unknown }; clear?: boolean },
): Promise<T> {
  return page.evaluate(
    async ({ name, table, put, clear }) => {
      for (let i = 0; i < 200; i++) {
        if ((await indexedDB.databases()).some((known) => known.name === name)) break;
        await new Promise((wake) => setTimeout(wake, 50));
        if (i === 199) throw new Error(`no database ${name} after 10 s`);
      }
      const done = <R>(request: IDBRequest<R>) =>
        new Promise<R>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const db = await done(indexedDB.open(name));
      try {
        const store = db
          .transaction(table, put || clear ? 'readwrite' : 'readonly')
          .objectStore(table);
        if (put) return await done(store.put(put));
        if (clear) return await done(store.clear());
        return await done(store.getAll());
      } finally {
        db.close();
      }
    },
    { name: NAME, ...input },
  ) as Promise<T>;
}

/** All rows of a table. */
export const rowsOf = <Row>(page: Page, table: TableName): Promise<Row[]> =>
  inDatabase<Row[]>(page, { table });

/** Writes one row of `settings` or `secrets`. */
export const putValue = (
  page: Page,
  table: 'settings' | 'secrets',
  key: string,
  value: unknown,
): Promise<void> => inDatabase<void>(page, { table, put: { key, value } });

/** Empties tables. */
export async function clearTables(page: Page, tables: readonly TableName[]): Promise<void> {
  for (const table of tables) await inDatabase<void>(page, { table, clear: true });
}
