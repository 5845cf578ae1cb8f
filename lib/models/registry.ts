import { CrossexamError } from '../errors';
import { type ModelEntry, modelIdFor, type Settings } from '../settings/settings';
import type { ChatModel } from './chat-model';
import { type OpenAiOptions, openAiModel } from './openai-model';

export interface ModelSources extends OpenAiOptions {
  settings: Settings;
  /** The key of the model with this id, where the reader gave one for this address. */
  secret(id: string, address: string): Promise<string | undefined> | string | undefined;
  onDevice(entry: ModelEntry): Promise<ChatModel> | ChatModel;
}

/**
 * The model a role uses, by the reader's settings; `default` stands in for a role without its own.
 * Throws `model-missing` when none is set up, or when the one set up is no longer there.
 */
export async function modelFor(
  role: 'debater' | 'judge' | 'scorer' | 'reporter',
  sources: ModelSources,
): Promise<ChatModel> {
  const id = modelIdFor(sources.settings, role);
  if (id === undefined) throw new CrossexamError('model-missing', { role });
  return modelById(id, sources);
}

/** The model of one settings entry. Throws `model-missing` when the reader removed it or it has no address. */
export async function modelById(
  id: string,
  { settings, secret, onDevice, ...options }: ModelSources,
): Promise<ChatModel> {
  const entry = settings.models.find((model) => model.id === id);
  if (!entry) throw new CrossexamError('model-missing', { model: id });
  if (entry.kind === 'on-device') return onDevice(entry);
  const { baseUrl } = entry;
  if (!baseUrl) throw new CrossexamError('model-missing', { model: entry.name });
  return openAiModel({ ...entry, baseUrl }, await secret(entry.id, baseUrl), options);
}
