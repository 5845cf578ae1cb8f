import { describe, expect, it, vi } from 'vitest';
import { MINILM_ID } from '../models/on-device/catalogue';
import { embedderIsStored } from './on-device';

const host = vi.hoisted(() => ({ models: [] as { model: string; stored: boolean }[] }));
vi.mock('./host-client', () => ({ hostClient: () => ({ call: async () => host.models }) }));

describe('embedderIsStored', () => {
  it('says what a download would bring where the model is not here', async () => {
    host.models = [{ model: MINILM_ID, stored: false }];
    await expect(embedderIsStored()).rejects.toMatchObject({
      code: 'embedder-missing',
      action: 'download-model',
      params: { id: MINILM_ID, model: 'all-MiniLM-L6-v2', megabytes: '91' },
    });
  });

  it('is quiet where it is', async () => {
    host.models = [{ model: MINILM_ID, stored: true }];
    await expect(embedderIsStored()).resolves.toBeUndefined();
  });
});
