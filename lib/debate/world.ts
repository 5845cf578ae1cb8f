import type { Claim } from '../claim/claim';
import type { EvidenceDocument } from '../evidence/document';
import type { Quotation, QuotationDraft } from '../evidence/quotation-types';
import type { Tool, ToolId } from '../evidence/retrieval';
import type { FactChecks } from '../factchecks/fact-check';
import type { ChatModel } from '../models/chat-model';
import type { Embedder } from '../models/embedder';
import type { Check } from './check';
import type { Protocol, Role } from './context';
import type { JournalStore } from './journal';
import type { PoolStep } from './steps';

/** Runs at most a provider's number of calls at once. */
export type Limit = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/** All the engine needs of the outside, given to it by the composition root or the lab. */
export interface World {
  journal: JournalStore;
  loadCheck(id: string): Promise<Check | undefined>;
  saveCheck(id: string, change: Partial<Check>): Promise<void>;
  protocol(id: string): Protocol;
  /** The role's model; throws `model-missing`. */
  model(check: Check, role: Role): Promise<ChatModel>;
  /** The limit that belongs to a model's provider. */
  limit(model: ChatModel): Limit;
  embedder: Embedder;
  tool(check: Check, id: ToolId): Promise<Tool>;
  /** The evidence given with a claim, where there is such; absent in the browser, where it is gathered. */
  evidence?(
    check: Check,
  ): Promise<{ pool: Omit<PoolStep, 'by'>; documents: EvidenceDocument[] } | null>;
  /** Looks for what people found about the claim before. Expected trouble is an outcome; only an abort throws. */
  factChecks?(check: Check, signal: AbortSignal): Promise<FactChecks>;
  /** Finds a draft's words in the document's text and says how they stand to the claim. */
  checkQuotation(draft: QuotationDraft, claim: Claim): Promise<Quotation>;
  /**
   * Pieces of a reply as it is written; for show only. `at` is the piece's offset in the reply in UTF-16 units:
   * a request that is tried again, or attached to again, begins at 0 once more.
   */
  onDelta?(check: string, key: string, text: string, at: number): void;
  /** Told of unexpected errors, once each. */
  onUnexpected?(thrown: unknown, check: string): void;
  now(): Date;
}
