import type { Check, ModelNote } from '../debate/check';
import { type Role, roles } from '../debate/context';
import { isDemonstration, MINILM_ID } from '../models/on-device/catalogue';
import { agentsFor, debateIds, isProtocolId, optionsFor, type ProtocolId } from '../protocols';
import { modelIdFor, type Settings } from '../settings/settings';

/** Stands for a role's model while the reader has chosen none; the run then pauses with `model-missing`. */
const NO_MODEL: ModelNote = { id: '', name: '', demonstration: false };

export type Plan = Pick<
  Check,
  'protocol' | 'agents' | 'labels' | 'models' | 'options' | 'embedder'
>;

/** What today's settings make of a new check: protocol, agents, models by role, every switch, the embedder. */
export function plan(settings: Settings): Plan {
  const protocol = knownProtocol(settings.protocol);
  const models = Object.fromEntries(roles.map((role) => [role, noteFor(settings, role)])) as Record<
    Role,
    ModelNote
  >;
  const options = optionsFor(protocol, settings.preset, {
    embedder: MINILM_ID,
    smallModel: models.debater.demonstration,
  });
  // A single agent's steps are its protocol's own affair; the setting is about debates.
  const debates = (debateIds as readonly string[]).includes(protocol);
  return {
    ...{ protocol, models, agents: agentsFor(protocol), labels: settings.labels },
    options: debates ? { ...options, maxRounds: settings.maxRounds } : options,
    embedder: MINILM_ID,
  };
}

/** A protocol this version does not know, as from an imported file, gives way to the usual one. */
const knownProtocol = (id: string): ProtocolId => (isProtocolId(id) ? id : 'tool-mad');

function noteFor(settings: Settings, role: Role): ModelNote {
  const entry = settings.models.find(({ id }) => id === modelIdFor(settings, role));
  if (!entry) return NO_MODEL;
  const demonstration = entry.kind === 'on-device' && isDemonstration(entry.model);
  return { id: entry.id, name: entry.name, demonstration, price: entry.price };
}
