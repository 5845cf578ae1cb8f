import type { ProtocolOptions } from '../../lib/debate/context';
import { type ToyWorld, toyCheck, toyWorld } from '../../lib/debate/testing/toy-world';
import type { World } from '../../lib/debate/world';
import { agentsFor, optionsFor, type ProtocolId, protocols } from '../../lib/protocols';
import { fakeRetrieval } from '../../lib/protocols/testing/fake-context';
import { fakePool } from '../../lib/protocols/testing/pool';
import { debateScript } from './debate-script';

export interface EngineCase {
  id: ProtocolId;
  preset: ProtocolOptions['preset'];
  /** Rounds until the debate settles. */
  endsAfter: number;
  /** Off: the evidence is gathered. */
  given?: boolean;
}

/** The engine itself with a protocol, its agents, two tools and a scripted model. */
export function worldFor({ id, preset, endsAfter, given = true }: EngineCase): ToyWorld {
  const script = debateScript({
    rules: [{ find: /1887/u, relation: 'contradicts', label: 'Refuted' }],
    ...(endsAfter > 1 && { dissent: { tool: /page/u, rounds: endsAfter - 1, label: 'Supported' } }),
    endsAfter,
  });
  const agents = agentsFor(id);
  const options = optionsFor(id, preset, { embedder: 'toy', smallModel: false, agents });
  const check = toyCheck({ options, agents, protocol: id });
  const world = toyWorld(check, async ({ messages }) => script({ messages }).content);
  const { by: _, ...pool } = fakePool();
  return Object.assign(world, {
    protocol: (name) => protocols[name] ?? unknown(name),
    ...(given && { evidence: async () => ({ pool, documents: [] }) }),
    tool: async (_, tool) => ({
      id: tool,
      retrieve: async ({ query }) => ({ retrieval: fakeRetrieval(query, tool), documents: [] }),
    }),
    checkQuotation: async (draft) => ({
      ...draft,
      ...{ state: 'verified', start: 0, end: draft.words.length, standing: 'independent' },
    }),
  } satisfies Partial<World>);
}

const unknown = (name: string): never => {
  throw new Error(`There is no protocol ${name}.`);
};
