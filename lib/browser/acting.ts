import { CrossexamError, errorRecord } from '../errors';
import type { Result } from './messages';

/** Runs an action of a page; trouble becomes a result a component can show, the unexpected is logged once. */
export async function acting<T>(action: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await action() };
  } catch (thrown) {
    if (!(thrown instanceof CrossexamError)) console.error('crossexam', thrown);
    return { ok: false, error: errorRecord(thrown) };
  }
}
