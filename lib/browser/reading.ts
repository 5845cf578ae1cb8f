import { CrossexamError } from '../errors';
import type { EvidenceDocument } from '../evidence/document';
import type { Reader } from '../evidence/read/outcome';
import { hasAccess } from './access';
import { hostClient } from './host-client';

/**
 * Reads pages in the host, as far as the reader lets this extension reach them: without access an address is
 * `blocked`, `no-access`, and nothing is asked for.
 * @param privateHosts those on the reader's own machine or network that may be read
 */
export function pageReader(privateHosts: string[]): Reader {
  return async ({ url, language, key = crypto.randomUUID() }, signal) => {
    if (!(await hasAccess(url))) return { state: 'blocked', why: 'no-access' };
    try {
      const input = { key, url, privateHosts, ...(language && { language }) };
      return await hostClient().call('host/read', input, { signal });
    } catch (thrown) {
      signal.throwIfAborted();
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
