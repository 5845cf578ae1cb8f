import { noAnswer } from '../http/no-answer';
import { readBody } from '../http/read-body';
import { addressTrouble } from './address';
import { type ContentKind, kindOfBytes, kindOfType } from './content-kind';
import type { ReadOutcome } from './outcome';
import { troubleOfStatus } from './status';

export interface PageLimits {
  /** Milliseconds for the whole answer, redirects included. */
  timeout: number;
  /** Bytes of a page or text. */
  pageBytes: number;
  pdfBytes: number;
  redirects: number;
}

const LIMITS: PageLimits = {
  timeout: 10_000,
  pageBytes: 5_000_000,
  pdfBytes: 25_000_000,
  redirects: 5,
};

export interface FetchPageOptions {
  fetch: typeof fetch;
  signal: AbortSignal;
  /** Private hosts the reader named. */
  privateHosts?: readonly string[] | undefined;
  limits?: Partial<PageLimits> | undefined;
  /**
   * `seen`: each hop is looked at before it is asked for, which Node can. `hidden`: a browser shows a script
   * neither the address nor the status of a redirect, so it follows them itself and only the last address
   * can be looked at; nothing of a page at a private one is then read.
   */
  hops: 'seen' | 'hidden';
}

/** An answer in full. A status other than 200 may come with a page that says why. */
export interface FetchedPage {
  state: 'fetched';
  /** The address after redirects, without its fragment. */
  url: string;
  status: number;
  kind: ContentKind;
  contentType: string;
  bytes: Uint8Array;
}

export type Unread = Exclude<ReadOutcome, { state: 'read' | 'other-language' }>;

/**
 * Fetches a page, text or PDF as a stranger would: without cookies, without a referrer, http(s) only, never
 * from a private address the reader has not named. The body is read in pieces and dropped at the limit.
 * Expected trouble is an outcome; throws only when the signal is aborted, its reason.
 */
export async function fetchPage(
  url: string,
  options: FetchPageOptions,
): Promise<FetchedPage | Unread> {
  const limits = { ...LIMITS, ...options.limits };
  const slow = AbortSignal.timeout(limits.timeout);
  const signal = AbortSignal.any([options.signal, slow]);
  try {
    const answer = await follow(url, { ...options, signal }, limits.redirects);
    return answer instanceof Response ? await readAnswer(answer, url, limits) : answer;
  } catch (thrown) {
    return { state: 'failed', why: noAnswer(thrown, options.signal, slow) };
  }
}

async function follow(
  url: string,
  { fetch, signal, privateHosts, hops }: FetchPageOptions,
  redirects: number,
): Promise<Response | Unread> {
  let next = url;
  for (let hop = 0; hop <= redirects; hop++) {
    const trouble = addressTrouble(next, privateHosts);
    if (trouble) return { state: 'blocked', why: trouble };
    const response = await fetch(next, {
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: hops === 'seen' ? 'manual' : 'follow',
      headers: { accept: 'text/html,application/xhtml+xml,application/pdf,text/plain;q=0.9' },
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !location) {
      const landed = response.redirected && addressTrouble(response.url, privateHosts);
      if (!landed) return response;
      await response.body?.cancel();
      return { state: 'blocked', why: landed };
    }
    await response.body?.cancel();
    if (!URL.canParse(location, next)) return { state: 'failed', why: 'bad-redirect' };
    next = new URL(location, next).href;
  }
  return { state: 'failed', why: 'too-many-redirects' };
}

async function readAnswer(
  response: Response,
  asked: string,
  limits: PageLimits,
): Promise<FetchedPage | Unread> {
  const contentType = response.headers.get('content-type') ?? '';
  const type = kindOfType(contentType);
  const trouble = troubleOfStatus(response.status);
  // A page may say more than its status, such as a captcha; anything else does not.
  if (trouble && (trouble.state === 'not-found' || type !== 'page')) {
    await response.body?.cancel();
    return trouble;
  }
  const most = type === 'page' || type === 'text' ? limits.pageBytes : limits.pdfBytes;
  const said = Number(response.headers.get('content-length') ?? Number.NaN);
  if (type === undefined || said > most) {
    await response.body?.cancel();
    if (type !== undefined) return { state: 'too-large', why: 'bytes' };
    return { state: 'not-text', why: contentType.split(';')[0]?.trim().toLowerCase() };
  }
  const bytes = await readBody(response, most);
  if (!bytes) return { state: 'too-large', why: 'bytes' };
  const kind = kindOfBytes(bytes) === 'pdf' ? 'pdf' : type === 'unsure' ? kindOfBytes(bytes) : type;
  if (kind === undefined) return { state: 'not-text', why: 'unknown-type' };
  if (kind !== 'pdf' && bytes.byteLength > limits.pageBytes) {
    return { state: 'too-large', why: 'bytes' };
  }
  const address = new URL(response.url || asked);
  address.hash = '';
  return { state: 'fetched', url: address.href, status: response.status, kind, contentType, bytes };
}
