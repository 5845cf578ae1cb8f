import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { UsageError } from './usage';

/** JSON of a known shape. Throws a `UsageError` that begins with `place`, which says where the text is from. */
export function parseAs<T>(text: string, place: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`${place}: this is no JSON`);
  }
  return shaped(value, place, schema);
}

/** A value of a known shape. Throws a `UsageError` that begins with `place` and names the field that is not as it must be. */
export function shaped<T>(value: unknown, place: string, schema: z.ZodType<T>): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [{ path = [], message = '' } = {}] = read.error.issues;
  throw new UsageError([place, path.join('.'), message].filter(Boolean).join(': '));
}

/** A file of JSON. Throws a `UsageError` for another content, the system's error where it cannot be read. */
export const readJson = async <T>(path: string, schema: z.ZodType<T>): Promise<T> =>
  parseAs(await readFile(path, 'utf8'), path, schema);
