import { defined } from '../defined';
import { extract } from '../page/extract';
import { decodeText } from './decode';
import { type FetchedPage, type FetchPageOptions, fetchPage, type Unread } from './fetch-page';
import { detectLanguage, sameLanguage } from './language';
import type { ReadOutcome, ReadRequest, ReadText } from './outcome';
import { pageTrouble } from './page-trouble';
import type { PdfLibrary } from './read-pdf';
import { readPdf } from './read-pdf';
import { troubleOfStatus } from './status';

/** What reading needs of where it runs. */
export interface ReadingTools extends FetchPageOptions {
  parseHtml: (html: string) => Document;
  /** pdf.js, loaded when the first PDF comes, and its folder of character maps. */
  pdf: () => Promise<{ pdfjs: PdfLibrary; cMapUrl?: string }>;
}

/** Pages of a PDF that a search found; a book is not read for one sentence. */
const MOST_PAGES = 300;
/** UTF-16 units of a plain text; about 60,000 words, as of a page. */
const MOST_TEXT = 400_000;

/**
 * Reads an address: fetches it, tells what came, and makes readable text of it. Expected trouble is an
 * outcome; throws only when the signal is aborted, its reason.
 */
export async function readPage(request: ReadRequest, tools: ReadingTools): Promise<ReadOutcome> {
  const fetched = await fetchPage(request.url, tools);
  if (fetched.state !== 'fetched') return fetched;
  const read = await readers[fetched.kind](fetched, request.url, tools);
  if (read.state !== 'read') return read;
  return inLanguage(read, request.language);
}

type Read = { state: 'read' } & ReadText;

const readers = { page: readHtml, text: readPlain, pdf: readPdfPage } as const;

async function readHtml(
  { bytes, contentType, url, status }: FetchedPage,
  asked: string,
  { parseHtml }: ReadingTools,
): Promise<Read | Unread> {
  const html = decodeText(bytes, contentType);
  const { text, title, author, language, publishedAt, how } = extract(html, url, { parseHtml });
  const document = parseHtml(html);
  const trouble = pageTrouble({ asked, url, status, html, document, text });
  if (trouble) return trouble;
  return { state: 'read', url, text, title, how, ...defined({ author, language, publishedAt }) };
}

async function readPlain({ bytes, contentType, url, status }: FetchedPage): Promise<Read | Unread> {
  const trouble = troubleOfStatus(status);
  if (trouble) return trouble;
  const text = decodeText(bytes, contentType).replace(/\r\n?/g, '\n').slice(0, MOST_TEXT).trim();
  if (text.includes('\0')) return { state: 'not-text', why: 'binary' };
  if (!/[\p{L}\p{N}]/u.test(text)) return { state: 'failed', why: 'no-text' };
  return { state: 'read', url, text, title: nameIn(url), how: 'body-text' };
}

async function readPdfPage(
  { bytes, url, status }: FetchedPage,
  _asked: string,
  { pdf, signal }: ReadingTools,
): Promise<Read | Unread> {
  const trouble = troubleOfStatus(status);
  if (trouble) return trouble;
  const read = await readPdf(bytes, { ...(await pdf()), signal, mostPages: MOST_PAGES });
  return read.state === 'read' ? { title: nameIn(url), ...read, url, how: 'pdf' } : read;
}

/**
 * Tells a text in another language apart. Its words say which it is before the page does: many a page
 * written in German is declared English by its template.
 */
function inLanguage(read: Read, wanted: string | undefined): ReadOutcome {
  const seen = detectLanguage(read.text);
  const declared = read.language;
  const language = seen && !(declared && sameLanguage(seen, declared)) ? seen : declared;
  const text = { ...read, ...defined({ language }) };
  const other = wanted && language && !sameLanguage(wanted, language);
  return other ? { ...text, state: 'other-language' } : text;
}

/** The last part of an address, for a text without a title. */
function nameIn(url: string): string {
  const { hostname, pathname } = new URL(url);
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last) || hostname;
  } catch {
    // A lone % in an address is allowed.
    return last;
  }
}
