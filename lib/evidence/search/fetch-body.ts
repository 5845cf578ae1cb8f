import { abortableSleep } from '../../models/retry';
import { noAnswer } from '../http/no-answer';
import { readBody } from '../http/read-body';
import type { Pace } from './rate-limit';
import { blocked, failed, type Trouble, troubleOfReply } from './trouble';

export interface FetchLimits {
  /** Milliseconds for one request, its body included; a wait for its turn is not counted. */
  timeout: number;
  /** Bytes of one reply. */
  bytes: number;
  /** Milliseconds before a second try where the reply names no time. */
  retryPause: number;
  /** Milliseconds a reply's `Retry-After` may ask for at most; a longer wait is not waited for. */
  longestWait: number;
}

const LIMITS: FetchLimits = {
  timeout: 20_000,
  bytes: 8_000_000,
  retryPause: 1000,
  longestWait: 4000,
};

/** Statuses of servers that are overloaded or restarting: worth one second try. */
const PASSING = new Set([429, 502, 503, 504]);

export type Outcome<T> = { state: 'ok'; value: T } | Trouble;

export interface BodyRequest<T> {
  /** Makes a value of a reply's text, or says what is wrong with it. */
  read: (body: string, contentType: string) => Outcome<T>;
  init?: RequestInit;
  fetch: typeof fetch;
  signal: AbortSignal;
  limits?: Partial<FetchLimits>;
  /** What a refused reply means where a service has words of its own for it; undefined: as everywhere. */
  refusal?: (status: number, body: string) => Trouble | undefined;
  /** Whose turn it is; absent where a service sets no limit. */
  pace?: Pace | undefined;
}

/**
 * The one way to every search service. Turns each expected trouble into an outcome: offline, slow, too large, HTTP
 * errors, quota, refused keys, a captcha or consent page in place of an answer.
 * No cookies and no referrer are sent. An overloaded server is asked a second time, once.
 * @throws only when `signal` is aborted, its reason
 */
export async function fetchBody<T>(url: string, request: BodyRequest<T>): Promise<Outcome<T>> {
  const limits = { ...LIMITS, ...request.limits };
  const first = await attempt(url, request, limits);
  if (first.again === undefined || first.again > limits.longestWait) return first.outcome;
  await abortableSleep(first.again, request.signal);
  return (await attempt(url, request, limits)).outcome;
}

interface Attempt<T> {
  outcome: Outcome<T>;
  /** Milliseconds after which a second try makes sense; absent where it makes none. */
  again?: number;
}

async function attempt<T>(
  url: string,
  { read, refusal, init, fetch, signal, pace }: BodyRequest<T>,
  limits: FetchLimits,
): Promise<Attempt<T>> {
  signal.throwIfAborted();
  if (pace && !(await pace.turn(signal, limits.longestWait))) return { outcome: blocked('quota') };
  const slow = AbortSignal.timeout(limits.timeout);
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, slow]),
    });
    const bytes = await readBody(response, limits.bytes);
    // As UTF-8, which JSON and feeds are.
    const body = bytes && new TextDecoder().decode(bytes);
    const { status } = response;
    const common = troubleOfReply(status, body ?? '');
    // A challenge page is one whatever its status means to this service.
    const own = common && common.why !== 'captcha' ? refusal?.(status, body ?? '') : undefined;
    const trouble = own ?? common;
    if (trouble) {
      const again = PASSING.has(status) ? waitOf(response, limits) : undefined;
      if (again !== undefined) pace?.pause(again);
      return { outcome: trouble, ...(again !== undefined && { again }) };
    }
    if (body === undefined) return { outcome: failed('too-large') };
    return { outcome: read(body, response.headers.get('content-type') ?? '') };
  } catch (thrown) {
    return { outcome: failed(noAnswer(thrown, signal, slow)) };
  }
}

/**
 * Milliseconds until a second try: `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), else our own pause; none
 * for a bare 429.
 */
function waitOf({ headers, status }: Response, limits: FetchLimits): number | undefined {
  const after = headers.get('retry-after')?.trim() ?? '';
  const seconds = after === '' ? Number.NaN : Number(after);
  if (seconds >= 0) return seconds * 1000;
  const until = Date.parse(after) - Date.now();
  if (Number.isFinite(until)) return Math.max(0, until);
  return status === 429 ? undefined : limits.retryPause;
}
