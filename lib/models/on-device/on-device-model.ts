import type { Host } from '../../browser/host';
import { CrossexamError } from '../../errors';
import type { ModelEntry } from '../../settings/settings';
import type { ChatModel } from '../chat-model';
import { catalogueModel } from './catalogue';

/**
 * A model of the catalogue as the worker sees it: all work is the host's.
 * Throws `model-missing` for an entry that names no chat model of the catalogue.
 */
export function onDeviceModel(
  entry: Pick<ModelEntry, 'model' | 'name' | 'contextTokens'>,
  host: Host,
): ChatModel {
  const model = catalogueModel(entry.model);
  if (model?.kind !== 'chat') throw new CrossexamError('model-missing', { model: entry.model });
  return {
    id: `on-device/${model.id}`,
    name: entry.name,
    provider: 'on-device',
    concurrency: 1,
    demonstration: model.demonstration,
    contextTokens: model.contextTokens,
    complete: (request, { signal, onDelta, key }) =>
      host.call(
        'host/generate',
        { key: key ?? crypto.randomUUID(), model: model.id, request },
        { signal, onDelta },
      ),
  };
}
