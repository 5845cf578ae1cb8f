import type { ChatModel, ChatRequest } from '../../models/chat-model';
import type { Check } from '../check';
import { type Role, roles } from '../context';
import type { World } from '../world';
import { memoryStore } from './memory-store';
import { toyProtocol } from './toy-protocol';

const note = { id: 'toy', name: 'Toy', demonstration: false };

/** A check of the toy protocol with every shortcut off. */
export const toyCheck = (change: Partial<Check> = {}): Check => ({
  id: 'check-1',
  claim: { text: 'The tower is tall.', selected: 'The tower is tall.', capturedAt: NOON },
  protocol: 'toy',
  options: {
    preset: 'paper',
    maxRounds: 2,
    passages: 3,
    rewriteQueries: true,
    stability: false,
    thresholds: { faithfulness: 0.7, relevance: 0.8, calibrated: false },
    compactScoring: false,
    lowScoreAlert: false,
    unchangedQueryShortcut: false,
    agreedNotEnoughPasses: false,
    rule: false,
    fitCheck: false,
    report: false,
    decoding: { temperature: 0 },
    tokens: { answer: 10, query: 10, scoring: 10, judge: 10, report: 10 },
  },
  labels: 'averitec',
  agents: [
    { id: 'page', toolName: 'page', tool: 'rag' },
    { id: 'web', toolName: 'web', tool: 'search' },
  ],
  models: Object.fromEntries(roles.map((role) => [role, note])) as Check['models'],
  embedder: 'toy',
  budget: {},
  status: 'running',
  createdAt: NOON,
  updatedAt: NOON,
  runs: [],
  ...change,
});

const NOON = '2026-05-03T12:00:00.000Z';

export interface ToyWorld extends World {
  store: ReturnType<typeof memoryStore>;
  check: Check;
  /** User parts of all requests the model was sent, in order. */
  sent: string[];
  /** Moves the world's clock. */
  pass(ms: number): void;
}

/** Answers every request with `reply`; the clock moves only by `pass`. */
export function toyWorld(
  check: Check,
  reply: (request: ChatRequest, signal: AbortSignal, role: Role) => Promise<string> = async () =>
    'Refuted',
  concurrency = 8,
): ToyWorld {
  const store = memoryStore();
  const sent: string[] = [];
  let time = Date.parse(NOON);
  const model = ({ models }: Check, role: Role): ChatModel => ({
    id: 'toy',
    name: 'Toy',
    provider: 'toy',
    concurrency,
    demonstration: false,
    ...(models[role].price && { price: models[role].price }),
    complete: async (request, { signal }) => {
      sent.push(request.messages.at(-1)?.content ?? '');
      const text = await reply(request, signal, role);
      const usage = { input: 10, output: 2 };
      return { text, finish: 'stop', usage, model: 'toy', warnings: [] };
    },
  });
  const world: ToyWorld = {
    store,
    check,
    sent,
    pass: (ms) => {
      time += ms;
    },
    journal: store,
    loadCheck: async () => structuredClone(world.check),
    saveCheck: async (_id, change) => {
      world.check = { ...world.check, ...change };
    },
    protocol: () => toyProtocol,
    model: async (of, role) => model(of, role),
    limit: () => (work) => work(),
    embedder: { id: 'toy', embed: async (texts) => texts.map(() => [1, 0]) },
    tool: async (_check, id) => ({
      id,
      retrieve: async ({ query }) => ({
        retrieval: { query, state: 'empty', passages: [], documents: [], lookedIn: [] },
        documents: [],
      }),
    }),
    checkQuotation: async (draft) => ({ ...draft, state: 'verified', standing: 'independent' }),
    now: () => new Date(time),
  };
  return world;
}

/** The same world, dead after a number of stored steps: later results are lost, as when a worker is killed. */
export function dyingAfter(world: ToyWorld, steps: number): ToyWorld {
  const append = world.store.append;
  return {
    ...world,
    saveCheck: async (id, change) => {
      // A killed worker writes no end state either.
      if (change.status === 'running') await world.saveCheck(id, change);
    },
    journal: {
      ...world.store,
      append: async (step) => {
        if (world.store.kept.length >= steps) throw new Error('the worker is dead');
        await append(step);
      },
    },
  };
}
