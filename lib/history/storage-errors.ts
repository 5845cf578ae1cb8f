import { CrossexamError } from '../errors';

/** Runs a write; a full disk or a database that cannot be written becomes an error with an action. */
export async function written<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (thrown) {
    if (thrown instanceof CrossexamError) throw thrown;
    const name = thrown instanceof Error ? thrown.name : '';
    // Dexie wraps the browser's error; the inner one carries the name that matters.
    const inner = (thrown as { inner?: { name?: string } }).inner?.name ?? '';
    const full = [name, inner].includes('QuotaExceededError');
    throw new CrossexamError(
      full ? 'storage-full' : 'storage-failed',
      { detail: name },
      { cause: thrown },
    );
  }
}
