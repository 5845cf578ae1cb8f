import type { Claim } from '../claim/claim';
import type { Preparation } from '../claim/preparation';
import type { ErrorRecord } from '../errors';
import type { DocumentHead } from '../evidence/document';
import type { LeftOut } from '../evidence/left-out';
import type { Quotation, Relation } from '../evidence/quotation-types';
import type { Retrieval } from '../evidence/retrieval';
import type { FactChecks } from '../factchecks/fact-check';
import type { Stand } from '../scoring/labels';
import type { AnswerRelevance, Faithfulness } from '../scoring/score-types';
import type { CheckStatus, ClaimDecision, ModelNote } from './check';
import type { AgentSpec, ProtocolOptions, Role } from './context';
import type {
  AnswerStep,
  AskedModel,
  BudgetStep,
  ConsistencyStep,
  ControlStep,
  FitStep,
  GateStep,
  JudgeStep,
  ModerationStep,
  Next,
  PoolStep,
  PreferenceStep,
  ProposedStep,
  QueryStep,
  ReportStep,
  SelectionStep,
  ShownStep,
  SummariesStep,
} from './steps';

/** A quotation as the evidence list shows it, numbered over the whole check. */
export interface EvidenceItem extends Quotation {
  /** 1, 2, … in the order first quoted; what the report cites. Equal spans share one. */
  e: number;
  source: DocumentHead;
  /** Agents and rounds that used it. */
  usedBy: { agent: string; round: number; n: number }[];
  counts: boolean;
  /** What the second reading made of it; absent where there was none. */
  fit?: 'confirmed' | 'changed' | 'unconfirmed' | 'steers';
  /** What the debate had called it, where the second reading changed that. */
  called?: Relation;
}

export interface AgentTurnView {
  agent: AgentSpec;
  query?: QueryStep;
  retrieval?: Retrieval;
  /** Tool-MAD's medical configuration: the abstracts it read, retold. */
  summaries?: SummariesStep;
  /** MADKE: what it chose to read of the pool. */
  selection?: SelectionStep;
  answer?: AnswerStep;
  faithfulness?: Faithfulness;
  relevance?: AnswerRelevance;
  /** What the agent is at, derived from what is finished; absent once its turn is whole. */
  doing?: 'asking' | 'searching' | 'choosing' | 'reading' | 'scoring';
}

export interface RoundView {
  round: number;
  turns: AgentTurnView[];
  gate?: GateStep;
  moderation?: ModerationStep;
  preference?: PreferenceStep;
  consistency?: ConsistencyStep;
  /** What the step that closed the round said comes next; absent while the round is open. */
  next?: Next;
}

/** The gatherer's work while and after it is done: each question with what was found for it. */
export interface GatheringView {
  questions: { question: string; retrievals: Retrieval[]; answered: boolean }[];
}

export interface CostView {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** Absent where no price is known. */
  money?: number;
  /** Running time in milliseconds. */
  ms: number;
  /** True when a provider reported no usage and numbers are estimates. */
  estimated: boolean;
}

/** Everything panel, history, export and inline marks show: `viewOf(check, steps)`. */
export interface CheckView {
  id: string;
  claim: Claim;
  protocol: string;
  options: ProtocolOptions;
  /** Checks of earlier versions lack the roles that came later. */
  models: Record<Role, ModelNote>;
  /** Who was asked for each role, in order; absent for roles not asked yet, and in journals of earlier versions. */
  asked?: Partial<Record<Role, AskedModel[]>>;
  status: CheckStatus;
  error?: ErrorRecord;
  createdAt: string;
  /** What became of the selection; absent where it was not prepared. */
  preparation?: Preparation;
  /** The reader's decision about it; absent until there is one. */
  decision?: ClaimDecision;
  /** Checks of the same selection's claims, in its order, this one among them; absent where it is alone. */
  siblings?: string[];
  /** Sources the reader left out; absent where all are read. */
  leftOut?: LeftOut[];
  factChecks?: FactChecks;
  /** The gatherer's questions; absent where the evidence was given or each agent looks for its own. */
  gathering?: GatheringView;
  /** The evidence all agents share, once it stands. */
  pool?: PoolStep;
  rounds: RoundView[];
  judge?: JudgeStep;
  proposed?: ProposedStep;
  fit?: FitStep;
  control?: ControlStep;
  shown?: ShownStep;
  /** The shown label's meaning, for icon and colour. */
  stand?: Stand;
  report?: ReportStep;
  budget?: BudgetStep;
  /** Grouped by relation; quotations that were not found stand apart. */
  evidence: {
    against: EvidenceItem[];
    for: EvidenceItem[];
    context: EvidenceItem[];
    notFound: EvidenceItem[];
  };
  /** Documents that try to instruct the checker, each once, with the words. Where the rule is on nobody read them. */
  hostile: { source: DocumentHead; words: string }[];
  /** Where the debate stands while it runs. */
  live?: {
    phase: 'preparing' | 'gathering' | 'debating' | 'judging' | 'deciding' | 'reporting';
    round: number;
  };
  cost: CostView;
  /** True when any deciding role ran on a model too small to judge. */
  demonstration: boolean;
  /** Distinct warning codes of all replies. */
  warnings: string[];
}
