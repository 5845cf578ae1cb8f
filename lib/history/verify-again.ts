import type { Check } from '../debate/check';
import { viewOf } from '../debate/view';
import type { EvidenceItem } from '../debate/view-types';
import { CrossexamError } from '../errors';
import { quotationFor } from '../evidence/claim-quotation';
import { documentOf } from '../evidence/document-id';
import type { Database } from './db';

/**
 * - `document-missing`: the source's text is no longer stored
 * - `document-changed`: its text or address is not the one its id was made of
 * - `words-differ`: the words are not where they were, or are found in another way
 */
export type VerificationFault = 'document-missing' | 'document-changed' | 'words-differ';

export interface VerifiedAgain {
  /** ISO 8601. */
  at: string;
  /** Quotations that were found in their sources then. */
  found: number;
  /** Quotations that were not found then, and are not now. */
  notFound: number;
  /** By the number of the evidence list; empty when all is as it was. */
  faults: { e: number; why: VerificationFault }[];
}

/**
 * Looks every quotation of a saved check up again, with nothing but what is stored: each source's id is computed
 * anew from its origin, address and text, and each quotation's state from its first wording and that text. A title,
 * author or date is not part of the id, so a change of those alone is not seen here.
 * @throws CrossexamError `document-missing` when there is no such check
 */
export async function verifyAgain(db: Database, id: string, now: Date): Promise<VerifiedAgain> {
  const check = await db.checks.get(id);
  if (!check) throw new CrossexamError('document-missing', { what: id });
  const { evidence } = viewOf(check, await db.steps.where({ check: id }).toArray());
  const items = [...evidence.against, ...evidence.for, ...evidence.context, ...evidence.notFound];
  const looked = await Promise.all(
    items.map(async (item) => ({ item, why: await faultOf(db, check, item) })),
  );
  const notFound = items.filter(({ state }) => state === 'unverified').length;
  return {
    at: now.toISOString(),
    found: items.length - notFound,
    notFound,
    faults: looked
      .flatMap(({ item: { e }, why }) => (why ? [{ e, why }] : []))
      .sort((a, b) => a.e - b.e),
  };
}

async function faultOf(
  db: Database,
  { claim }: Check,
  item: EvidenceItem,
): Promise<VerificationFault | undefined> {
  const { n, relation, drafted, words, state, start, end } = item;
  const document = await db.documents.get(item.document);
  // A model may name a document that nobody gave it; there was nothing to find its words in.
  if (!document) return state === 'unverified' ? undefined : 'document-missing';
  const { id: _, ...parts } = document;
  if ((await documentOf(parts)).id !== item.document) return 'document-changed';
  const draft = { n, relation, document: item.document, words: drafted ?? words };
  const again = quotationFor(draft, document, claim);
  const same =
    again.state === state &&
    again.start === start &&
    again.end === end &&
    (state === 'unverified' || again.words === words);
  return same ? undefined : 'words-differ';
}
