import { z } from 'zod';

/** A text as models write it: nothing is empty, and a list or object is its JSON. */
export const looseText: z.ZodType<string> = z.preprocess((value) => {
  if (typeof value === 'string') return value.trim();
  return value === undefined || value === null ? '' : JSON.stringify(value);
}, z.string());

/**
 * Reads an object whose keys may be spelt otherwise ("Primary Insight" for `primaryInsight`) or be missing, which
 * is empty. `aliases` gives other names, in lower case without spaces. Anything but an object stays a failure.
 */
export function withLooseKeys<T>(
  keys: readonly string[],
  schema: z.ZodType<T>,
  aliases: Readonly<Record<string, string>> = {},
): z.ZodType<T> {
  const known = new Map(keys.map((key) => [bare(key), key]));
  return z.preprocess((reply) => {
    if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return reply;
    const read: Record<string, unknown> = Object.fromEntries(keys.map((key) => [key, '']));
    for (const [name, value] of Object.entries(reply)) {
      const key = known.get(bare(name)) ?? aliases[bare(name)];
      if (key) read[key] = value;
    }
    return read;
  }, schema);
}

const bare = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/gu, '');
