import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { z } from 'zod';
import { UsageError } from '../usage';

/** The folder of public data sets; nothing of it is kept in the project. */
export const dataFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  env.CROSSEXAM_DATA ?? '../shared/data';

/** A file of the data folder. Throws a `UsageError` that says how to get it where it is absent. */
export function dataFile(path: string, source: string, folder = dataFolder()): string {
  const file = join(folder, path);
  if (existsSync(file)) return file;
  throw new UsageError(
    `${file} is not there. Name the folder of the data sets in CROSSEXAM_DATA, or get the file from ${source}.`,
  );
}

/** A file the command line names. Throws a `UsageError` where it is absent. */
export function namedFile(path: string): string {
  if (existsSync(path)) return path;
  throw new UsageError(`There is no file ${path}.`);
}

/**
 * Rows of a file with one JSON object per line, or of one JSON array. A row of another shape is a `UsageError` that
 * names its line: a data set is used whole or not at all.
 */
export async function readRows<T>(file: string, schema: z.ZodType<T>): Promise<T[]> {
  const text = await readFile(file, 'utf8');
  const rows: unknown[] = text.trimStart().startsWith('[')
    ? JSON.parse(text)
    : text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line, i) => parsed(line, file, i + 1));
  return rows.map((row, i) => {
    const read = schema.safeParse(row);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new UsageError(`${file}, row ${i + 1}: ${issue?.path.join('.')} ${issue?.message}`);
  });
}

function parsed(line: string, file: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new UsageError(`${file}, line ${number}: no JSON`);
  }
}

/** Lines of a file too large to be held at once. */
export const linesOf = (file: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
