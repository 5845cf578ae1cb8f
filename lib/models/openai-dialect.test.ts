import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemaNameOf } from '../../test/doubles/model-server';
import { failureOf, KEY, modelAt, request, serving } from '../../test/doubles/served-model';
import type { ChatRequest } from './chat-model';
import { memoryLadder } from './ladder';
import { jsonSchemaOf } from './structured';

const { serve, closeAll } = serving();
afterEach(closeAll);

const label = z.object({ label: z.enum(['True', 'False']) });
const withSchema: ChatRequest = {
  ...request,
  schema: { name: 'label', json: jsonSchemaOf(label) },
};
const call = () => ({ signal: AbortSignal.timeout(20_000) });

describe('a schema', () => {
  it('is asked for by json_schema first', async () => {
    const server = await serve({ json: { label: 'True' } });
    await modelAt(server).complete(withSchema, call());
    expect(server.requests[0]?.body.response_format).toEqual({
      type: 'json_schema',
      json_schema: { name: 'label', schema: jsonSchemaOf(label), strict: true },
    });
    expect(server.requests[0]?.body.messages).toEqual(request.messages);
  });

  it('climbs down to json_object with the schema in the prompt, and remembers', async () => {
    const server = await serve({ json: { label: 'True' } }, { refuse: ['json_schema'] });
    const ladder = memoryLadder();
    const model = modelAt(server, { key: KEY, ladder });
    const reply = await model.complete(withSchema, call());
    expect(JSON.parse(reply.text)).toEqual({ label: 'True' });
    expect((await ladder.get(model.id))?.rung).toBe('json_object');
    const second = server.requests[1]?.body;
    expect(second?.response_format).toEqual({ type: 'json_object' });
    expect(second?.messages.at(-1)?.content).toMatch(/JSON.*"enum":\["True","False"\]/su);
    expect(second && schemaNameOf(second)).toBe('label');

    await modelAt(server, { key: KEY, ladder }).complete(withSchema, call());
    expect(server.requests).toHaveLength(3);
  });

  it('climbs down to the prompt alone', async () => {
    const server = await serve(
      { json: { label: 'False' } },
      { refuse: ['json_schema', 'json_object'] },
    );
    const ladder = memoryLadder();
    const model = modelAt(server, { key: KEY, ladder });
    await model.complete(withSchema, call());
    expect(server.requests.map(({ body }) => body.response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      undefined,
    ]);
    expect((await ladder.get(model.id))?.rung).toBe('prompt');
  });

  it("is climbed down from on LM Studio's words too", async () => {
    const server = await serve((body) =>
      body.response_format
        ? { status: 400, body: { error: "'response_format.type' must be 'text'" } }
        : { json: { label: 'True' } },
    );
    expect((await modelAt(server).complete(withSchema, call())).text).toBe('{"label":"True"}');
  });

  it('goes a rung down for next time when the server read past it', async () => {
    const server = await serve({ content: 'I believe that this is true.' });
    const ladder = memoryLadder();
    const model = modelAt(server, { key: KEY, ladder });
    await model.complete(withSchema, call());
    expect(server.requests).toHaveLength(1);
    expect((await ladder.get(model.id))?.rung).toBe('json_object');
  });

  it('does not lose a reply to a ladder that cannot be written', async () => {
    const server = await serve({ json: { label: 'True' } });
    const ladder = { get: async () => undefined, set: () => Promise.reject(new Error('full')) };
    expect((await modelAt(server, { key: KEY, ladder }).complete(withSchema, call())).finish).toBe(
      'stop',
    );
  });
});

describe('a refused parameter', () => {
  it('max_tokens becomes max_completion_tokens, and is remembered', async () => {
    const server = await serve({ content: 'Yes.' }, { refuse: ['max_tokens'] });
    const ladder = memoryLadder();
    const reply = await modelAt(server, { key: KEY, ladder }).complete(request, call());
    await modelAt(server, { key: KEY, ladder }).complete(request, call());
    expect(reply.warnings).toEqual([]);
    expect(
      server.requests.map(({ body }) => [body.max_tokens, body.max_completion_tokens]),
    ).toEqual([
      [200, undefined],
      [undefined, 200],
      [undefined, 200],
    ]);
  });

  it.each([
    ['temperature', { temperature: 0 }],
    ['top_p', { topP: 0.9 }],
    ['seed', { seed: 7 }],
    ['stream_options', {}],
  ] as const)('%s is dropped with a warning, also the next time', async (field, decoding) => {
    const server = await serve({ content: 'Yes.' }, { refuse: [field] });
    const model = modelAt(server);
    for (let time = 0; time < 2; time++) {
      const reply = await model.complete({ ...request, ...decoding }, call());
      expect(reply).toMatchObject({ text: 'Yes.', warnings: [`parameter-dropped:${field}`] });
    }
    expect(server.requests.map(({ body }) => body[field] !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('takes several turns where several are refused', async () => {
    const refuse = ['json_schema', 'max_tokens', 'seed', 'temperature'] as const;
    const server = await serve({ json: { label: 'True' } }, { refuse: [...refuse] });
    const asked = { ...withSchema, temperature: 0, seed: 1 };
    const reply = await modelAt(server).complete(asked, call());
    expect(reply.warnings.toSorted()).toEqual([
      'parameter-dropped:seed',
      'parameter-dropped:temperature',
    ]);
    expect(server.requests).toHaveLength(refuse.length + 1);
  });

  it('that we cannot do without ends the call', async () => {
    const server = await serve({ fault: 'bad-request' });
    const error = await failureOf(modelAt(server).complete({ ...withSchema, seed: 1 }, call()));
    expect(error.code).toBe('model-bad-request');
    expect(error.params.message).toBe('messages: unexpected role');
    expect(server.requests).toHaveLength(1);
  });
});
