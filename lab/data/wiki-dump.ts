import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { parseAs } from '../json';
import { UsageError } from '../usage';

/**
 * The wanted pages of a Wikipedia dump: one file of JSON lines, or a folder of them. Dumps have millions of pages, so a
 * file is read line by line and only what is wanted is parsed. Throws a `UsageError` for a line of another shape.
 * @param titleField the field that holds a page's title
 */
export async function* wantedPages<T>(
  path: string,
  titleField: 'id' | 'title',
  wanted: { has(title: string): boolean },
  page: z.ZodType<T>,
): AsyncGenerator<T> {
  const titleIn = new RegExp(`"${titleField}": ?("(?:[^"\\\\]|\\\\.)*")`, 'u');
  for (const file of await jsonlFiles(path)) {
    let number = 0;
    for await (const line of linesOf(file)) {
      number += 1;
      const title = titleIn.exec(line)?.[1];
      const place = `${file}, line ${number}`;
      if (title === undefined || !wanted.has(parseAs(title, place, z.string()))) continue;
      yield parseAs(line, place, page);
    }
  }
}

const linesOf = (file: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });

/** The folder's JSONL files in order, or the one file that is named. */
async function jsonlFiles(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const names = (await readdir(path)).filter((name) => name.endsWith('.jsonl')).sort();
  if (names.length === 0) throw new UsageError(`${path} holds no .jsonl file`);
  return names.map((name) => join(path, name));
}
