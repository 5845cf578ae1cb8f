import type { AgentSpec, ProtocolContext } from '../../debate/context';
import type { GateFailure } from '../../debate/steps';
import type { Round } from './history';

const words: Record<GateFailure['metric'], string> = {
  faithfulness:
    'My last answer may have gone beyond my documents: its faithfulness was too low. This time I keep to what they say.',
  relevance:
    'My last answer may have missed the claim: its relevance was too low. This time I speak to the claim itself.',
};

/**
 * The low-score alert, a note in the agent's own voice before its next answer (authors' code, not the paper):
 * after a round whose labels agreed but whose scores failed, to each agent about its own scores. Empty otherwise.
 */
export function alertFor(
  { options }: Pick<ProtocolContext, 'options'>,
  agent: AgentSpec,
  last?: Round,
): string {
  if (!options.lowScoreAlert || last?.gate.outcome !== 'unstable') return '';
  const own = last.gate.failures.filter((failure) => failure.agent === agent.id);
  return own.map(({ metric }) => words[metric]).join(' ');
}
