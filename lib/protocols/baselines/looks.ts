import type { AgentSpec } from '../../debate/context';
import type { Retrieval } from '../../evidence/retrieval';

/** A search the agent made: one round of the journal. */
export interface Look {
  thought: string;
  query: string;
  tool: AgentSpec;
  found: Retrieval;
}

/** All that was found, each passage once, as one retrieval. */
export function together(looks: readonly Look[]): Retrieval {
  const passages = new Map(
    looks.flatMap(({ found }) =>
      found.passages.map((one) => [`${one.document} ${one.start}-${one.end}`, one] as const),
    ),
  );
  const documents = new Map(
    looks.flatMap(({ found }) => found.documents.map((head) => [head.id, head] as const)),
  );
  return {
    query: looks.map(({ query }) => query).join('; '),
    state: passages.size > 0 ? 'results' : (looks.at(-1)?.found.state ?? 'empty'),
    passages: [...passages.values()],
    documents: [...documents.values()],
    lookedIn: looks.flatMap(({ found }) => found.lookedIn),
  };
}
