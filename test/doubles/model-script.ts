/** What a scripted model server can be told to do. Plain data and functions: no test framework, no browser. */

export interface ChatBody {
  model: string;
  messages: { role: string; content: string }[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  top_p?: number;
  seed?: number;
  response_format?: { type: string; json_schema?: { name: string; schema: unknown } };
}

export interface ReportedUsage {
  prompt_tokens?: number;
  completion_tokens?: number;
  prompt_tokens_details?: { cached_tokens: number };
}

/** One answer. Everything is optional; `{}` is an empty reply that ends well. */
export interface Answer {
  content?: string;
  /** Content as JSON; wins over `content`. */
  json?: unknown;
  /** Reasoning in its own field before the content. */
  reasoning?: string;
  reasoningField?: 'reasoning_content' | 'reasoning';
  /** Reasoning in a think block before the content; `unclosed` leaves the block open and sends no content. */
  think?: string | { unclosed: string };
  /** `null`: the stream ends without a finish reason. */
  finish?: string | null;
  /** Absent: made up from lengths. `missing`: none is sent, though asked for. */
  usage?: ReportedUsage | 'missing';
  /** Characters per event; 12 when absent. */
  chunkSize?: number;
  delayFirstByteMs?: number;
  chunkDelayMs?: number;
  /** The connection is destroyed after so many content events. */
  cutAfterChunks?: number;
  /** After so many content events an error comes as an event of the stream. */
  errorEvent?: { after: number; error: unknown };
  /** A plain response instead of a completion. */
  status?: number;
  headers?: Record<string, string>;
  body?: string | object;
  fault?: FaultName;
}

export type FaultName =
  | 'key-refused'
  | 'origin-refused'
  | 'not-found'
  | 'rate-limited'
  | 'no-quota'
  | 'no-credit'
  | 'server-error'
  | 'context-full'
  | 'bad-request'
  | 'empty-length'
  | 'html'
  | 'malformed-event';

/** Chooses the answer to a request; `index` counts chat requests from 0. */
export type Script = (request: ChatBody, index: number) => Answer | Promise<Answer>;

const says = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: { error: { message, ...more } },
});

/** Common refusals, in the words of the servers that give them. */
export const faults: Record<FaultName, Answer> = {
  'key-refused': says(401, 'Incorrect API key provided.', { code: 'invalid_api_key' }),
  /** Ollama to an Origin it does not know. */
  'origin-refused': { status: 403, body: '' },
  'not-found': says(404, 'model "nothing" not found, try pulling it first'),
  'rate-limited': {
    ...says(429, 'Rate limit reached for requests', { code: 'rate_limit_exceeded' }),
    headers: { 'retry-after': '1' },
  },
  'no-quota': says(429, 'You exceeded your current quota.', { code: 'insufficient_quota' }),
  'no-credit': says(402, 'Insufficient credits'),
  'server-error': says(500, 'The server had an error'),
  'context-full': says(400, "This model's maximum context length is 4096 tokens.", {
    code: 'context_length_exceeded',
  }),
  'bad-request': says(400, 'messages: unexpected role'),
  /** Reasoning used all the room. */
  'empty-length': { content: '', reasoning: 'Let me see, first of all', finish: 'length' },
  html: {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><title>Sign in</title>',
  },
  'malformed-event': {
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: 'data: {"choices":[{"delta":{"content":"Hal\n\ndata: nonsense\n\n',
  },
};

/** Request fields a server can be told to refuse with a 400 that names them. */
export type Refusable =
  | 'json_schema'
  | 'json_object'
  | 'max_tokens'
  | 'temperature'
  | 'top_p'
  | 'seed'
  | 'stream_options';

/** The 400 for the first field of a request that the server refuses; undefined when it takes them all. */
export function refusalFor(body: ChatBody, refused: readonly Refusable[]): Answer | undefined {
  const type = body.response_format?.type;
  for (const field of refused) {
    if (field === type)
      return says(400, `This response_format type '${type}' is unavailable now`, { param: null });
    if (field === 'max_tokens' && body.max_tokens !== undefined)
      return says(
        400,
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        { param: 'max_tokens', code: 'unsupported_parameter' },
      );
    if (field !== 'json_schema' && field !== 'json_object' && body[field] !== undefined)
      return says(400, `Unrecognized request argument supplied: ${field}`, { param: field });
  }
  return undefined;
}

/**
 * The name of the schema a reply is to follow, on every rung: from `response_format`, or from the title of the schema
 * at the end of the prompt. Lets a script answer without knowing any prompt's wording.
 */
export function schemaNameOf(body: ChatBody): string | undefined {
  const named = body.response_format?.json_schema?.name;
  if (named) return named;
  for (const { content } of body.messages.toReversed()) {
    const title = /"title":"([\w-]+)"/u.exec(content)?.[1];
    if (title) return title;
  }
  return undefined;
}

/** All of a request's text: for scripts that look for a fact in it. */
export const promptOf = (body: ChatBody): string =>
  body.messages.map(({ content }) => content).join('\n\n');
