import { CrossexamError } from '../../errors';
import type { ModelFile } from './catalogue';
import { Sha256 } from './sha256';

/** Cuts in a row after which a download is given up. */
const TRIES = 4;

export interface DownloadOptions {
  signal: AbortSignal;
  /** Bytes of this file so far. */
  onBytes: (loaded: number) => void;
  /** Milliseconds before the first new try; each further one waits longer. */
  pauseMs?: number;
}

/**
 * Fetches a file and hands its bytes on as they come; goes on where a cut connection stopped.
 * Throws `download-failed` (host, reason), `checksum-mismatch` (file), what `write` throws, or an abort.
 * The caller must throw the written bytes away unless this resolves.
 */
export async function download(
  file: Pick<ModelFile, 'name' | 'url' | 'sha256' | 'bytes'>,
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
  { signal, onBytes, pauseMs = 1000 }: DownloadOptions,
): Promise<void> {
  const hash = new Sha256();
  const mismatch = () => new CrossexamError('checksum-mismatch', { file: file.name });
  let loaded = 0;
  for (let cuts = 0; loaded < file.bytes; ) {
    const body = await bodyFrom(file.url, loaded, signal);
    let skip = body?.skip ?? 0;
    for (;;) {
      const piece = await body?.reader.read().catch(() => undefined);
      signal.throwIfAborted();
      if (!piece?.value) break;
      const bytes = piece.value.subarray(Math.min(skip, piece.value.length));
      skip -= piece.value.length - bytes.length;
      if (bytes.length === 0) continue;
      hash.update(bytes);
      loaded += bytes.length;
      if (loaded > file.bytes) throw mismatch();
      await write(bytes);
      onBytes(loaded);
      cuts = 0;
    }
    if (loaded === file.bytes) break;
    if (++cuts === TRIES) throw failed(file.url, 'cut');
    await pause(pauseMs * cuts, signal);
  }
  if (hash.hex() !== file.sha256) throw mismatch();
}

const failed = (url: string, reason: string): CrossexamError =>
  new CrossexamError('download-failed', { host: new URL(url).host, reason });

interface Body {
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  /** Bytes to pass over, where a server that knows no ranges begins anew. */
  skip: number;
}

/** The file from an offset on; undefined when the connection could not be made or the server asks for patience. */
async function bodyFrom(
  url: string,
  offset: number,
  signal: AbortSignal,
): Promise<Body | undefined> {
  const headers: Record<string, string> = offset > 0 ? { Range: `bytes=${offset}-` } : {};
  let response: Response;
  try {
    response = await fetch(url, { signal, headers, credentials: 'omit', cache: 'no-store' });
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
  if (response.status >= 500 || response.status === 429) return undefined;
  if (!response.ok) throw failed(url, String(response.status));
  const reader = response.body?.getReader();
  return reader && { reader, skip: response.status === 206 ? 0 : offset };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
