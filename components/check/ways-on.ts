import { type Role, roles } from '../../lib/debate/context';
import type { ErrorRecord } from '../../lib/errors';
import { type ModelEntry, modelIdFor, type Settings } from '../../lib/settings/settings';
import { hostOf } from '../settings/model-draft';
import { modelAnchor } from '../settings/sections';

/** The model that a paused check needs, where the reader has chosen one since. */
export function modelSince(error: ErrorRecord, settings: Settings): ModelEntry | undefined {
  if (error.code !== 'model-missing') return undefined;
  const role = roles.find((one: Role) => one === error.params.role);
  const id = role ? modelIdFor(settings, role) : settings.roles.default;
  return settings.models.find((model) => model.id === id);
}

/**
 * Where in the settings the remedy lies: at the model that failed, as far as the error tells which one it was, in its
 * key where that was refused; else at the list of models.
 */
export function placeOfRemedy({ action, params }: ErrorRecord, settings: Settings): string {
  const there = settings.models.filter((model) => model.baseUrl && hostOf(model) === params.host);
  const failed = there.find(({ model }) => model === params.model) ?? there[0];
  return failed ? modelAnchor(failed.id, action === 'fix-key' ? 'key' : undefined) : 'models';
}
