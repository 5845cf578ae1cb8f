import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatRequest } from '../../lib/models/chat-model';
import { cosine } from '../../lib/models/embedder';
import { MINILM_ID, SMOLLM2_ID } from '../../lib/models/on-device/catalogue';
import { type Extension, openExtension } from './harness';
import { askHost, openOffscreenPage, valueIn } from './host-calls';

/** Cosines of the original 32-bit weights, computed apart from onnxruntime. */
const TEXTS = [
  'The Eiffel Tower is located in Paris, France.',
  'You can find the Eiffel Tower in the French capital.',
  'Bananas are rich in potassium.',
  'How many moons does Mars have?',
  'Mars has two moons, Phobos and Deimos.',
];
const COSINES: [number, number, number][] = [
  [0, 1, 0.878],
  [0, 2, -0.094],
  [2, 4, 0.136],
  [3, 4, 0.774],
];

const VERDICT = {
  name: 'verdict',
  json: {
    type: 'object',
    properties: {
      label: { type: 'string', enum: ['Supported', 'Refuted'] },
      score: { type: 'integer', minimum: 1, maximum: 5 },
    },
    required: ['label', 'score'],
    additionalProperties: false,
  },
};

const SOURCE = 'The tower stands in Paris. It was finished in 1889 and is 330 metres tall. '.repeat(
  3,
);
const about = (question: string, more: Partial<ChatRequest> = {}): ChatRequest => ({
  messages: [
    { role: 'system', content: 'You check facts.' },
    { role: 'user', content: `${SOURCE}\n\n${question}` },
  ],
  maxTokens: 4,
  temperature: 0,
  seed: 1,
  ...more,
});

let extension: Extension;
beforeAll(async () => {
  extension = await openExtension();
  await openOffscreenPage(extension);
});
afterAll(() => extension?.close());

const generate = (request: ChatRequest, key?: string) =>
  askHost(extension, 'host/generate', { key: key ?? '', model: SMOLLM2_ID, request }, key);

describe('the offscreen page', { timeout: 300_000 }, () => {
  it('has the models that came with the build', async () => {
    const models = valueIn(await askHost(extension, 'host/models', null));
    const stored = models.filter(({ stored }) => stored).map(({ model }) => model);
    expect(stored).toEqual([MINILM_ID, SMOLLM2_ID]);
  });

  it('is isolated, so that models get threads', async () => {
    const page = await extension.openOwn('options.html');
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await page.close();
  });

  it('embeds like the original model', async () => {
    const { vectors } = valueIn(await askHost(extension, 'host/embed', { texts: TEXTS }));
    for (const [a, b, expected] of COSINES) {
      expect(Math.abs(cosine(vectors[a] ?? [], vectors[b] ?? []) - expected)).toBeLessThan(0.007);
    }
    for (const vector of vectors) expect(cosine(vector, vector)).toBeCloseTo(1, 6);
  });

  it('writes JSON by a schema, and gives a worker that asks again the same reply', async () => {
    const request = about('Judge: the tower is in Paris.', { schema: VERDICT, maxTokens: 60 });
    const first = valueIn(await generate(request, 'check:step'));
    expect(JSON.parse(first.text)).toEqual({
      label: expect.stringMatching(/^(Supported|Refuted)$/u),
      score: expect.any(Number),
    });
    expect(first).toMatchObject({ finish: 'stop', model: SMOLLM2_ID, warnings: [] });
    const began = performance.now();
    expect(valueIn(await generate(request, 'check:step'))).toEqual(first);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('reads only what is new of a prompt that begins like the last one', async () => {
    await generate(about('How tall is it?'));
    const { usage, finish } = valueIn(await generate(about('When was it finished?')));
    expect(usage.cached).toBeGreaterThan(usage.input * 0.8);
    expect(usage.output).toBe(4);
    expect(finish).toBe('length');
  });

  it('goes on without a schema that no grammar can be made of', async () => {
    const json = { type: 'object', properties: { a: { $ref: '#/nowhere' } } };
    const reply = valueIn(await generate(about('Why?', { schema: { name: 'x', json } })));
    expect(reply.warnings).toEqual(['parameter-dropped:schema']);
    expect(reply.usage.output).toBe(4);
  });

  it('says when a prompt is too long', async () => {
    const words = 'one two three four five six seven eight nine ten '.repeat(1200);
    expect(await generate(about(words))).toMatchObject({
      ok: false,
      error: { code: 'model-context-full', action: 'choose-model' },
    });
  });

  it('stops when it is told to, and answers the next', async () => {
    const long = generate(about('Tell a long story.', { maxTokens: 4000 }), 'long');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await askHost(extension, 'host/abort', { key: 'long' });
    expect(await long).toMatchObject({ ok: false });
    expect(valueIn(await generate(about('How tall?'))).text).not.toBe('');
  });
});
