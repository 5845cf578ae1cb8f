import type { AgentSpec, FinishedRound, ProtocolContext } from '../../debate/context';
import type { AnswerStep, PoolStep, ProposedStep } from '../../debate/steps';
import type { LabelSet } from '../../scoring/labels';
import { gatherEvidence } from '../gather';

/** The one agent of a single-agent baseline. Throws where the check has none: a mistake of ours. */
export function soloOf({ agents }: Pick<ProtocolContext, 'agents'>): AgentSpec {
  const [agent] = agents;
  if (!agent) throw new Error('This check has no agent.');
  return agent;
}

/** The shared evidence where the agent is to read it; null for one that has no documents. */
export const evidenceFor = (ctx: ProtocolContext, agent: AgentSpec): Promise<PoolStep | null> =>
  agent.tool === 'pool' ? gatherEvidence(ctx) : Promise.resolve(null);

/** The answer is the proposal; without a readable label the set's fallback is. */
export const proposedBy = (
  ctx: ProtocolContext,
  answer: AnswerStep,
  round = 1,
): Promise<ProposedStep> =>
  ctx.record('proposed', 'proposed', {
    label: answer.label ?? ctx.labels.fallback,
    by: 'answer',
    round,
    text: answer.text,
  });

/** A single agent that a budget stopped has answered nothing. */
export const nothingYet = (rounds: FinishedRound[], labels: LabelSet): ProposedStep => ({
  label: labels.fallback,
  by: 'budget',
  round: rounds.length,
  text: '',
});
