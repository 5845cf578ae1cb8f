import type { Check, ModelNote } from '../debate/check';
import { type ProtocolOptions, type Role, roles } from '../debate/context';
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
  const field = settings.field === 'medical' ? settings.field : undefined;
  const options = optionsFor(protocol, settings.preset, {
    field,
    embedder: MINILM_ID,
    smallModel: models.debater.demonstration,
  });
  // A single agent's steps are its protocol's own affair; the setting is about debates.
  const before = settings.preset === 'product' ? beforeDebate(settings) : {};
  const debates = (debateIds as readonly string[]).includes(protocol);
  return {
    ...{ protocol, models, agents: agentsFor(protocol, { field }), labels: settings.labels },
    options: {
      ...{ ...options, ...before },
      ...(debates && { maxRounds: settings.maxRounds }),
      ...(!settings.relevance && { relevance: false as const }),
    },
    embedder: MINILM_ID,
  };
}

/** What comes before a reader's debate and no published system has: the paper preset goes without. */
function beforeDebate({ factChecks }: Settings): Pick<ProtocolOptions, 'prepare' | 'factChecks'> {
  return { prepare: true, ...(factChecks.use !== 'off' && { factChecks: factChecks.use }) };
}

/** A protocol this version does not know, as from an imported file, gives way to the usual one. */
const knownProtocol = (id: string): ProtocolId => (isProtocolId(id) ? id : 'tool-mad');

/**
 * The models a check goes on with: those it has, as they are set up now; in place of one that was removed, the one the
 * role has now. One that has no successor stays, to be named as missing.
 */
export function modelsNow(settings: Settings, models: Check['models']): Check['models'] {
  const now = Object.entries(models).map(([name, note]) => {
    const role = name as Role;
    const kept = noteOf(settings, note.id) ?? noteOf(settings, modelIdFor(settings, role)) ?? note;
    return [role, kept];
  });
  return Object.fromEntries(now) as Check['models'];
}

const noteFor = (settings: Settings, role: Role): ModelNote =>
  noteOf(settings, modelIdFor(settings, role)) ?? NO_MODEL;

function noteOf(settings: Settings, id: string | undefined): ModelNote | undefined {
  const entry = settings.models.find((model) => model.id === id);
  if (!entry) return undefined;
  const demonstration = entry.kind === 'on-device' && isDemonstration(entry.model);
  return { id: entry.id, name: entry.name, demonstration, price: entry.price };
}
