import { z } from 'zod';

/** A response that was not 2xx. Its message is fixed, so that nothing a server wrote reaches a log by accident. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  constructor(
    readonly status: number,
    readonly body: string,
    readonly headers: Headers,
  ) {
    super(`HTTP ${status}`);
  }
}

export type MalformedKind = 'redirect' | 'html' | 'not-json' | 'bad-event' | 'no-answer';

/** A 2xx (or a redirect) that is no chat completion. */
export class MalformedReply extends Error {
  override readonly name = 'MalformedReply';
  constructor(readonly kind: MalformedKind) {
    super(`malformed: ${kind}`);
  }
}

/** What a server said when it refused, from whichever of the shapes in use it said it in. */
export interface Refusal {
  status: number;
  message: string;
  code: string;
  type: string;
  /** The request's field it complains about, where named. */
  param: string;
  /** OpenRouter's list of reasons when its moderation stopped a prompt. */
  moderated: boolean;
}

/** A server may send its whole request back; what matters is said at the beginning. */
const ENOUGH = 4000;
const text = z
  .union([z.string(), z.number()])
  .transform((said) => String(said).slice(0, ENOUGH))
  .catch('');
const details = z.object({
  message: text,
  code: text,
  type: text,
  param: text,
  status: text,
  metadata: z
    .object({ reasons: z.array(z.unknown()) })
    .nullish()
    .catch(undefined),
});
const envelope = z.union([
  z.object({ error: z.string() }).transform(({ error }) => ({ message: error })),
  z.object({ error: z.looseObject({}) }).transform(({ error }) => error),
  z.object({ detail: z.string() }).transform(({ detail }) => ({ message: detail })),
  z
    .object({ detail: z.array(z.unknown()) })
    .transform(({ detail }) => ({ message: JSON.stringify(detail) })),
  z.looseObject({}),
]);

/** Reads `{error: {…}}` (OpenAI), `{error: "…"}` (LM Studio), `{detail: …}` (FastAPI), `[{error}]` (Gemini), plain text. */
export function refusalOf(failure: HttpFailure): Refusal {
  const parsed = details.parse(envelopeOf(failure.body));
  const { message, code, type, param, metadata } = parsed;
  return { status: failure.status, message, code, type, param, moderated: !!metadata };
}

function envelopeOf(body: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(body);
    const read = envelope.safeParse(Array.isArray(json) ? json[0] : json);
    return read.success ? read.data : {};
  } catch {
    // A proxy's error page says nothing a reader could use.
    return { message: /<(?:!doctype|html|body)\b/iu.test(body) ? '' : body };
  }
}

/**
 * An error inside a 200: OpenRouter and others send `{error: {code: 429, …}}` as an event once the stream has begun,
 * LM Studio answers 200 `{"error": "Unexpected endpoint or method"}` to a wrong path.
 */
export function failureInBody(error: unknown): HttpFailure {
  const body = JSON.stringify({ error });
  const { code, type, message, param } = refusalOf(new HttpFailure(0, body, new Headers()));
  const status = /^[45]\d\d$/u.test(code)
    ? Number(code)
    : guessedStatus(`${code} ${type} ${message} ${param}`);
  return new HttpFailure(status, body, new Headers());
}

function guessedStatus(said: string): number {
  if (/unexpected endpoint|model_not_found/iu.test(said)) return 404;
  if (/rate_?limit|insufficient_quota|too many requests/iu.test(said)) return 429;
  if (/invalid_request|response_format|json_schema|context.(length|size)/iu.test(said)) return 400;
  return 500;
}
