import type { ReadingWay } from '../document';

/** A page or PDF as it was read: what a document is made of, but for its publisher, service and time. */
export interface ReadText {
  /** The address after redirects; http(s) only. */
  url: string;
  title: string;
  text: string;
  how: ReadingWay;
  author?: string;
  /** BCP 47: what the page says of itself, else what its words look like. */
  language?: string;
  /** ISO 8601: a date, or a moment in UTC. */
  publishedAt?: string;
  /** PDF: where each page begins in `text`, in UTF-16 units; the first is page 1. */
  pages?: number[];
}

/**
 * What came of reading an address. A page in another language than the claim's is told apart, not dropped.
 * `why` is one word for the trouble: a status (`http-500`), `timeout`, `unreachable`, `private-address`,
 * `captcha`, `consent`, `no-access`, `pdf-password`, `pdf-damaged`, `no-text`, a content type.
 */
export type ReadOutcome =
  | ({ state: 'read' } & ReadText)
  | ({ state: 'other-language' } & ReadText)
  | { state: UnreadState; why?: string };

/**
 * - `not-found`: 404, 410, or a page that says so whatever its status
 * - `paywall`: a stub of a text that is sold
 * - `blocked`: a captcha, a consent wall, a refusal, an address that is not to be read
 * - `too-large`: more bytes or pages than are read
 * - `not-text`: neither a page, a text nor a PDF
 * - `failed`: everything else
 */
export type UnreadState = 'not-found' | 'paywall' | 'blocked' | 'too-large' | 'not-text' | 'failed';

export interface ReadRequest {
  url: string;
  /** BCP 47, the claim's: a page in another language is told apart. Absent: any language will do. */
  language?: string;
  /** Names the request: who asks again with the same key is attached to the running one. */
  key?: string;
}

/** Reads an address. Expected trouble is an outcome; throws only when `signal` is aborted, its reason. */
export type Reader = (request: ReadRequest, signal: AbortSignal) => Promise<ReadOutcome>;
