import type { AgentSpec, Role } from '../lib/debate/context';
import type { ConfidenceWord } from '../lib/debate/steps';
import type { CheckView } from '../lib/debate/view-types';
import { labelSets, type Stand, standOf } from '../lib/scoring/labels';
import type { MessageKey, Translate } from './words';

/** Words for people where the code has ids. */

const stands = {
  supported: 'stand_supported',
  refuted: 'stand_refuted',
  conflicting: 'stand_conflicting',
  'not-enough': 'stand_not_enough',
} as const satisfies Record<Stand, MessageKey>;

const confidences = {
  'almost-certain': 'confidence_almost_certain',
  likely: 'confidence_likely',
  leaning: 'confidence_leaning',
  unclear: 'confidence_unclear',
} as const satisfies Record<ConfidenceWord, MessageKey>;

const agents: Record<string, MessageKey> = {
  page: 'agent_page',
  web: 'agent_web',
  judge: 'agent_judge',
};

const protocols: Record<string, string> = {
  'tool-mad': 'Tool-MAD',
  'single-agent': 'Single agent',
  'debate-cv': 'DebateCV',
  mad: 'MAD',
  madke: 'MADKE',
};

const roles = {
  debater: 'role_debater',
  judge: 'role_judge',
  scorer: 'role_scorer',
  reporter: 'role_reporter',
} as const satisfies Record<Role, MessageKey>;

export const standWord = (t: Translate, stand: Stand): string => t(stands[stand]);
export const confidenceWord = (t: Translate, word: ConfidenceWord): string => t(confidences[word]);
export const roleWord = (t: Translate, role: Role): string => t(roles[role]);

/** Published names are names and are not translated. */
export const protocolName = (id: string): string => protocols[id] ?? id;

/** What a label means, whichever set it comes from; undefined where no set has it. */
export function standOfLabel(label: string): Stand | undefined {
  const set = Object.values(labelSets).find(({ labels }) => labels.some(({ id }) => id === label));
  return set && standOf(set, label);
}

/** `Refuted` for `REFUTES`; a label of no known set stays as the protocol wrote it. */
export function labelWord(t: Translate, label: string): string {
  const stand = standOfLabel(label);
  return stand ? standWord(t, stand) : label;
}

export function agentName(t: Translate, agent: Pick<AgentSpec, 'id' | 'toolName'>): string {
  const key = agents[agent.id];
  return key ? t(key as 'agent_page') : agent.toolName;
}

/** The name behind an id as evidence and gate carry it. */
export function agentNameOf(t: Translate, view: Pick<CheckView, 'rounds'>, id: string): string {
  const known = view.rounds[0]?.turns.find(({ agent }) => agent.id === id)?.agent;
  return agentName(t, known ?? { id, toolName: id });
}
