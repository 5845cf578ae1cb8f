import type { AgentSpec } from '../../debate/context';
import type { AnswerStep, GateStep, QueryStep, Summary } from '../../debate/steps';
import type { Retrieval } from '../../evidence/retrieval';
import type { AnswerRelevance, Faithfulness } from '../../scoring/score-types';

/** One agent's part of a round: a_A, D_A and q_A of the paper, with the two scores of the answer. */
export interface Turn {
  agent: AgentSpec;
  query: QueryStep;
  retrieval: Retrieval;
  /** Of the abstracts it read, in the medical configuration. */
  summaries: Summary[];
  answer: AnswerStep;
  faithfulness: Faithfulness;
  relevance: AnswerRelevance;
}

export interface Round {
  round: number;
  turns: Turn[];
  gate: GateStep;
}
