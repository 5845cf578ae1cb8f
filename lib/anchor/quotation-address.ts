import type { Quotation } from '../evidence/quotation-types';
import { pageAt } from '../evidence/read/page-at';
import { quotedPassage, textFragmentUrl } from './text-fragment';

/** A quotation and what its address depends on. */
type Quoted = Pick<Quotation, 'words' | 'around' | 'state' | 'start'> & {
  source: { url?: string; pages?: number[] };
};

/**
 * Where a quotation can be read: its source at the words; a PDF, whose viewers know no passages, at the page
 * (RFC 8118, section 3); the source as a whole where the words were not found. Undefined for anything but http(s).
 */
export function quotationAddress(quoted: Quoted): string | undefined {
  const { source, state } = quoted;
  const url = httpUrl(source.url);
  const page = quotedPage(quoted);
  if (!url) return undefined;
  if (page !== undefined) return `${url.split('#')[0]}#page=${page}`;
  return state === 'unverified' ? url : textFragmentUrl(url, quotedPassage(quoted));
}

/** The page of a PDF that a quotation stands on, from 1; undefined where its source has no pages. */
export const quotedPage = ({ source, start }: Pick<Quoted, 'source' | 'start'>) =>
  source.pages && start !== undefined ? pageAt(source.pages, start) : undefined;

/** An http(s) address as a browser writes it; undefined for every other, which must never become a link. */
export function httpUrl(url: string | undefined): string | undefined {
  const parsed = url === undefined ? null : URL.parse(url);
  return parsed && /^https?:$/u.test(parsed.protocol) ? parsed.href : undefined;
}
