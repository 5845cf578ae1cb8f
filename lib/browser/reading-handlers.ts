import { CrossexamError } from '../errors';
import { browser } from './api';
import type { HostHandlers } from './host';

type Reading = Pick<HostHandlers, 'host/extract' | 'host/read' | 'host/read-file'>;

/** What the host does with pages, PDFs and files. Readability and pdf.js are loaded with the first that needs them. */
export function readingHandlers(): Reading {
  const parseHtml = (text: string) => new DOMParser().parseFromString(text, 'text/html');
  return {
    async 'host/extract'({ html, url, ...page }) {
      const { extract } = await import('../evidence/page/extract');
      const read = extract(html, url, { ...page, parseHtml });
      if (!html.includes('ClaimReview')) return read;
      const { claimReviewsIn } = await import('../factchecks/claim-review');
      return { ...read, factChecks: claimReviewsIn(parseHtml(html), url) };
    },
    async 'host/read'({ privateHosts, ...request }, { signal }) {
      const { readPage } = await import('../evidence/read/read-page');
      const fetch = globalThis.fetch.bind(globalThis);
      return readPage(request, { fetch, signal, privateHosts, hops: 'hidden', parseHtml, pdf });
    },
    async 'host/read-file'({ url, ...file }, { signal }) {
      const { readFile, MOST_BYTES } = await import('../evidence/read/read-file');
      const bytes = await bytesOf(url, { name: file.name, atMost: MOST_BYTES, signal });
      return readFile({ ...file, bytes }, { parseHtml, pdf, signal });
    },
  };
}

/**
 * The bytes of a file that the reader gave to a page of ours: nothing else is read without looking at its address. An
 * object URL's answer says how large the file is before any of it is in memory.
 */
async function bytesOf(
  url: string,
  { name, atMost, signal }: { name: string; atMost: number; signal: AbortSignal },
): Promise<Uint8Array> {
  if (!url.startsWith(`blob:${browser.runtime.getURL('').replace(/\/$/u, '')}`)) {
    throw new CrossexamError('file-damaged', { name });
  }
  try {
    const file = await fetch(url, { signal });
    if (Number(file.headers.get('content-length')) > atMost) {
      await file.body?.cancel();
      throw new CrossexamError('file-too-large', { name });
    }
    return new Uint8Array(await file.arrayBuffer());
  } catch (thrown) {
    signal.throwIfAborted();
    if (thrown instanceof CrossexamError) throw thrown;
    // The file was moved or changed on disk after the reader chose it.
    throw new CrossexamError('file-damaged', { name });
  }
}

/** pdf.js for browsers of some age, its worker and its character maps, from our own files. */
async function pdf() {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  pdfjs.GlobalWorkerOptions.workerSrc = browser.runtime.getURL('pdf/pdf.worker.min.mjs');
  return { pdfjs, cMapUrl: browser.runtime.getURL('pdf/cmaps/') };
}
