import type { ChatMessage, ChatRequest } from './chat-model';
import type { Refusal } from './http-failure';
import { type Dialect, lowerRung, optionalFields } from './ladder';
import { isContextFull } from './model-errors';

type ResponseFormat =
  | { type: 'json_object' }
  | {
      type: 'json_schema';
      json_schema: { name: string; schema: Record<string, unknown>; strict: boolean };
    };

export interface RequestBody {
  model: string;
  messages: ChatMessage[];
  stream: true;
  stream_options?: { include_usage: true };
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  top_p?: number;
  seed?: number;
  response_format?: ResponseFormat;
}

/** The request as this endpoint understands it, and which of its fields had to be left out for that. */
export function requestBody(
  model: string,
  request: ChatRequest,
  dialect: Dialect,
): { body: RequestBody; missing: string[] } {
  const { schema, temperature, topP, seed } = request;
  const body: RequestBody = {
    model,
    messages:
      schema && dialect.rung !== 'json_schema' ? withSchema(request, schema) : request.messages,
    stream: true,
    stream_options: { include_usage: true },
    [dialect.limit]: request.maxTokens,
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { top_p: topP }),
    ...(seed !== undefined && { seed }),
  };
  if (schema && dialect.rung === 'json_object') body.response_format = { type: 'json_object' };
  if (schema && dialect.rung === 'json_schema')
    body.response_format = {
      type: 'json_schema',
      json_schema: {
        name: schema.name.replaceAll(/[^\w-]+/gu, '_').slice(0, 64),
        schema: schema.json,
        strict: isStrict(schema.json),
      },
    };
  const missing = dialect.dropped.filter((field) => field in body);
  for (const field of missing) delete body[field];
  return { body, missing };
}

/** Schema and the word JSON at the end of the last message: OpenAI's and DeepSeek's `json_object` demand the word. */
function withSchema(
  { messages }: ChatRequest,
  { name, json }: NonNullable<ChatRequest['schema']>,
): ChatMessage[] {
  const schema = JSON.stringify({ title: name, ...json });
  const order = `Reply with one JSON object and nothing else. It must follow this JSON schema:\n${schema}`;
  const last = messages.at(-1);
  if (last?.role !== 'user') return [...messages, { role: 'user', content: order }];
  return [...messages.slice(0, -1), { role: 'user', content: `${last.content}\n\n${order}` }];
}

/** True where every object of a schema is closed and has all its properties required, which strict decoding demands. */
function isStrict(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict);
  if (typeof schema !== 'object' || schema === null) return true;
  if ('type' in schema && schema.type === 'object') {
    const properties = 'properties' in schema && schema.properties;
    const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
    const closed = 'additionalProperties' in schema && schema.additionalProperties === false;
    if (!closed || Object.keys(properties || {}).some((name) => !required.includes(name)))
      return false;
  }
  return Object.values(schema).every(isStrict);
}

const STRUCTURE =
  /response_?format|json_schema|json_object|json_validate_failed|structured.?output|grammar|guided/iu;

/**
 * How to ask again after a refusal that names something we can do without; undefined when there is no such thing.
 * Each answer leaves the request with one thing less, so climbing down ends.
 */
export function stepDown(
  refusal: Refusal,
  sent: RequestBody,
  dialect: Dialect,
): Dialect | undefined {
  if (![400, 415, 422, 501].includes(refusal.status) || isContextFull(refusal)) return undefined;
  const { param, code, message } = refusal;
  return fitted(param, sent, dialect) ?? fitted(`${code} ${message}`, sent, dialect);
}

function fitted(said: string, sent: RequestBody, dialect: Dialect): Dialect | undefined {
  if (sent.response_format && STRUCTURE.test(said)) {
    const rung = lowerRung(dialect.rung);
    return rung && { ...dialect, rung };
  }
  if ('max_tokens' in sent && /\bmax_tokens\b/u.test(said))
    return { ...dialect, limit: 'max_completion_tokens' };
  const field = optionalFields.find(
    (name) => name in sent && new RegExp(`\\b${name}\\b`, 'u').test(said),
  );
  return field && { ...dialect, dropped: [...dialect.dropped, field] };
}
