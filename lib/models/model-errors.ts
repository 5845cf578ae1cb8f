import { APIError } from 'openai';
import { CrossexamError } from '../errors';
import {
  failureInBody,
  HttpFailure,
  MalformedReply,
  type Refusal,
  refusalOf,
} from './http-failure';
import { secondsToWait } from './retry-after';
import { scrub } from './scrub';

/** The line a reader adds to Ollama's environment so that it answers extensions (ollama/ollama#2308). */
const OLLAMA_LINE = 'OLLAMA_ORIGINS=chrome-extension://*,moz-extension://*';

/** Where a request went: what an error may say of it. The key is here only to be cut out of messages. */
export interface Endpoint {
  /** Host and port. */
  host: string;
  model: string;
  key: string | undefined;
  place: Place;
  /** Its address is a host alone, where most servers want a path such as `/v1`. */
  bare?: boolean;
}

/** `this-device` and `local-network` fail for reasons of their own: server not started, origin, network permission. */
export type Place = 'this-device' | 'local-network' | 'internet';

/** Which of the three a host name is, by its name alone. */
export function placeOf(hostname: string): Place {
  const name = hostname.replace(/^\[|\]$/gu, '').toLowerCase();
  if (/^(localhost|.+\.localhost|127(\.\d+){3}|::1|0\.0\.0\.0)$/u.test(name)) return 'this-device';
  if (/^\d+(\.\d+){3}$/u.test(name)) return PRIVATE_IPV4.test(name) ? 'local-network' : 'internet';
  if (name.includes(':'))
    return /^(f[cd][0-9a-f]{2}|fe80):/u.test(name) ? 'local-network' : 'internet';
  const local = !name.includes('.') || /\.(local|lan|home|internal|home\.arpa)$/u.test(name);
  return local ? 'local-network' : 'internet';
}

/** RFC 1918, link-local, and the range of overlay networks such as Tailscale. */
const PRIVATE_IPV4 =
  /^(10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./u;

const CONTEXT_FULL =
  /context_length_exceeded|exceed_context_size|maximum context length|context (length|window|size)|exceeds? the (available )?context|prompt is too long|input is too long|too many tokens|reduce the length/iu;
const NO_SUCH_MODEL =
  /\b(not a valid|unknown) model\b|\bmodel\b.*\b(not found|does not exist|is not available)\b/iu;
const NO_MONEY = /insufficient|billing|credit|balance|quota/iu;

/** True where the prompt did not fit; checked before anything else a 4xx could mean. */
export const isContextFull = ({ status, message, code, type }: Refusal): boolean =>
  status === 413 || CONTEXT_FULL.test(`${code} ${type} ${message}`);

/**
 * A refused request as the error a reader can act on. Params: `host`, `model`, `status`, `message` (clipped, no key),
 * and where they apply `seconds` (to wait), `line` (for Ollama), `key` (`missing` or `refused`), `path` (`none`: there is
 * nothing at this address, which is a host alone).
 */
export function refusedError(failure: HttpFailure, endpoint: Endpoint): CrossexamError {
  const refusal = refusalOf(failure);
  const { host, model, key, place } = endpoint;
  const { status } = refusal;
  const message = scrub(refusal.message, key);
  const params: Record<string, string> = { host, model, status: String(status), message };
  const seconds = secondsToWait(failure.headers, refusal.message);
  if (seconds !== undefined) params.seconds = String(seconds);

  if (isContextFull(refusal)) return new CrossexamError('model-context-full', params);
  if (status === 401 || (status === 403 && !refusal.moderated)) {
    // Ollama refuses an unknown Origin with 403 and no body; without a key a local server has no other reason.
    const origin = failure.body.trim() === '' || (place === 'this-device' && !key);
    if (status === 403 && origin)
      return new CrossexamError('model-origin-refused', { ...params, line: OLLAMA_LINE });
    return new CrossexamError('model-key-refused', { ...params, key: key ? 'refused' : 'missing' });
  }
  if (status === 404 || status === 405) {
    const noPath = endpoint.bare && !NO_SUCH_MODEL.test(refusal.message);
    return new CrossexamError('model-not-found', { ...params, ...(noPath && { path: 'none' }) });
  }
  if (status === 402) return new CrossexamError('model-quota', params);
  if (status === 429)
    return new CrossexamError(isQuota(refusal, seconds) ? 'model-quota' : 'model-busy', params);
  if (status >= 500 || [408, 409, 425].includes(status))
    return new CrossexamError('model-server-error', params);
  return new CrossexamError(
    NO_SUCH_MODEL.test(refusal.message) ? 'model-not-found' : 'model-bad-request',
    params,
  );
}

/** A 429 for want of money does not pass by waiting; one that says when to come back does. */
function isQuota({ code, type, message }: Refusal, seconds: number | undefined): boolean {
  if (`${code} ${type}`.includes('insufficient_quota')) return true;
  return seconds === undefined && NO_MONEY.test(message);
}

/** The refusal behind whatever the client library threw, also when it came as an event of a 200. */
export function failureOf(thrown: unknown): HttpFailure | undefined {
  if (thrown instanceof HttpFailure) return thrown;
  if (thrown instanceof APIError && thrown.cause === undefined && thrown.error !== undefined)
    return failureInBody(thrown.error);
  return thrown instanceof Error && thrown.cause !== undefined
    ? failureOf(thrown.cause)
    : undefined;
}

function malformedOf(thrown: unknown): MalformedReply | undefined {
  if (thrown instanceof MalformedReply) return thrown;
  if (thrown instanceof SyntaxError) return new MalformedReply('bad-event');
  return thrown instanceof Error && thrown.cause !== undefined
    ? malformedOf(thrown.cause)
    : undefined;
}

/**
 * Anything thrown on the way to a reply as a `CrossexamError`. The thrown value is not kept as the cause:
 * a client library's errors carry headers and server texts.
 * `responded`: the server had begun to answer, so that a broken connection is a cut and not an absence.
 */
export function modelError(
  thrown: unknown,
  endpoint: Endpoint,
  responded: boolean,
): CrossexamError {
  if (thrown instanceof CrossexamError) return thrown;
  const { host, model, place } = endpoint;
  const failure = failureOf(thrown);
  if (failure) return refusedError(failure, endpoint);
  const malformed = malformedOf(thrown);
  if (malformed)
    return new CrossexamError('model-malformed', { host, model, kind: malformed.kind });
  if (responded) return new CrossexamError('model-cut', { host, model });
  // A browser tells a refused connection, a missing CORS header and a blocked local network apart to nobody.
  return new CrossexamError('model-unreachable', {
    host,
    model,
    place,
    reason: networkCode(thrown),
  });
}

/** Node names what failed (`ECONNREFUSED`); browsers do not. */
function networkCode(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'network';
  const code = 'code' in thrown ? thrown.code : undefined;
  if (typeof code === 'string' && /^[A-Z_]+$/u.test(code)) return code;
  return thrown.cause === undefined ? 'network' : networkCode(thrown.cause);
}
