import type { Standing } from './document';

export const relations = ['supports', 'contradicts', 'qualifies', 'context'] as const;
/** How quoted words stand to the claim. A source that narrows a claim qualifies it, it does not contradict it. */
export type Relation = (typeof relations)[number];

/** A quotation as the model gave it, its document number already resolved to an id. */
export interface QuotationDraft {
  /** The mark [n] in the prose. */
  n: number;
  document: string;
  words: string;
  relation: Relation;
}

/** Only `verified` and `repaired` quotations count. */
export type QuotationState = 'verified' | 'repaired' | 'unverified';

export interface Quotation extends QuotationDraft {
  state: QuotationState;
  /** UTF-16 span in the document's text; absent when unverified. */
  start?: number;
  end?: number;
  /** What the model wrote, kept when `words` was replaced by the source's words. */
  drafted?: string;
  standing: Standing;
  /** Its document tries to instruct the checker. */
  flagged?: true;
  /** What stands before and after, where the document has the same words elsewhere too. */
  around?: { before: string; after: string };
}

/** Whether a quotation may decide anything at all. */
export const counts = (q: Quotation): boolean =>
  q.state !== 'unverified' && q.standing !== 'restates' && !q.flagged;
