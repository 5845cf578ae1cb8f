import type { z } from 'zod';
import { abortableSleep } from '../../models/retry';
import { readAtMost } from './read-body';
import { troubleOfBody, troubleOfStatus } from './trouble';

/** Why a service gave no answer, in the words of `LookedIn.why`. */
export interface Trouble {
  state: 'blocked' | 'failed';
  why: string;
}

export interface FetchLimits {
  /** Milliseconds for one request, its body included. */
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

export interface JsonRequest<T> {
  schema: z.ZodType<T>;
  init?: RequestInit;
  fetch: typeof fetch;
  signal: AbortSignal;
  limits?: Partial<FetchLimits>;
}

export type JsonOutcome<T> = { state: 'ok'; value: T } | Trouble;

/**
 * Asks a search service for JSON and turns every expected trouble into an outcome: offline, slow, too
 * large, HTTP errors, quota, refused keys, a captcha or consent page in place of JSON, another shape.
 * No cookies and no referrer are sent. An overloaded server is asked a second time, once.
 * @throws only when `signal` is aborted, its reason
 */
export async function fetchJson<T>(url: string, request: JsonRequest<T>): Promise<JsonOutcome<T>> {
  const limits = { ...LIMITS, ...request.limits };
  const first = await attempt(url, request, limits);
  if (first.again === undefined || first.again > limits.longestWait) return first.outcome;
  await abortableSleep(first.again, request.signal);
  return (await attempt(url, request, limits)).outcome;
}

interface Attempt<T> {
  outcome: JsonOutcome<T>;
  /** Milliseconds after which a second try makes sense; absent where it makes none. */
  again?: number;
}

async function attempt<T>(
  url: string,
  { schema, init, fetch, signal }: JsonRequest<T>,
  limits: FetchLimits,
): Promise<Attempt<T>> {
  signal.throwIfAborted();
  const slow = AbortSignal.timeout(limits.timeout);
  try {
    const response = await fetch(url, {
      ...init,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, slow]),
    });
    const body = await readAtMost(response, limits.bytes);
    const trouble = troubleOfStatus(response.status, body ?? '');
    if (trouble) {
      const again = PASSING.has(response.status) ? waitOf(response, limits) : undefined;
      return { outcome: trouble, ...(again !== undefined && { again }) };
    }
    if (body === undefined) return { outcome: failed('too-large') };
    return { outcome: parse(body, response.headers.get('content-type') ?? '', schema) };
  } catch (error) {
    signal.throwIfAborted();
    if (slow.aborted) return { outcome: failed('timeout') };
    // `fetch` and a body cut short throw a TypeError; anything else is a fault of ours.
    if (!(error instanceof TypeError)) throw error;
    const offline = globalThis.navigator?.onLine === false;
    return { outcome: failed(offline ? 'offline' : 'unreachable') };
  }
}

function parse<T>(body: string, type: string, schema: z.ZodType<T>): JsonOutcome<T> {
  const page = troubleOfBody(body, type);
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

/** Milliseconds until a second try: `Retry-After` in seconds, else our own pause; none for a bare 429. */
function waitOf(response: Response, limits: FetchLimits): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1000;
  return response.status === 429 ? undefined : limits.retryPause;
}

const failed = (why: string): Trouble => ({ state: 'failed', why });
