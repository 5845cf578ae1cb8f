import { z } from 'zod';

/**
 * The schema of a stored object, with a line for each field of its type: a field that is added to the type, also an
 * optional one, does not compile until it is said here what an imported file may hold in it.
 */
export const form = <T extends object>(
  shape: {
    [K in keyof T]-?: z.ZodType<T[K]>;
  },
): z.ZodType<T> =>
  // zod takes a field for optional where its schema is; the mapped type above cannot say so.
  z.object(shape) as unknown as z.ZodType<T>;

/** One of a type's words; one that is added to the type does not compile until it stands here. */
export const oneOf = <T extends string>(words: Record<T, true>): z.ZodType<T> =>
  z.enum(Object.keys(words) as T[]);

export const text = z.string();
export const texts = z.array(text);
export const moment = z.iso.datetime();
export const count = z.int().nonnegative();
export const counts = z.array(count);
export const onlyTrue = z.literal(true);

/** An address that runs nothing when it is opened. */
export const address = text.refine((url) => {
  const parsed = URL.parse(url);
  return parsed !== null && !['javascript:', 'data:', 'vbscript:'].includes(parsed.protocol);
});

export const webAddress = text.refine((url) => /^https?:$/u.test(URL.parse(url)?.protocol ?? ''));
