import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseAs, shaped } from '../json';
import { UsageError } from '../usage';

/** The folder of public data sets; nothing of it is kept in the project. */
export const dataFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  env.CROSSEXAM_DATA ?? '../shared/data';

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** A file of the data folder. Throws a `UsageError` that says how to get it where it is absent. */
export function dataFile(path: string, source: string, folder = dataFolder()): string {
  const file = join(folder, path);
  if (isFile(file)) return file;
  throw new UsageError(
    `${file} is not there. Name the folder of the data sets in CROSSEXAM_DATA, or get the file from ${source}.`,
  );
}

/** A file the command line names. Throws a `UsageError` where it is absent. */
export function namedFile(path: string): string {
  if (isFile(path)) return path;
  throw new UsageError(`There is no file ${path}.`);
}

/**
 * Rows of a file with one JSON object per line, or of one JSON array. A row of another shape is a `UsageError` that
 * names its line: a data set is used whole or not at all.
 */
export const readRows = async <T>(file: string, schema: z.ZodType<T>): Promise<T[]> =>
  rowsIn(await readFile(file, 'utf8'), file, schema);

/** The same from a text that was packed; `file` is the name its faults are reported under. */
export function rowsIn<T>(text: string, file: string, schema: z.ZodType<T>): T[] {
  const rows = text.trimStart().startsWith('[')
    ? parseAs(text, file, z.array(z.unknown())).map((row, i) =>
        shaped(row, `${file}, row ${i + 1}`, schema),
      )
    : text
        .split('\n')
        .flatMap((line, i) =>
          line.trim() === '' ? [] : [parseAs(line, `${file}, line ${i + 1}`, schema)],
        );
  if (rows.length === 0) throw new UsageError(`${file} holds no rows`);
  return rows;
}
