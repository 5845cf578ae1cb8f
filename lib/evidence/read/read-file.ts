import { CrossexamError } from '../../errors';
import type { EvidenceDocument } from '../document';
import { documentOf } from '../document-id';
import { libraryDocument, nameOf } from '../library';
import { extract } from '../page/extract';
import { publisherOf } from '../publisher';
import { type ContentKind, kindOfBytes, kindOfType } from './content-kind';
import { decodeText } from './decode';
import type { Unread } from './fetch-page';
import { detectLanguage } from './language';
import type { ReadingTools } from './read-page';
import { readPdf } from './read-pdf';

export interface FileToRead {
  name: string;
  /** The type the browser gives it; may be empty. */
  type: string;
  bytes: Uint8Array;
  /** ISO 8601 moment it is read. */
  now: string;
}

/** Bytes of a PDF or a saved page; texts have a limit of their own. */
export const MOST_BYTES = 60_000_000;
const MOST_HTML = 10_000_000;
/** A book. */
const MOST_PAGES = 1500;

/**
 * Turns a file of the reader's into a document of the library: a text, a Markdown file, a saved page or a PDF,
 * with title, author and date as far as the file says. A file without a source is its own publisher.
 * @throws CrossexamError `file-too-large`, `file-not-text`, `file-empty`, `file-locked`, `file-damaged`, with
 * the file's name
 */
export async function readFile(
  file: FileToRead,
  tools: Pick<ReadingTools, 'parseHtml' | 'pdf' | 'signal'>,
): Promise<EvidenceDocument> {
  const { name, bytes, now } = file;
  if (bytes.byteLength > MOST_BYTES) throw new CrossexamError('file-too-large', { name });
  const kind = kindOf(file);
  if (kind === 'pdf') return pdfDocument(file, tools);
  if (kind === 'page') return htmlDocument(file, tools);
  return libraryDocument({ name, content: decodeText(bytes), now });
}

function kindOf({ name, type, bytes }: FileToRead): ContentKind | undefined {
  const seen = kindOfBytes(bytes);
  if (seen === 'pdf') return 'pdf';
  if (/\.(?:txt|md|markdown|mdown|mkd)$/i.test(name)) return 'text';
  const told = kindOfType(type);
  return seen ?? (told === 'unsure' ? undefined : told);
}

async function pdfDocument(
  { name, bytes, now }: FileToRead,
  { pdf, signal }: Pick<ReadingTools, 'pdf' | 'signal'>,
): Promise<EvidenceDocument> {
  const read = await readPdf(bytes, { ...(await pdf()), signal, mostPages: MOST_PAGES });
  if (read.state !== 'read') throw refusal(read, name);
  const { state: _, ...parts } = read;
  const title = parts.title ?? nameOf(name);
  const language = parts.language ?? detectLanguage(parts.text);
  return documentOf({
    ...parts,
    ...(language && { language }),
    ...{ origin: 'library', title, publisher: parts.author ?? title, readAt: now, how: 'pdf' },
  });
}

function refusal({ state, why }: Unread, name: string): CrossexamError {
  if (state === 'too-large') return new CrossexamError('file-too-large', { name });
  if (why === 'pdf-password') return new CrossexamError('file-locked', { name });
  return new CrossexamError(why === 'pdf-no-text' ? 'file-empty' : 'file-damaged', { name });
}

async function htmlDocument(
  { name, bytes, now }: FileToRead,
  { parseHtml }: Pick<ReadingTools, 'parseHtml'>,
): Promise<EvidenceDocument> {
  if (bytes.byteLength > MOST_HTML) throw new CrossexamError('file-too-large', { name });
  const html = decodeText(bytes);
  const url = sourceOf(html, parseHtml(html));
  const read = extract(html, url ?? '', { parseHtml });
  if (!/[\p{L}\p{N}]/u.test(read.text)) throw new CrossexamError('file-empty', { name });
  const { text, author, publishedAt } = read;
  const title = read.title || nameOf(name);
  const language = read.language ?? detectLanguage(text);
  return documentOf({
    ...{ origin: 'library', title, text, how: 'file', readAt: now },
    publisher: url ? publisherOf(url) : (read.siteName ?? author ?? title),
    ...(url && { url }),
    ...(author && { author }),
    ...(language && { language }),
    ...(publishedAt && { publishedAt }),
  });
}

/** Where a page was saved from, as browsers and the page itself say. */
function sourceOf(html: string, document: Document): string | undefined {
  const saved = /<!--\s*saved from url=\(\d+\)(\S+)\s*-->/i.exec(html.slice(0, 2000))?.[1];
  const singleFile = /<!--\s*Page saved with SingleFile\s+url:\s*(\S+)/i.exec(
    html.slice(0, 2000),
  )?.[1];
  const canonical = document.querySelector('link[rel~="canonical"]')?.getAttribute('href');
  const shared = document.querySelector('meta[property="og:url"]')?.getAttribute('content');
  return [saved, singleFile, canonical, shared].find(
    (url): url is string => !!url && /^https?:\/\//i.test(url) && URL.canParse(url),
  );
}
