import type { Quotation } from '../evidence/quotation-types';
import type { Retrieval } from '../evidence/retrieval';
import type { ChatReply } from '../models/chat-model';
import type { AnswerRelevance, Faithfulness, Thresholds } from '../scoring/score-types';
import type { Role } from './context';

/** One completed model request, as it came back. Keys end in `/try/1`, `/try/2`. */
export interface ReplyStep {
  role: Role;
  reply: ChatReply;
}

export interface QueryStep {
  text: string;
  /** False where the agent kept its query. */
  changed: boolean;
}

export interface AnswerStep {
  /** Prose with marks [n], the label on the last line: what scores measure and the opponent sees. */
  text: string;
  /** Null when no label could be read. */
  label: string | null;
  quotations: Quotation[];
  /** True when the reply stayed unparsable and `text` is what came. */
  unparsed?: boolean;
}

export interface GateFailure {
  agent: string;
  metric: 'faithfulness' | 'relevance';
  /** Absent when the score could not be computed. */
  value?: number;
  threshold: number;
}

/** What the round came to. `agreed` ends the debate; everything else goes on or to the Judge. */
export interface GateStep {
  round: number;
  outcome: 'agreed' | 'disagree' | 'unstable' | 'no-label';
  label?: string;
  failures: GateFailure[];
  thresholds: Thresholds;
  /** What comes next. `judge-budget`: another round would not fit the budget. */
  next: 'end' | 'round' | 'judge' | 'judge-budget';
}

export interface JudgeStep {
  label: string;
  justification: string;
  quotations: Quotation[];
  /** True when no label could be read and the set's fallback stands. */
  fallback: boolean;
}

/** The published protocol's label: the lab scores it. */
export interface ProposedStep {
  label: string;
  by: 'consensus' | 'judge' | 'moderator' | 'budget' | 'answer';
  round: number;
  /** The agents' or the judge's text the label rests on. */
  text: string;
}

export type ConfidenceWord = 'almost-certain' | 'likely' | 'leaning' | 'unclear';

/** What the rule in code makes of the proposed label. */
export interface ShownStep {
  label: string;
  proposed: string;
  overruled: boolean;
  /** `rule-off`: "not checked against sources". */
  why:
    | 'stands'
    | 'no-supporting-quotation'
    | 'no-contradicting-quotation'
    | 'not-both-sides'
    | 'only-same-page'
    | 'rule-off';
  confidence: ConfidenceWord;
  /** Independent publishers with a counting quotation on the label's side. */
  sources: string[];
  calibrated: boolean;
}

/** One call after the protocol; cites counted quotations only, by their number in the check's evidence list. */
export interface ReportStep {
  justification: string;
  corrected?: string;
  counter?: string;
  wouldChange?: string;
  /** Evidence numbers [e] the texts above may cite, in the order of the view's evidence list. */
  cited: number[];
  /** Marks the model wrote that do not exist or do not count; they were taken out. */
  dropped: number;
}

export interface BudgetStep {
  limit: 'calls' | 'tokens' | 'money' | 'minutes';
  /** Key of the call that was not made. */
  at: string;
}

/** Everything a journal may hold, by kind. */
export interface StepValues {
  reply: ReplyStep;
  query: QueryStep;
  retrieval: Retrieval;
  answer: AnswerStep;
  embedding: { embedder: string; vectors: number[][] } | { embedder: string; failed: string };
  faithfulness: Faithfulness;
  relevance: AnswerRelevance;
  gate: GateStep;
  affords: { affords: boolean };
  judge: JudgeStep;
  proposed: ProposedStep;
  shown: ShownStep;
  report: ReportStep;
  budget: BudgetStep;
}

export type StepKind = keyof StepValues;

/** A finished step as it lies in the journal. */
export type Step = {
  [K in StepKind]: {
    check: string;
    key: string;
    kind: K;
    /** SHA-256 of the canonical JSON of the semantic input. */
    hash: string;
    value: StepValues[K];
    /** ISO 8601 moment it finished. */
    at: string;
    /** Milliseconds the effect took; 0 for recorded values. */
    ms: number;
    /** Place in the journal, from 1, without gaps. */
    seq: number;
  };
}[StepKind];
