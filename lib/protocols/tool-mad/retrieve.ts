import type { AgentSpec, ProtocolContext } from '../../debate/context';
import type { QueryStep } from '../../debate/steps';
import type { Retrieval } from '../../evidence/retrieval';
import type { Turn } from './history';

/**
 * Retrieve(A, q): the best passages for the query (Eq. 2 and 5). With the shortcut on, an agent that kept its
 * query keeps its documents, and the round has no retrieval step of its own for it. A search that was blocked
 * or failed is tried again all the same.
 */
export async function retrieve(
  ctx: ProtocolContext,
  at: string,
  agent: AgentSpec,
  query: QueryStep,
  own?: Turn,
): Promise<Retrieval> {
  if (agent.tool === 'none') return nothing;
  const answered = own && (own.retrieval.state === 'results' || own.retrieval.state === 'empty');
  if (ctx.options.unchangedQueryShortcut && !query.changed && answered) return own.retrieval;
  const found = await ctx.retrieve(`${at}/retrieval`, agent, query.keywords ?? query.text);
  return { ...found, passages: found.passages.slice(0, ctx.options.passages) };
}

/** What a debater without a tool reads; faithfulness then does not apply. */
const nothing: Retrieval = {
  ...{ query: '', state: 'empty', passages: [], documents: [], lookedIn: [] },
};
