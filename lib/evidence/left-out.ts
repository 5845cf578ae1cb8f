import type { DocumentHead } from './document';
import { canonicalUrl } from './search/canonical-url';
import { originalAddress } from './search/original-address';

/** A source the reader left out of a check: a page by its address, whatever it says by then; a text without one by its content. */
export interface LeftOut {
  title: string;
  publisher: string;
  /** As `canonicalUrl` spells it, of the page itself where an archive's copy was read. */
  url?: string;
  /** Id of the document it was read as: a hash of its content. */
  document: string;
}

const addressOf = (url: string): string => canonicalUrl(originalAddress(url));

/** What a reader leaves out by leaving out this document. */
export const leftOutAs = ({ id, title, publisher, url }: DocumentHead): LeftOut => ({
  ...{ title, publisher, document: id },
  ...(url !== undefined && { url: addressOf(url) }),
});

/** Whether a document, or an address before it is opened, is one of the sources left out. Other pages of a publisher are not. */
export function isLeftOut(
  leftOut: readonly LeftOut[] = [],
  { id, url }: { id?: string | undefined; url?: string | undefined },
): boolean {
  if (leftOut.length === 0) return false;
  const address = url === undefined ? undefined : addressOf(url);
  return leftOut.some((one) => (one.url === undefined ? one.document === id : one.url === address));
}

/** The same sources and some more, each once. */
export const leftOutWith = (
  leftOut: readonly LeftOut[] = [],
  more: readonly DocumentHead[],
): LeftOut[] => {
  const all = [...leftOut, ...more.map(leftOutAs)];
  return [...new Map(all.map((one) => [one.url ?? one.document, one])).values()];
};
