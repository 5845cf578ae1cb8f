import {
  type DocumentHead,
  type EvidenceDocument,
  headOf,
  type Passage,
} from '../evidence/document';
import { findInstruction, instructionIn } from '../evidence/instructions';
import type { Quotation } from '../evidence/quotation-types';
import type { RetrievalRequest, Tool, ToolResult, Withheld } from '../evidence/retrieval';
import type { PoolStep } from './steps';

/** The words with which a document tries to instruct the checker, if it does. */
export type Screen = (
  document: DocumentHead & { text?: string },
  passages: readonly Passage[],
) => string | undefined;

/** Looks through each document once, however often it is found again. */
export function screener(): Screen {
  const seen = new Map<string, string | undefined>();
  return (document, passages) => {
    const { id, text = '' } = document;
    if (!seen.has(id)) seen.set(id, instructionIn({ ...document, text })?.words);
    const whole = seen.get(id);
    if (whole !== undefined) return whole;
    const own = passages.filter((passage) => passage.document === id);
    return own.map((passage) => findInstruction(passage.text)?.words).find(Boolean);
  };
}

export interface Looking {
  screen: Screen;
  /** Whether agents are kept from reading what tries to instruct them; else it is marked only. */
  withhold: boolean;
  signal: AbortSignal;
}

/**
 * A tool's result with the documents marked or withheld that try to instruct the checker. A model that obeys cannot
 * obey what it never reads. A whole document is out, not its hostile sentence alone: what orders about may as well
 * lie, and the next sentence might be the one it orders to quote. Hostile pages do not take the places of others:
 * where one was withheld the tool is asked once more for twice as many, of what it has found already if it can.
 */
export async function lookThrough(
  tool: Tool,
  request: RetrievalRequest,
  { screen, withhold, signal }: Looking,
): Promise<ToolResult> {
  const found = await tool.retrieve(request, signal);
  const first = screened(found, screen, withhold);
  const kept = first.retrieval.passages.length;
  if (!withhold || !first.retrieval.withheld || kept >= request.k) return first;
  const wider = { ...request, k: request.k * 2, key: `${request.key}:more` };
  const again = found.more ? found.more(wider) : tool.retrieve(wider, signal);
  const { documents, retrieval } = screened(await again, screen, withhold);
  if (retrieval.passages.length <= kept) return first;
  return {
    documents,
    retrieval: { ...retrieval, passages: retrieval.passages.slice(0, request.k) },
  };
}

function screened(found: ToolResult, screen: Screen, withhold: boolean): ToolResult {
  const { retrieval, documents } = found;
  const hostile = hostileAmong(retrieval, documents, screen);
  if (hostile.length === 0) return found;
  const passages = flagged(retrieval.passages, hostile);
  if (!withhold) return { documents, retrieval: { ...retrieval, passages, withheld: hostile } };
  const left = passages.filter((passage) => !passage.flagged);
  const state = left.length === 0 && retrieval.state === 'results' ? 'empty' : retrieval.state;
  return { documents, retrieval: { ...retrieval, state, passages: left, withheld: hostile } };
}

/** The same for evidence that is given with a claim. */
export function screenedPool<P extends Omit<PoolStep, 'by'>>(
  pool: P,
  documents: readonly EvidenceDocument[],
  screen: Screen,
  withhold: boolean,
): P {
  const passages = pool.items.map(({ passage }) => passage);
  const hostile = hostileAmong({ documents: pool.documents, passages }, documents, screen);
  if (hostile.length === 0) return pool;
  const marked = flagged(passages, hostile);
  const items = pool.items.map((item, at) => ({ ...item, passage: marked[at] ?? item.passage }));
  const left = withhold ? items.filter(({ passage }) => !passage.flagged) : items;
  return { ...pool, items: left, withheld: hostile };
}

function hostileAmong(
  { documents: heads, passages }: Pick<ToolResult['retrieval'], 'documents' | 'passages'>,
  documents: readonly EvidenceDocument[],
  screen: Screen,
): Withheld[] {
  return heads.flatMap((head) => {
    const whole = documents.find(({ id }) => id === head.id);
    const words = screen(whole ? { ...headOf(whole), text: whole.text } : head, passages);
    return words === undefined ? [] : [{ document: head.id, words }];
  });
}

const flagged = (passages: readonly Passage[], hostile: readonly Withheld[]): Passage[] =>
  passages.map((passage) =>
    hostile.some(({ document }) => document === passage.document)
      ? { ...passage, flagged: true }
      : passage,
  );

/** Quotations of marked documents are marked, too, and do not count. */
export function flaggedLike(
  passages: readonly Passage[],
  quotations: readonly Quotation[],
): Quotation[] {
  const hostile = new Set(passages.filter((one) => one.flagged).map(({ document }) => document));
  return quotations.map((quotation) =>
    hostile.has(quotation.document) ? { ...quotation, flagged: true } : quotation,
  );
}
