import { describe, expect, it } from 'vitest';
import { CrossexamError } from '../errors';
import { settingsSchema } from '../settings/settings';
import type { ChatModel } from './chat-model';
import { memoryLadder } from './ladder';
import { type ModelSources, modelById, modelFor } from './registry';

const endpoint = {
  id: 'big',
  name: 'Big',
  kind: 'endpoint',
  baseUrl: 'https://llm.example/v1',
  model: 'big-1',
  concurrency: 3,
  contextTokens: 32_000,
  price: { input: 1, output: 2 },
};
const small = { id: 'small', name: 'Small', kind: 'on-device', model: 'tiny' };
const local: ChatModel = {
  id: 'on-device:tiny',
  name: 'Small',
  provider: 'on-device',
  concurrency: 1,
  demonstration: true,
  complete: () => Promise.reject(new Error('not called')),
};

const sources = (settings: unknown, more: Partial<ModelSources> = {}): ModelSources => ({
  settings: settingsSchema.parse(settings),
  secret: () => undefined,
  onDevice: () => local,
  ladder: memoryLadder(),
  ...more,
});

describe('modelFor', () => {
  it('takes the role’s own model, else the default', async () => {
    const settings = { models: [endpoint, small], roles: { default: 'big', scorer: 'small' } };
    expect((await modelFor('scorer', sources(settings))).id).toBe('on-device:tiny');
    expect(await modelFor('judge', sources(settings))).toMatchObject({
      id: 'openai:llm.example/v1/big-1',
      concurrency: 3,
      contextTokens: 32_000,
      price: { input: 1, output: 2 },
      provider: 'https://llm.example',
    });
  });

  it('gives one entry by its id, whatever the roles say', async () => {
    const settings = { models: [endpoint, small], roles: { default: 'small' } };
    expect((await modelById('big', sources(settings))).id).toBe('openai:llm.example/v1/big-1');
  });

  it('sends the key of its own entry', async () => {
    const asked: string[] = [];
    let header: string | null = null;
    const model = await modelFor(
      'debater',
      sources(
        { models: [endpoint], roles: { default: 'big' } },
        {
          secret: async (id) => {
            asked.push(id);
            return 'key-of-big';
          },
          fetch: async (_, init) => {
            header = new Headers(init?.headers).get('authorization');
            const choices = [{ message: { content: 'Yes.' }, finish_reason: 'stop' }];
            return Response.json({ choices });
          },
        },
      ),
    );
    const messages = [{ role: 'user' as const, content: 'So?' }];
    const reply = await model.complete(
      { messages, maxTokens: 9 },
      { signal: AbortSignal.timeout(5000) },
    );
    expect(reply.text).toBe('Yes.');
    expect(asked).toEqual(['big']);
    expect(header).toBe('Bearer key-of-big');
  });

  it.each([
    ['none is set up', {}],
    ['the one set up was removed', { models: [small], roles: { default: 'big' } }],
    [
      'an endpoint has no address',
      { models: [{ ...endpoint, baseUrl: undefined }], roles: { default: 'big' } },
    ],
  ])('throws model-missing when %s', async (_, settings) => {
    const thrown = await modelFor('judge', sources(settings)).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(CrossexamError);
    expect(thrown).toMatchObject({ code: 'model-missing' });
  });
});
