import type { EvidenceDocument } from './document';
import { sha256Hex } from './hash';

/**
 * Completes a document with its id: the SHA-256 (hex) of origin, URL and text. Two readings of one page
 * with the same words are one document, whenever and however they were read.
 */
export async function documentOf(parts: Omit<EvidenceDocument, 'id'>): Promise<EvidenceDocument> {
  const id = await sha256Hex(JSON.stringify([parts.origin, parts.url ?? null, parts.text]));
  return { id, ...parts };
}
