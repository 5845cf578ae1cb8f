import { type FileHandle, open, readFile, truncate } from 'node:fs/promises';
import { UsageError } from '../usage';

/** An append-only file of JSON lines. A line is with the system before `append` answers. */
export interface JsonLines {
  append(line: unknown): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a file of JSON lines and gives each line it holds to `read`. A program that was killed while it wrote leaves a
 * torn last line: what it told of was not finished, and the first `append` cuts it off. Who only reads changes nothing.
 * A broken line elsewhere is a `UsageError`, as the file is not what we wrote; `skipBroken` passes over it. Once a line
 * could not be written, none is: what a full disk cut off must stay the last.
 */
export async function openJsonLines(
  path: string,
  read: (line: unknown) => void,
  { skipBroken = false }: { skipBroken?: boolean } = {},
): Promise<JsonLines> {
  const bytes = await bytesOf(path);
  const whole = bytes.lastIndexOf(10) + 1;
  for (const [i, text] of bytes.toString('utf8', 0, whole).split('\n').entries()) {
    if (text === '') continue;
    try {
      read(JSON.parse(text));
    } catch {
      if (!skipBroken) throw new UsageError(`${path}, line ${i + 1}, is broken`);
    }
  }
  let file: Promise<FileHandle> | undefined;
  const toWrite = async (): Promise<FileHandle> => {
    if (whole < bytes.length) await truncate(path, whole);
    return open(path, 'a');
  };
  let queue: Promise<unknown> = Promise.resolve();
  return {
    append(line) {
      const written = queue.then(async () => {
        file ??= toWrite();
        await (await file).appendFile(`${JSON.stringify(line)}\n`);
      });
      queue = written;
      // Who does not wait for a line is not told of its fault.
      written.catch(() => undefined);
      return written;
    },
    async close() {
      await queue.catch(() => undefined);
      await (await file)?.close();
    },
  };
}

async function bytesOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (thrown) {
    if (Object(thrown).code === 'ENOENT') return Buffer.alloc(0);
    throw thrown;
  }
}
