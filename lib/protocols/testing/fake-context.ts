import { z } from 'zod';
import type { Claim } from '../../claim/claim';
import type {
  AgentSpec,
  Ask,
  Asked,
  ChatMessage,
  Decoding,
  ProtocolContext,
  ProtocolOptions,
} from '../../debate/context';
import type { PoolStep, Step, StepKind, StepValues } from '../../debate/steps';
import type { QuotationDraft } from '../../evidence/quotation-types';
import type { Retrieval } from '../../evidence/retrieval';
import { averitec, type LabelSet } from '../../scoring/labels';

export interface FakeParts {
  options: ProtocolOptions;
  /** The reply to a call; `attempt` is 2 for the repair of a reply that could not be parsed. */
  reply(ask: Pick<Ask<unknown>, 'key' | 'role' | 'prompt' | 'history'>, attempt: number): unknown;
  retrieval?(agent: AgentSpec, query: string, key: string): Retrieval;
  /** One vector for a text. */
  vector?(text: string): number[] | null;
  affords?(round: number): boolean;
  labels?: LabelSet;
  agents?: readonly AgentSpec[];
  /** Evidence given with the claim; null: the gatherer looks for it. */
  pool?: PoolStep | null;
  claim?: string;
  /** Where the claim stands, with who wrote or said it. */
  page?: Claim['page'];
  claimant?: Claim['claimant'];
  /** Awaited before each reply: a virtual clock's sleep. */
  delay?(): Promise<void>;
}

export interface RecordedAsk {
  key: string;
  role: string;
  /** System and user part, as sent, without what was said between them. */
  text: string;
  history: readonly ChatMessage[];
  prompt: string;
  /** Of a chat: the prompt that opened it. */
  opening?: string;
  decoding?: Decoding;
  maxTokens: number;
  schema?: z.ZodType;
}

/**
 * A `ProtocolContext` in memory, without an engine: it plays scripted replies, refuses a key used twice, and
 * keeps everything a protocol did, as steps and as calls.
 */
export class FakeContext implements ProtocolContext {
  readonly claim: Claim;
  readonly labels: LabelSet;
  readonly agents: readonly AgentSpec[];
  readonly options: ProtocolOptions;
  readonly dates = { today: '2026-05-03', claimDate: '2026-04-30' };
  readonly asks: RecordedAsk[] = [];
  readonly steps: Step[] = [];
  private readonly keys = new Set<string>();

  constructor(private readonly parts: FakeParts) {
    const text = parts.claim ?? 'The tower was built in 1750.';
    const { page, claimant } = parts;
    const capturedAt = '2026-05-03T10:00:00.000Z';
    this.claim = {
      text,
      selected: text,
      capturedAt,
      ...(page && { page }),
      ...(claimant && { claimant }),
    };
    this.labels = parts.labels ?? averitec;
    this.options = parts.options;
    this.agents = parts.agents ?? fakeAgents;
  }

  async ask<T>(ask: Ask<T>): Promise<Asked<T>> {
    this.claimKey(ask.key, 'ask');
    const { key, role, prompt, maxTokens, schema, history = [], decoding } = ask;
    const text = `${prompt.system}\n\n${prompt.user}`;
    this.asks.push({
      ...{ key, role, text, history, prompt: prompt.name, maxTokens },
      ...(prompt.opening && { opening: prompt.opening }),
      ...(decoding && { decoding }),
      ...(schema && { schema }),
    });
    let raw = '';
    for (const attempt of [1, 2]) {
      await this.parts.delay?.();
      const reply = this.parts.reply({ key, role, prompt, history }, attempt);
      raw = typeof reply === 'string' ? reply : JSON.stringify(reply);
      this.keep('reply', `${key}/try/${attempt}`, { role, reply: chatReply(raw) });
      if (!schema) return { ok: true, value: raw as T, text: raw };
      const parsed = schema.safeParse(jsonIn(raw));
      if (parsed.success) return { ok: true, value: parsed.data, text: raw };
    }
    return { ok: false, text: raw };
  }

  async retrieve(key: string, agent: AgentSpec, query: string): Promise<Retrieval> {
    const found = this.parts.retrieval?.(agent, query, key) ?? fakeRetrieval(query, agent.id);
    return this.keep('retrieval', key, found);
  }

  async givenEvidence(): Promise<PoolStep | null> {
    const { pool = null } = this.parts;
    return pool && this.keep('pool', 'pool', pool);
  }

  async embed(key: string, texts: string[]) {
    const made = texts.map((text) => (this.parts.vector ? this.parts.vector(text) : [1, 0]));
    const vectors = made.flatMap((vector) => (vector ? [vector] : []));
    const whole = vectors.length === texts.length;
    this.keep('embedding', key, { embedder: 'fake', ...(whole ? { vectors } : { failed: 'no' }) });
    return { embedder: 'fake', vectors: whole ? vectors : null };
  }

  async quote({ passages }: Pick<Retrieval, 'passages'>, drafts: QuotationDraft[]) {
    return drafts.map((draft) => {
      const passage = passages.find(({ document }) => document === draft.document);
      const at = passage ? passage.text.indexOf(draft.words) : -1;
      if (!passage || at < 0) {
        return { ...draft, state: 'unverified' as const, standing: 'independent' as const };
      }
      const start = passage.start + at;
      const span = { start, end: start + draft.words.length };
      return { ...draft, ...span, state: 'verified' as const, standing: passage.standing };
    });
  }

  async record<K extends StepKind>(kind: K, key: string, value: StepValues[K]) {
    return this.keep(kind, key, value);
  }

  async affordsRound(round: number): Promise<boolean> {
    const affords = this.parts.affords?.(round) ?? true;
    this.keep('affords', `round/${round}/affords`, { affords });
    return affords;
  }

  each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
    return Promise.all(items.map(work));
  }

  fence(what: string, text: string): string {
    return `<data f4c3 ${what}>\n${text}\n</data f4c3>`;
  }

  /** What was sent under a key. Throws where nothing was. */
  sent(key: string): string {
    const ask = this.asks.find((one) => one.key === key);
    if (!ask)
      throw new Error(`No call ${key}; there were ${this.asks.map((a) => a.key).join(', ')}`);
    return ask.text;
  }

  /** Everything a call saw: system part, what was said before, user part. */
  seen(key: string): string {
    const ask = this.asks.find((one) => one.key === key);
    return [...(ask?.history ?? []).map(({ content }) => content), this.sent(key)].join('\n\n');
  }

  /** The words a call's schema allows to be quoted, where it names them. */
  quotable(key: string): string[] | undefined {
    const schema = this.asks.find((one) => one.key === key)?.schema;
    if (!schema) return undefined;
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return quoting.safeParse(json).data?.properties.quotations.items.properties.words.enum;
  }

  /** The recorded value of a key and kind, if any. */
  value<K extends StepKind>(kind: K, key: string): StepValues[K] | undefined {
    const step = this.steps.find((one) => one.kind === kind && one.key === key);
    return step?.value as StepValues[K] | undefined;
  }

  private keep<K extends StepKind>(kind: K, key: string, value: StepValues[K]): StepValues[K] {
    this.claimKey(key, 'step');
    const seq = this.steps.length + 1;
    const at = '2026-05-03T10:00:00.000Z';
    this.steps.push({ check: 'c1', key, kind, hash: '', value, at, ms: 0, seq } as Step);
    return value;
  }

  private claimKey(key: string, what: 'ask' | 'step'): void {
    const used = `${what} ${key}`;
    if (this.keys.has(used)) throw new Error(`The key of this ${used} was used before.`);
    this.keys.add(used);
  }
}

const quoting = z.object({
  properties: z.object({
    quotations: z.object({
      items: z.object({
        properties: z.object({ words: z.object({ enum: z.array(z.string()).optional() }) }),
      }),
    }),
  }),
});

const fakeAgents: readonly AgentSpec[] = [
  { id: 'page', toolName: 'Page reader', tool: 'rag' },
  { id: 'web', toolName: 'Web searcher', tool: 'search' },
];

/** Three passages of three documents whose texts name agent and query, so that a trace can tell them apart. */
export function fakeRetrieval(query: string, agent: string, state: Retrieval['state'] = 'results') {
  const count = state === 'results' ? 3 : 0;
  const ids = Array.from({ length: count }, (_, i) => `${agent}:${query}:${i + 1}`);
  const retrieval: Retrieval = {
    query,
    state,
    passages: ids.map((id, i) => {
      const text = `Text ${i + 1} of ${agent} on ${query}: built from 1887 to 1889.`;
      const standing = 'independent';
      return { document: id, start: 0, end: text.length, text, standing, score: 1 - i / 10 };
    }),
    documents: ids.map((id) => ({
      id,
      origin: 'web',
      title: `Title of ${id}`,
      publisher: `${agent}.example`,
      readAt: '2026-05-03T10:00:00.000Z',
      how: 'given',
    })),
    lookedIn: [{ where: agent, state, found: count }],
  };
  return retrieval;
}

const chatReply = (text: string) => ({
  text,
  finish: 'stop' as const,
  usage: { input: 0, output: 0 },
  model: 'fake',
  warnings: [],
});

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
