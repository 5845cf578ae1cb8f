import type { z } from 'zod';
import type { Claim } from '../claim/claim';
import type { Passage } from '../evidence/document';
import type { Quotation, QuotationDraft } from '../evidence/quotation-types';
import type { Retrieval, ToolId } from '../evidence/retrieval';
import type { ChatMessage, Decoding } from '../models/chat-model';
import type { LabelSet } from '../scoring/labels';
import type { Thresholds } from '../scoring/score-types';
import type {
  ConsistencyStep,
  GateStep,
  ModerationStep,
  PoolStep,
  PreferenceStep,
  ProposedStep,
  StepKind,
  StepValues,
} from './steps';

export type { ChatMessage, Decoding };

/** Every role can have its own model. `opponent` is the second debater; it falls back to the debater's. */
export const roles = [
  'debater',
  'opponent',
  'moderator',
  'judge',
  'gatherer',
  'scorer',
  'reporter',
] as const;
export type Role = (typeof roles)[number];

/** A rendered prompt: one system and one user part, and the version its hash is guarded by. */
export interface Prompt {
  name: string;
  version: string;
  system: string;
  user: string;
  /** In a chat that goes on over several prompts: the prompt its system part is from. */
  opening?: string;
}

export interface AgentSpec {
  /** Part of every key and of the panel's columns: `page`, `web`. */
  id: string;
  /** How prompts name the agent and its tool. */
  toolName: string;
  tool: ToolId;
  /** The side it must argue, where the system assigns one (DebateCV, MAD). */
  stance?: 'affirmative' | 'negative';
  /** Whose model it speaks with; absent: `debater`. */
  role?: Role;
}

/** Every switch in which the presets differ; `lib/protocols/README.md` has a line for each. */
export interface ProtocolOptions {
  preset: 'paper' | 'product';
  maxRounds: number;
  /** Passages per agent and round. */
  passages: number;
  /** Off: the claim itself is every query (Tool-MAD Fig. 9). */
  rewriteQueries: boolean;
  /** Medical questions (Tool-MAD, Fig. 7): agents look in papers, the search agent by keywords and with summaries. */
  field?: 'medical';
  /** The selection is made a checkable claim before the protocol begins; absent: it is debated as it is. */
  prepare?: boolean;
  /**
   * What people found before: shown beside the debate, or, where an index of fact-checks gave it, read by the web
   * agent, too; absent: not looked for.
   */
  factChecks?: 'show' | 'use';
  /**
   * Replies carry quotations for the rule to go by; absent: they do. Off: free text as published, the label on
   * the last line or in brackets.
   */
  quotations?: boolean;
  /** MADKE: each agent chooses its evidence from the pool. Off: everyone reads the whole pool. */
  selection?: boolean;
  /** What the gatherer does before a debate about shared evidence, where none is given. */
  gather?: { questions: number; passages: number };
  /** Off: no score gate (Tool-MAD Fig. 10); nothing is scored. */
  stability: boolean;
  thresholds: Thresholds;
  /** False: answers are not scored for relevance, because the reader does without the embedder; absent: they are. */
  relevance?: false;
  /** Statements with verdicts in one reply, three questions in another: 2 calls instead of 5. */
  compactScoring: boolean;
  lowScoreAlert: boolean;
  unchangedQueryShortcut: boolean;
  /** An agreed Not Enough Evidence is not blocked by the noncommittal zero. */
  agreedNotEnoughPasses: boolean;
  /** The verdict rule in code; off in the paper preset and where no documents exist. */
  rule: boolean;
  /** A second reading of the counting quotations before the rule; off where the rule is off. */
  fitCheck: boolean;
  report: boolean;
  decoding: Decoding;
  /** Output tokens at most for an answer, a query, a scoring reply. */
  tokens: { answer: number; query: number; scoring: number; judge: number; report: number };
  /** Only for models too small for long prompts: words per passage at most, and in the judge's history. */
  brief?: { passageWords: number; judgeWords: number };
}

export interface Ask<T> {
  /** Without `/try/n`. */
  key: string;
  role: Role;
  prompt: Prompt;
  /** What was said before in this chat, between the system part and the new user part; part of the step's hash. */
  history?: readonly ChatMessage[];
  /** In place of the check's decoding. */
  decoding?: Decoding;
  maxTokens: number;
  /** Absent for free text; `T` is then `string`. */
  schema?: z.ZodType<T>;
}

/** A reply that stayed unparsable after its repair is an outcome, not an error. */
export type Asked<T> = { ok: true; value: T; text: string } | { ok: false; text: string };

/** Kinds a protocol may record: values computed by its own code from journaled ones, for the fold to show. */
export type RecordKind = Exclude<
  StepKind,
  'reply' | 'failedCall' | 'retrieval' | 'embedding' | 'affords' | 'budget'
>;

/**
 * All a protocol can do to the world. Each method's result is in the journal before the protocol sees it,
 * so that calling the protocol again from the top runs through its finished part in no time.
 * Protocols never catch: expected trouble is an outcome, everything thrown pauses the check.
 */
export interface ProtocolContext {
  readonly claim: Claim;
  readonly labels: LabelSet;
  readonly agents: readonly AgentSpec[];
  readonly options: ProtocolOptions;
  /** Slots every prompt has: today's date and the claim's date, in words. */
  readonly dates: { today: string; claimDate: string };

  ask(ask: Ask<string> & { schema?: undefined }): Promise<Asked<string>>;
  ask<T>(ask: Ask<T> & { schema: z.ZodType<T> }): Promise<Asked<T>>;
  /** Runs the agent's tool. */
  retrieve(key: string, agent: AgentSpec, query: string): Promise<Retrieval>;
  /** The evidence given with the claim (the lab's files), under the key `pool`; null where none is: gather it then. */
  givenEvidence(): Promise<PoolStep | null>;
  /** L2-normalised vectors, or null when the embedder failed (the score then fails the gate). */
  embed(key: string, texts: string[]): Promise<{ embedder: string; vectors: number[][] | null }>;
  /** Checks drafts against the documents' full texts; drafts of documents not in the retrieval are `unverified`. */
  quote(retrieval: Pick<Retrieval, 'passages'>, drafts: QuotationDraft[]): Promise<Quotation[]>;
  record<K extends RecordKind>(kind: K, key: string, value: StepValues[K]): Promise<StepValues[K]>;
  /** Whether another round and the judge fit the budget; decided once and journaled. */
  affordsRound(round: number): Promise<boolean>;
  /** All at once, or one after the other where the provider takes one call at a time (prompt prefixes stay cached). */
  each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]>;
  /** Puts outside text between marks no text can imitate, with what it is. */
  fence(what: string, text: string): string;
}

/** What a finished round left behind, for a debate that a budget cuts short. */
export interface FinishedRound {
  round: number;
  answers: { agent: string; label: string | null; text: string }[];
  gate?: GateStep;
  moderation?: ModerationStep;
  preference?: PreferenceStep;
  consistency?: ConsistencyStep;
}

/** A published system: a plain async function, and what its finished rounds allow when the budget runs out. */
export interface Protocol {
  id: string;
  run(context: ProtocolContext): Promise<ProposedStep>;
  cutShort(rounds: FinishedRound[], labels: LabelSet): ProposedStep;
}

/** Passages as numbered documents for a prompt; the number is the mark [n]. */
export type NumberedPassage = Passage & { n: number };
