import type { AgentSpec, Role } from '../lib/debate/context';
import type { ConfidenceWord } from '../lib/debate/steps';
import type { CheckView } from '../lib/debate/view-types';
import { labelSets, type Stand, standOf } from '../lib/scoring/labels';
import { entryOf, isMessageKey, loosely, type MessageKey, type Translate } from './words';

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

const agents = {
  page: 'agent_page',
  'page-2': 'agent_page_2',
  web: 'agent_web',
  'web-2': 'agent_web_2',
  plain: 'agent_plain',
  'plain-2': 'agent_plain_2',
  papers: 'agent_papers',
  abstracts: 'agent_abstracts',
  affirmative: 'agent_affirmative',
  negative: 'agent_negative',
  first: 'agent_first',
  second: 'agent_second',
  solo: 'agent_solo',
  moderator: 'agent_moderator',
  judge: 'agent_judge',
} as const satisfies Record<string, MessageKey>;

const protocols = {
  'tool-mad': 'Tool-MAD',
  'debate-cv': 'DebateCV',
  mad: 'MAD',
  madke: 'MADKE',
};

const roles = {
  debater: 'role_debater',
  opponent: 'role_opponent',
  moderator: 'role_moderator',
  judge: 'role_judge',
  gatherer: 'role_gatherer',
  scorer: 'role_scorer',
  reporter: 'role_reporter',
} as const satisfies Record<Role, MessageKey>;

export const standWord = (t: Translate, stand: Stand): string => t(stands[stand]);
export const confidenceWord = (t: Translate, word: ConfidenceWord): string => t(confidences[word]);
export const roleWord = (t: Translate, role: Role): string => t(roles[role]);

/** Published names are names and are not translated; the baselines' names say what they do. */
export function protocolName(t: Translate, id: string): string {
  const key = `protocol_${id.replaceAll('-', '_')}`;
  return entryOf(protocols, id) ?? (isMessageKey(key) ? loosely(t, key, {}) : id);
}

/** What a protocol does and what it costs, in a sentence. */
export const protocolHint = (t: Translate, id: string): string =>
  loosely(t, `protocol_hint_${id.replaceAll('-', '_')}` as MessageKey, {});

/** What a label means, whichever set it comes from; undefined where no set has it. */
export function standOfLabel(label: string): Stand | undefined {
  const set = Object.values(labelSets).find(({ labels }) => labels.some(({ id }) => id === label));
  return set && standOf(set, label);
}

/** Labels that are words of their own: PubMedQA's answers to a question, and none at all. */
const plainLabels = {
  yes: 'label_yes',
  no: 'label_no',
  maybe: 'label_maybe',
  'No answer': 'label_no_answer',
} as const satisfies Record<string, MessageKey>;

/** `Refuted` for `REFUTES`; a label of no known set stays as the protocol wrote it. */
export function labelWord(t: Translate, label: string): string {
  const plain = entryOf(plainLabels, label);
  if (plain) return t(plain);
  const stand = standOfLabel(label);
  return stand ? standWord(t, stand) : label;
}

export function agentName(t: Translate, agent: Pick<AgentSpec, 'id' | 'toolName'>): string {
  const key = entryOf(agents, agent.id);
  if (key) return t(key);
  const sample = /^sample-(\d+)$/.exec(agent.id)?.[1];
  return sample ? t('agent_sample', { number: sample }) : agent.toolName;
}

/** The name behind an id as evidence and gate carry it. */
export function agentNameOf(t: Translate, view: Pick<CheckView, 'rounds'>, id: string): string {
  const known = view.rounds[0]?.turns.find(({ agent }) => agent.id === id)?.agent;
  return agentName(t, known ?? { id, toolName: id });
}
