import { CrossexamError } from '../errors';
import { catalogue, catalogueModel, downloadBytes, MINILM_ID } from '../models/on-device/catalogue';
import { hostClient } from './host-client';

export interface OnDeviceChatModel {
  key: string;
  name: string;
  bytes: number;
  stored: boolean;
  demonstration: boolean;
}

/** Threads need SharedArrayBuffer, which Firefox withholds from extension pages. */
export const canRunModels = (): boolean => import.meta.env.BROWSER !== 'firefox';

/** The chat models this browser can run, and which of them lie on this device. */
export async function onDeviceModels(): Promise<OnDeviceChatModel[]> {
  const known = await hostClient().call('host/models', null);
  return catalogue
    .filter(({ kind }) => kind === 'chat')
    .map((model) => ({
      key: model.id,
      name: model.name,
      bytes: downloadBytes(model),
      stored: known.some(({ model: id, stored }) => id === model.id && stored),
      demonstration: model.demonstration,
    }));
}

/** Fetches a model, with its checksum; progress travels on the live channel. */
export const downloadModel = (key: string): Promise<{ bytes: number }> =>
  hostClient().call('host/download', { model: key });

/** Throws `embedder-missing`, with what a download would bring, where the embedding model is not on this device. */
export async function embedderIsStored(): Promise<void> {
  const known = await hostClient().call('host/models', null);
  if (known.some(({ model, stored }) => model === MINILM_ID && stored)) return;
  const model = catalogueModel(MINILM_ID);
  const megabytes = Math.round((model ? downloadBytes(model) : 0) / 1e6);
  throw new CrossexamError('embedder-missing', {
    ...{ id: MINILM_ID, model: model?.name ?? MINILM_ID, megabytes: String(megabytes) },
  });
}
