/** How a document's text was got. `snippet`: only the search service's excerpt could be read. */
export type ReadingWay =
  | 'readability'
  | 'body-text'
  | 'pdf'
  | 'api-text'
  | 'snippet'
  | 'file'
  | 'given';

/** Everything about a document but its text: what steps and views carry. */
export interface DocumentHead {
  /** SHA-256 (hex) of origin, url and text: content-addressed. */
  id: string;
  origin: 'page' | 'library' | 'web';
  title: string;
  /** http(s) only; absent for the reader's own texts. */
  url?: string;
  /** Registrable domain or the library's name: two documents of one publisher are one source. */
  publisher: string;
  author?: string;
  language?: string;
  publishedAt?: string;
  /** ISO 8601 moment our code read it. */
  readAt: string;
  how: ReadingWay;
  /** The search service that found it. */
  service?: string;
  /** PDF: where each page begins in the text, in UTF-16 units; the first is page 1. */
  pages?: number[];
}

/** Text our code fetched, with how, where and when. */
export interface EvidenceDocument extends DocumentHead {
  text: string;
}

/**
 * How far a passage stands apart from the claim. `restates` (the claim's own sentence or a near-copy)
 * never counts; `same-page` never makes a label decisive.
 */
export type Standing = 'independent' | 'same-page' | 'restates';

/** A span of a document. Offsets are UTF-16 into the document's text; `text` is exactly that span. */
export interface Passage {
  document: string;
  start: number;
  end: number;
  text: string;
  /** Its place among its document's passages: the neighbours are those one less and one more. */
  index?: number;
  heading?: string;
  standing: Standing;
  /** Higher is nearer to the query; comparable within one retrieval only. */
  score: number;
  /** Its document tries to instruct the checker (`instructions.ts`): it never counts. */
  flagged?: true;
}

export const headOf = ({ text: _, ...head }: EvidenceDocument): DocumentHead => head;
