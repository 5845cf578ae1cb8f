import { z } from 'zod';
import type { Captured } from '../claim/captured';

const offset = z.int().nonnegative();

const schema: z.ZodType<Captured> = z.object({
  selected: z.string(),
  whole: z.string(),
  sentence: z.string(),
  paragraph: z.string(),
  links: z.array(z.string()).optional(),
  quote: z.object({ exact: z.string(), prefix: z.string(), suffix: z.string() }).optional(),
  position: z.object({ start: offset, end: offset }).optional(),
  from: z.enum(['page', 'field', 'nothing']),
  url: z.string(),
  title: z.string(),
  language: z.string().optional(),
  frame: z.object({
    top: z.boolean(),
    topUrl: z.string().optional(),
    opaqueOrigin: z.boolean(),
  }),
  html: z.string(),
  htmlClipped: z.boolean(),
  innerText: z.string(),
  contentType: z.string(),
  isPdf: z.boolean(),
});

/** What came out of a page, if it has the form our script gives it: the page's process may have been taken over. */
export const readCaptured = (result: unknown): Captured | undefined =>
  schema.safeParse(result).data;
