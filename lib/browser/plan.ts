import type { Check, ModelNote } from '../debate/check';
import type { Role } from '../debate/context';
import { isDemonstration, MINILM_ID } from '../models/on-device/catalogue';
import { paperOptions, productOptions } from '../protocols/tool-mad/options';
import { modelIdFor, type Settings } from '../settings/settings';

const ROLES: Role[] = ['debater', 'judge', 'scorer', 'reporter'];

/** Stands for a role's model while the reader has chosen none; the run then pauses with `model-missing`. */
const NO_MODEL: ModelNote = { id: '', name: '', demonstration: false };

/** What today's settings make of a new check: models by role, every switch, the embedder. */
export function plan(settings: Settings): Pick<Check, 'models' | 'options' | 'embedder'> {
  const models = Object.fromEntries(ROLES.map((role) => [role, noteFor(settings, role)])) as Record<
    Role,
    ModelNote
  >;
  const small = models.debater.demonstration;
  const options =
    settings.preset === 'paper'
      ? paperOptions()
      : productOptions({ embedder: MINILM_ID, smallModel: small });
  return {
    models,
    options: { ...options, maxRounds: settings.maxRounds },
    embedder: MINILM_ID,
  };
}

function noteFor(settings: Settings, role: Role): ModelNote {
  const entry = settings.models.find(({ id }) => id === modelIdFor(settings, role));
  if (!entry) return NO_MODEL;
  const demonstration = entry.kind === 'on-device' && isDemonstration(entry.model);
  return { id: entry.id, name: entry.name, demonstration, price: entry.price };
}
