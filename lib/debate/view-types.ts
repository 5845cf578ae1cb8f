import type { Claim } from '../claim/claim';
import type { ErrorRecord } from '../errors';
import type { DocumentHead } from '../evidence/document';
import type { Quotation } from '../evidence/quotation-types';
import type { Retrieval } from '../evidence/retrieval';
import type { Stand } from '../scoring/labels';
import type { AnswerRelevance, Faithfulness } from '../scoring/score-types';
import type { CheckStatus, ModelNote } from './check';
import type { AgentSpec, ProtocolOptions, Role } from './context';
import type {
  AnswerStep,
  BudgetStep,
  GateStep,
  JudgeStep,
  ProposedStep,
  QueryStep,
  ReportStep,
  ShownStep,
} from './steps';

/** A quotation as the evidence list shows it, numbered over the whole check. */
export interface EvidenceItem extends Quotation {
  /** 1, 2, … in the order first quoted; what the report cites. Equal spans share one. */
  e: number;
  source: DocumentHead;
  /** Agents and rounds that used it. */
  usedBy: { agent: string; round: number; n: number }[];
  counts: boolean;
}

export interface AgentTurnView {
  agent: AgentSpec;
  query?: QueryStep;
  retrieval?: Retrieval;
  answer?: AnswerStep;
  faithfulness?: Faithfulness;
  relevance?: AnswerRelevance;
  /** What the agent is at, derived from what is finished; absent once its turn is whole. */
  doing?: 'asking' | 'searching' | 'reading' | 'scoring';
}

export interface RoundView {
  round: number;
  turns: AgentTurnView[];
  gate?: GateStep;
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
  models: Record<Role, ModelNote>;
  status: CheckStatus;
  error?: ErrorRecord;
  createdAt: string;
  rounds: RoundView[];
  judge?: JudgeStep;
  proposed?: ProposedStep;
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
  /** Where the debate stands while it runs. */
  live?: { phase: 'debating' | 'judging' | 'deciding' | 'reporting'; round: number };
  cost: CostView;
  /** True when any deciding role ran on a model too small to judge. */
  demonstration: boolean;
  /** Distinct warning codes of all replies. */
  warnings: string[];
}
