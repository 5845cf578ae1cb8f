import { isoDate } from '../page/dates';
import { bcp47 } from '../page/metadata';
import type { Unread } from './fetch-page';
import { linesOf, type PdfLine, type PdfRun } from './pdf-lines';
import { pdfText } from './pdf-text';

/** As much of pdf.js as we use: its module is handed in, because only the host may load it. */
export interface PdfLibrary {
  getDocument(source: object): { promise: Promise<PdfFile>; destroy(): Promise<void> };
}

interface PdfFile {
  numPages: number;
  getMetadata(): Promise<{ info: object }>;
  getPage(number: number): Promise<{
    getTextContent(): Promise<{ items: readonly object[]; lang: string | null }>;
    cleanup(): void;
  }>;
}

export interface PdfOptions {
  pdfjs: PdfLibrary;
  /** Folder with pdf.js's character maps, which Chinese, Japanese and Korean files may need; ends in a slash. */
  cMapUrl?: string | undefined;
  signal: AbortSignal;
  /** More pages are `too-large`. */
  mostPages: number;
}

export interface PdfRead {
  state: 'read';
  text: string;
  pages: number[];
  title?: string;
  author?: string;
  language?: string;
  publishedAt?: string;
}

/** UTF-16 units; about 150,000 words. */
const MOST_TEXT = 1_000_000;

/**
 * The text of a PDF by pages, with what the file says about itself. A file with a password, a damaged one
 * and one of pictures only are outcomes; throws only when the signal is aborted, its reason.
 * @param bytes go to pdf.js's worker and are empty afterwards
 */
export async function readPdf(bytes: Uint8Array, options: PdfOptions): Promise<PdfRead | Unread> {
  const { pdfjs, cMapUrl, signal, mostPages } = options;
  signal.throwIfAborted();
  const loading = pdfjs.getDocument({
    data: bytes,
    // No pictures, no fonts, no forms, no scripts: the words are all that is wanted.
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
    ...(cMapUrl && { cMapUrl, cMapPacked: true }),
  });
  const onAbort = () => void loading.destroy();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    const file = await loading.promise;
    if (file.numPages > mostPages) return { state: 'too-large', why: 'pages' };
    const { pages, language } = await pagesOf(file, signal);
    const { text, pages: starts } = pdfText(pages);
    if (!/[\p{L}\p{N}]/u.test(text)) return { state: 'failed', why: 'pdf-no-text' };
    const facts = factsOf((await file.getMetadata()).info, language);
    return { state: 'read', text, pages: starts, ...facts };
  } catch (thrown) {
    signal.throwIfAborted();
    return troubleOf(thrown);
  } finally {
    signal.removeEventListener('abort', onAbort);
    await loading.destroy();
  }
}

async function pagesOf(
  file: PdfFile,
  signal: AbortSignal,
): Promise<{ pages: PdfLine[][]; language?: string }> {
  const pages: PdfLine[][] = [];
  let language: string | undefined;
  let length = 0;
  for (let number = 1; number <= file.numPages; number++) {
    signal.throwIfAborted();
    const page = await file.getPage(number);
    const { items, lang } = await page.getTextContent();
    language ??= bcp47(lang ?? '');
    // Text that is long beyond use is cut at a page.
    const lines = length > MOST_TEXT ? [] : linesOf(items.filter(isRun));
    length += lines.reduce((sum, { text }) => sum + text.length, 0);
    pages.push(lines);
    page.cleanup();
  }
  return { pages, ...(language && { language }) };
}

/** Marked content stands among the runs. */
const isRun = (item: object): item is PdfRun => 'str' in item;

/**
 * What the file's information dictionary says. Its date is that of the file, the nearest there is to one of
 * publication; titles that are a file's name or nothing are left out.
 */
function factsOf(info: object, language: string | undefined) {
  const fact = (name: string): string => {
    const value = (info as Record<string, unknown>)[name];
    return typeof value === 'string' ? value.replace(/[\s\0]+/gu, ' ').trim() : '';
  };
  const title = fact('Title');
  const said = /^(?:untitled|microsoft word\b.*|.*\.(?:docx?|pdf|tex|dvi|indd|qxd|rtf))?$/i;
  const author = fact('Author');
  const date = /^D:(\d{4})(\d{2})?(\d{2})?/.exec(fact('CreationDate'));
  const publishedAt = date ? isoDate(date.slice(1).filter(Boolean).join('-')) : undefined;
  const tag = language ?? bcp47(fact('Language'));
  return {
    ...(!said.test(title) && title.length <= 300 && { title }),
    ...(author !== '' && author.length <= 200 && { author }),
    ...(publishedAt && { publishedAt }),
    ...(tag && { language: tag }),
  };
}

/** pdf.js's errors are told apart by their names. */
function troubleOf(thrown: unknown): Unread {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'PasswordException') return { state: 'blocked', why: 'pdf-password' };
  if (/^(?:InvalidPDF|Format|XRef|UnknownError|Parser|Missing|Response)/.test(name))
    return { state: 'failed', why: 'pdf-damaged' };
  throw thrown;
}
