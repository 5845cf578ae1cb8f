import type { EvidenceDocument } from '../document';
import { documentOf } from '../document-id';
import { publisherOf } from '../publisher';
import type { ReadText } from './outcome';

/**
 * A read page as a document of the web.
 * @param more when it was read (ISO 8601), and the service that found it, if one did
 */
export function webDocument(
  read: ReadText,
  more: Pick<EvidenceDocument, 'readAt' | 'service'>,
): Promise<EvidenceDocument> {
  const { url, title, text, how, author, language, publishedAt, pages } = read;
  return documentOf({
    ...{ origin: 'web', url, title, text, how, publisher: publisherOf(url) },
    ...more,
    ...(author && { author }),
    ...(language && { language }),
    ...(publishedAt && { publishedAt }),
    ...(pages && { pages }),
  });
}
