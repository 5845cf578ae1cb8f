import { CrossexamError } from '../../errors';

/** Named files of any size that survive a restart. A file is there whole or not at all. */
export interface FileStore {
  /** The file, read lazily; undefined when it is not there. */
  read(name: string): Promise<Blob | undefined>;
  /** Begins a file that appears under its name only when it is committed. */
  create(name: string): Promise<FileDraft>;
  remove(name: string): Promise<void>;
}

export interface FileDraft {
  /** Throws `storage-full` or `storage-failed`. */
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  commit(): Promise<void>;
  discard(): Promise<void>;
}

/**
 * Files in the origin private file system: a `File` from there is read from disk piece by piece,
 * so that a model of a gigabyte never lies in memory twice.
 */
export function opfsFiles(folder: string): FileStore {
  const directory = async () =>
    (await navigator.storage.getDirectory()).getDirectoryHandle(folder, { create: true });
  return {
    async read(name) {
      try {
        return await (await (await directory()).getFileHandle(name)).getFile();
      } catch (thrown) {
        if (thrown instanceof DOMException && thrown.name === 'NotFoundError') return undefined;
        throw storageError(thrown);
      }
    },
    async create(name) {
      const root = await directory();
      // The final name appears with the commit: until then the bytes are the browser's swap file's.
      const part = `${name}.part`;
      const handle = await root.getFileHandle(part, { create: true });
      const stream = await handle.createWritable();
      return {
        write: (bytes) =>
          stream.write(bytes).catch((thrown) => {
            throw storageError(thrown);
          }),
        async commit() {
          try {
            await stream.close();
            await (handle as MovableHandle).move(name);
          } catch (thrown) {
            throw storageError(thrown);
          }
        },
        async discard() {
          await stream.abort().catch(() => undefined);
          await root.removeEntry(part).catch(() => undefined);
        },
      };
    },
    async remove(name) {
      const root = await directory();
      await root.removeEntry(name).catch((thrown) => {
        if (!(thrown instanceof DOMException && thrown.name === 'NotFoundError')) {
          throw storageError(thrown);
        }
      });
    },
  };
}

/** `move` is in every browser we run in and not yet in TypeScript's library. */
type MovableHandle = FileSystemFileHandle & { move(name: string): Promise<void> };

function storageError(thrown: unknown): CrossexamError {
  const full = thrown instanceof DOMException && thrown.name === 'QuotaExceededError';
  const reason = thrown instanceof Error ? thrown.name : String(thrown);
  return new CrossexamError(
    full ? 'storage-full' : 'storage-failed',
    { reason },
    { cause: thrown },
  );
}
