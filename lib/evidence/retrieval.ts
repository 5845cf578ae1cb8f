import type { Claim } from '../claim/claim';
import type { DocumentHead, EvidenceDocument, Passage } from './document';
import type { LeftOut } from './left-out';
import type { UnreadState } from './read/outcome';

/** A blocked or failed search is never read as "no results" (searxng/searxng#4824). */
export type RetrievalState = 'results' | 'empty' | 'blocked' | 'failed';

/** Where a tool looked and what came of it, one line each ("Wikipedia (en): 3 results"). */
export interface LookedIn {
  /** Service or collection id: `page`, `library`, `wikipedia`, `tavily`. */
  where: string;
  state: RetrievalState;
  found: number;
  /** Machine-readable cause for `blocked` and `failed`: `offline`, `quota`, `captcha`, `http-503`, `no-key`. */
  why?: string;
  /** What became of documents it found: left out, or kept with something to know of them. Only counts above nought. */
  pages?: Partial<Record<PageNote, number>>;
}

/**
 * Left out: by the reader (`left-out`), `later` than the claim, `fact-checker`, `copy` of another text, `same-publisher` as two others,
 * `not-found` when it was opened. Kept: `undated` where later ones are left out; `other-language`; and as the search
 * service's excerpt only, because the page could not be read: `paywall`, `blocked`, `too-large`, `not-text`, `failed`.
 */
export type PageNote =
  | 'left-out'
  | 'later'
  | 'undated'
  | 'fact-checker'
  | 'copy'
  | 'same-publisher'
  | 'other-language'
  | UnreadState;

/** A document that tries to instruct the checker, and with which words. */
export interface Withheld {
  /** Its id; the head is among the retrieval's documents. */
  document: string;
  words: string;
}

/** The journaled outcome of one query: passages with their text, documents without theirs. */
export interface Retrieval {
  query: string;
  state: RetrievalState;
  passages: Passage[];
  documents: DocumentHead[];
  lookedIn: LookedIn[];
  /** Documents that try to instruct the checker; absent where there are none. Under the rule nobody read them. */
  withheld?: Withheld[];
}

/** What a tool returns: the outcome, and the documents' texts for the documents table. */
export interface ToolResult {
  retrieval: Retrieval;
  documents: EvidenceDocument[];
  /**
   * Other passages of the same finds, up to `k`: nobody is asked and no page fetched again. Absent where retrieving
   * again does neither. Throws only when the first request's signal is aborted.
   */
  more?: (request: Pick<RetrievalRequest, 'k' | 'key'>) => Promise<ToolResult>;
}

export interface RetrievalRequest {
  query: string;
  claim: Claim;
  /** How many passages at most (3 in Tool-MAD). */
  k: number;
  /** What the reader left out of this check: a tool gives none of it, and others in its place where it finds some. */
  leftOut?: readonly LeftOut[] | undefined;
  /** Stable key of the step, so that a restarted worker can re-attach to host work. */
  key: string;
}

/** An agent's tool. Expected trouble is an outcome, never a throw; only an abort throws. */
export interface Tool {
  id: ToolId;
  retrieve(request: RetrievalRequest, signal: AbortSignal): Promise<ToolResult>;
}

/**
 * `rag`: the page and the reader's library. `search`: the web. `pool`: the evidence all agents share, fixed before
 * the debate. `none`: an agent without documents. Only the first two are ever asked for.
 */
export type ToolId = 'rag' | 'search' | 'pool' | 'none';
