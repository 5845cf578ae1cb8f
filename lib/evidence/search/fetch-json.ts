import type { z } from 'zod';
import { type BodyRequest, fetchBody, type Outcome } from './fetch-body';
import { failed, troubleOfPage } from './trouble';

export interface JsonRequest<T> extends Omit<BodyRequest<T>, 'read'> {
  schema: z.ZodType<T>;
}

export type JsonOutcome<T> = Outcome<T>;

/**
 * Asks a search service for JSON. Besides what `fetchBody` knows, a web page in place of JSON and another shape than
 * the schema's are trouble.
 * @throws only when `signal` is aborted, its reason
 */
export const fetchJson = <T>(
  url: string,
  { schema, ...request }: JsonRequest<T>,
): Promise<JsonOutcome<T>> =>
  fetchBody(url, { ...request, read: (body, type) => parse(body, type, schema) });

function parse<T>(body: string, type: string, schema: z.ZodType<T>): JsonOutcome<T> {
  const page = troubleOfPage(body, type);
  if (page) return page;
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return failed('malformed');
  }
  const checked = schema.safeParse(json);
  return checked.success ? { state: 'ok', value: checked.data } : failed('malformed');
}
