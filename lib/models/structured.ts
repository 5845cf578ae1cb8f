import type { z } from 'zod';
import type { ChatMessage } from './chat-model';
import { jsonCandidates } from './tolerant-json';

export { jsonSchemaOf } from './json-schema';

/** Faults named to the model in one repair; more would only confuse it. */
const ISSUES = 5;

export type Parsed<T> = { ok: true; value: T } | { ok: false; issue: string };

/**
 * Reads a model's reply by a zod schema, forgiving what models do around and inside JSON (see `jsonCandidates`).
 * `issue` says in one English sentence what is wrong, for the model to put right. Never throws.
 */
export function parseStructured<T>(text: string, schema: z.ZodType<T>): Parsed<T> {
  if (text.trim() === '') return { ok: false, issue: 'the reply was empty' };
  let issue: string | undefined;
  for (const candidate of jsonCandidates(text)) {
    const read = schema.safeParse(candidate);
    if (read.success) return { ok: true, value: read.data };
    const bare = schema.safeParse(withoutNulls(candidate));
    if (bare.success) return { ok: true, value: bare.data };
    issue ??= describe(bare.error);
  }
  return { ok: false, issue: issue ?? noJson(text) };
}

const noJson = (text: string): string =>
  text.includes('{')
    ? 'the JSON could not be read; it may be incomplete'
    : 'the reply held no JSON';

/** Strict decoding writes null for what is absent (see `jsonSchemaOf`). */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutNulls(inner)]));
}

function describe(error: z.ZodError): string {
  return error.issues
    .slice(0, ISSUES)
    .map(({ path, message }) => `${path.length > 0 ? path.join('.') : 'the whole'}: ${message}`)
    .join('; ');
}

/**
 * The messages that ask once more after a reply that could not be read: the same prompt, the bad reply, and what is
 * wrong with it. An empty reply is left out, since many servers refuse an empty assistant turn.
 */
export function repairMessages(
  messages: readonly ChatMessage[],
  badText: string,
  issue: string,
): ChatMessage[] {
  const reply: ChatMessage[] = badText.trim() ? [{ role: 'assistant', content: badText }] : [];
  const order = `Your reply could not be used: ${issue}. Reply again in full, in the form asked for above, and write nothing else.`;
  const last = messages.at(-1);
  // Some chat templates insist that user and assistant take turns.
  if (reply.length === 0 && last?.role === 'user')
    return [...messages.slice(0, -1), { role: 'user', content: `${last.content}\n\n${order}` }];
  return [...messages, ...reply, { role: 'user', content: order }];
}
