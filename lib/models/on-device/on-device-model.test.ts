import { describe, expect, it } from 'vitest';
import type { Host } from '../../browser/host';
import type { ChatRequest } from '../chat-model';
import { SMOLLM2_ID } from './catalogue';
import { onDeviceModel } from './on-device-model';

const request: ChatRequest = { messages: [{ role: 'user', content: 'Hi' }], maxTokens: 8 };

describe('onDeviceModel', () => {
  it('asks the host under the step’s key and passes signal and pieces through', async () => {
    const calls: unknown[][] = [];
    const reply = {
      text: 'Hello',
      finish: 'stop' as const,
      usage: { input: 1, output: 1 },
      model: SMOLLM2_ID,
      warnings: [],
    };
    const host = {
      call: async (...call: unknown[]) => {
        calls.push(call);
        return reply;
      },
    } as Host;
    const model = onDeviceModel({ model: SMOLLM2_ID, name: 'Small' }, host);
    expect(model).toMatchObject({
      id: `on-device/${SMOLLM2_ID}`,
      name: 'Small',
      provider: 'on-device',
      concurrency: 1,
      demonstration: true,
      contextTokens: 8192,
    });
    const { signal } = new AbortController();
    const onDelta = () => undefined;
    expect(await model.complete(request, { signal, onDelta, key: 'check:step' })).toBe(reply);
    const input = { key: 'check:step', model: SMOLLM2_ID, request };
    expect(calls).toEqual([['host/generate', input, { signal, onDelta }]]);
  });

  it.each(['gone', 'minilm-l6-v2'])('refuses %s, which is no chat model', (model) => {
    expect(() => onDeviceModel({ model, name: 'Gone' }, {} as Host)).toThrowError(
      expect.objectContaining({ code: 'model-missing' }),
    );
  });
});
