import { CrossexamError } from '../errors';
import type { EvidenceDocument } from '../evidence/document';
import type { Reader } from '../evidence/read/outcome';
import { hasAccess } from './access';
import { hostClient } from './host-client';

/** For fetching and reading one page. A file that keeps its parser busy for longer would hold up the debate for good. */
const READ_MS = 60_000;

/**
 * Reads pages in the host, as far as the reader lets this extension reach them: without access an address is
 * `blocked`, `no-access`, and nothing is asked for.
 * @param privateHosts those on the reader's own machine or network that may be read
 * @param readMs milliseconds for one page; then it is `failed`, `timeout`
 */
export function pageReader(privateHosts: string[], readMs = READ_MS): Reader {
  return async ({ url, language, key = crypto.randomUUID() }, signal) => {
    if (!(await hasAccess(url))) return { state: 'blocked', why: 'no-access' };
    const slow = AbortSignal.timeout(readMs);
    try {
      const input = { key, url, privateHosts, ...(language && { language }) };
      const either = AbortSignal.any([signal, slow]);
      return await hostClient().call('host/read', input, { signal: either });
    } catch (thrown) {
      signal.throwIfAborted();
      if (slow.aborted) return { state: 'failed', why: 'timeout' };
      if (!(thrown instanceof CrossexamError)) throw thrown;
      // A lost host, or a fault that it has logged: one page less, not the end of the debate.
      return { state: 'failed', why: thrown.code };
    }
  };
}

/** Reads a file of the reader's in the host; only its object URL crosses. Throws the host's typed errors. */
export async function readLibraryFile(file: File, now: string): Promise<EvidenceDocument> {
  const url = URL.createObjectURL(file);
  try {
    const { name, type } = file;
    return await hostClient().call('host/read-file', { url, name, type, now });
  } finally {
    URL.revokeObjectURL(url);
  }
}
