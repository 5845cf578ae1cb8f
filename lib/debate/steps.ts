import type { Preparation } from '../claim/preparation';
import type { DocumentHead, Passage } from '../evidence/document';
import type { Quotation, Relation } from '../evidence/quotation-types';
import type { LookedIn, Retrieval, ToolId, Withheld } from '../evidence/retrieval';
import type { FactChecks } from '../factchecks/fact-check';
import type { ChatReply, Usage } from '../models/chat-model';
import type { AnswerRelevance, Faithfulness, Thresholds } from '../scoring/score-types';
import type { Role } from './context';

/** The model a request was sent to, as it was then; never a key. */
export interface AskedModel {
  /** `ChatModel.id`: part of the step's hash. */
  id: string;
  name: string;
  demonstration: boolean;
  /** US dollars per million tokens, where the reader gave a price. */
  price?: { input: number; output: number };
}

/** One completed model request, as it came back. Keys end in `/try/1`, `/try/2`. */
export interface ReplyStep {
  role: Role;
  reply: ChatReply;
  /** Absent in journals of earlier versions. */
  by?: AskedModel;
}

/**
 * A request that was billed and came to no reply. It lies beside the steps: no replay asks for it, and the reply it
 * was for is asked for again under its own key.
 */
export interface FailedCallStep {
  role: Role;
  usage: Usage;
  /** Absent in journals of earlier versions. */
  by?: AskedModel;
}

export interface QueryStep {
  text: string;
  /** False where the agent kept its query. */
  changed: boolean;
  /** Why the agent looks there, where it says so (ReAct). */
  thought?: string;
  /** The tool it chose, where it has several (ReAct with all tools). */
  tool?: ToolId;
  /** What papers are searched by, taken from the query (Tool-MAD's medical configuration). */
  keywords?: string;
}

/** An abstract retold by a model; never to be quoted. */
export interface Summary {
  /** Id of the document. */
  document: string;
  text: string;
}

/** Tool-MAD's medical configuration: what its search agent makes of each abstract. */
export interface SummariesStep {
  summaries: Summary[];
}

/** What the gatherer asks before the debate. */
export interface QuestionsStep {
  questions: string[];
}

/** One piece of the evidence all agents of a debate share. */
export interface PoolItem {
  /** 1, 2, …: the number prompts, selections and quotations name. */
  n: number;
  /** The question it answers. */
  question?: string;
  /** The gatherer's answer in its own words; absent where the passage is the answer (the lab's files). */
  answer?: string;
  /** The source's words: what is quoted and checked. */
  passage: Passage;
}

/** The evidence all agents share, fixed before the debate. */
export interface PoolStep {
  by: 'given' | 'gatherer';
  items: PoolItem[];
  documents: DocumentHead[];
  lookedIn: LookedIn[];
  /** Of evidence given with the claim: what nobody was given to read. */
  withheld?: Withheld[];
}

/** MADKE: what an agent chose to read of the pool, at most three numbers; none: `[No Found]`. */
export interface SelectionStep {
  numbers: number[];
}

export interface AnswerStep {
  /** Prose with marks [n], the label on the last line: what scores measure and the opponent sees. */
  text: string;
  /** Null when no label could be read. */
  label: string | null;
  quotations: Quotation[];
  /** True when the reply stayed unparsable and `text` is what came. */
  unparsed?: boolean;
  /** The strongest case on either side, where the answer weighs both (two-sided). */
  sides?: { for: string; against: string };
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

/** What comes after a round, whoever closes it. `judge-budget`: another round would not fit the budget. */
export type Next = GateStep['next'];

/** DebateCV: the Moderator's reply after a round. */
export interface ModerationStep {
  round: number;
  /** What this round brought that earlier ones had not. */
  insight: string;
  gaps: string;
  justificationForProceeding: string;
  /** Null when the reply could not be parsed: the debate goes on. */
  proceeding: 'yes' | 'no' | null;
  justificationForVerdict: string;
  /** Null while the debate goes on. */
  label: string | null;
  /** By the pool's numbers. */
  quotations: Quotation[];
  /** What came, where it could not be parsed. */
  unparsed?: string;
  next: Next;
}

/** MAD: the Moderator's reply after a round; the first answer it prefers ends the debate. */
export interface PreferenceStep {
  round: number;
  preference: boolean;
  /** The side it leans to, as it wrote it. */
  side: string;
  reason: string;
  /** The debate's answer; null: go on. */
  label: string | null;
  /** What came, where it could not be parsed. */
  unparsed?: string;
  next: Next;
}

/** MADKE: whether the agents' answers are consistent. The Judge never picks a winner. */
export interface ConsistencyStep {
  round: number;
  consistent: boolean;
  text: string;
  next: Next;
}

export interface JudgeStep {
  label: string;
  justification: string;
  quotations: Quotation[];
  /** What it summarised or listed before deciding, where it decides in two steps (DebateCV, MAD). */
  insights?: string;
  /** True when no label could be read and the set's fallback stands. */
  fallback: boolean;
}

/** The published protocol's label: the lab scores it. */
export interface ProposedStep {
  label: string;
  by: 'consensus' | 'judge' | 'moderator' | 'summary' | 'vote' | 'budget' | 'answer';
  round: number;
  /** The agents' or the judge's text the label rests on. */
  text: string;
  /**
   * Whether everyone who was free to choose a label came to this one by itself. Absent where nobody but who decides
   * gives labels, or where only one does.
   */
  unanimous?: boolean;
}

/** The fit check: a second reading of the counting quotations, in fresh context, source by source. */
export interface FitStep {
  /** Numbers in the check's evidence list that were read again. */
  asked: number[];
  /** How each stands to the claim; one that is missing was not confirmed. */
  relations: { e: number; relation: Relation }[];
  /** True when every reply stayed unparsable: nothing was confirmed. */
  unparsed?: true;
}

/** The control reading: what decides something, held against a sentence that nothing can decide. */
export interface ControlStep {
  /** The made-up sentence. */
  claim: string;
  /** Documents that were read as deciding it: nothing of them counts. */
  steering: string[];
  /** Documents for which no reply could be used: nothing of them is confirmed. */
  unread: string[];
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
    /** The sources narrow the claim, they do not contradict it. */
    | 'only-qualified'
    /** It would have stood, but the second reading of its quotations did not confirm it. */
    | 'not-confirmed'
    /** It would have stood, but what it rests on was taken as evidence about a made-up sentence, too. */
    | 'steered'
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
  /** Which of these cite no quotation though there are some that count. */
  unquoted?: ('justification' | 'counter' | 'wouldChange')[];
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
  failedCall: FailedCallStep;
  /** What became of the selection before its debate. */
  preparation: Preparation;
  /** What people found before, looked up beside the debate. */
  factChecks: FactChecks;
  query: QueryStep;
  retrieval: Retrieval;
  summaries: SummariesStep;
  answer: AnswerStep;
  embedding: { embedder: string; vectors: number[][] } | { embedder: string; failed: string };
  faithfulness: Faithfulness;
  relevance: AnswerRelevance;
  questions: QuestionsStep;
  pool: PoolStep;
  selection: SelectionStep;
  gate: GateStep;
  moderation: ModerationStep;
  preference: PreferenceStep;
  consistency: ConsistencyStep;
  affords: { affords: boolean };
  judge: JudgeStep;
  proposed: ProposedStep;
  fit: FitStep;
  control: ControlStep;
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
