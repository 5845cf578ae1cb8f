import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { CrossexamError } from '../../lib/errors';
import { cosine } from '../../lib/models/embedder';
import { endpointEmbedder, miniLm, noEmbedder } from './embedders';

const { signal } = new AbortController();
const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(body: unknown, status = 200) {
  const asked: { authorization?: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    asked.push({ authorization: request.headers.authorization, body: text });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked };
}

describe('embedders', () => {
  it.skipIf(!existsSync('.models/minilm-l6-v2.onnx'))(
    'has the extension’s MiniLM in Node (needs `npm run models`)',
    async () => {
      const embedder = miniLm();
      const texts = [
        'The Rhine is 1,230 km long.',
        'How long is the Rhine?',
        'Penicillin was discovered by accident.',
      ];
      const [claim = [], question = [], other = []] = await embedder.embed(texts, { signal });
      expect(claim).toHaveLength(384);
      expect(cosine(claim, claim)).toBeCloseTo(1, 6);
      expect(cosine(claim, question)).toBeGreaterThan(0.6);
      expect(cosine(claim, other)).toBeLessThan(0.2);
      await embedder.close();
    },
    60_000,
  );

  it('says which files are missing and how to get them', async () => {
    const asked = miniLm('no-such-folder').embed(['a'], { signal });
    await expect(asked).rejects.toThrow('npm run models');
  });

  it('asks an endpoint with its key and scales what comes', async () => {
    const { baseUrl, asked } = await serve({ data: [{ embedding: [3, 4] }] });
    const embedder = endpointEmbedder({ baseUrl, model: 'ada', key: 'k' });
    expect(await embedder.embed(['text'], { signal })).toEqual([[0.6, 0.8]]);
    expect(asked).toEqual([
      { authorization: 'Bearer k', body: '{"model":"ada","input":["text"]}' },
    ]);
  });

  it.each([
    ['a refusal', { error: {} }, 500],
    ['too few vectors', { data: [] }, 200],
  ])('says that an endpoint gave no vectors: %s', async (_, body, status) => {
    const { baseUrl } = await serve(body, status);
    const asked = endpointEmbedder({ baseUrl, model: 'ada' }).embed(['text'], { signal });
    await expect(asked).rejects.toThrow(`gave no vectors for ada (status ${status})`);
    // An error of the engine's own family would be kept as a failed score, and never asked again.
    await expect(asked).rejects.not.toBeInstanceOf(CrossexamError);
  });

  it('says that an endpoint could not be reached', async () => {
    const embedder = endpointEmbedder({ baseUrl: 'http://127.0.0.1:1/v1', model: 'ada' });
    const asked = embedder.embed(['text'], { signal });
    await expect(asked).rejects.toThrow('127.0.0.1:1 could not be reached');
  });

  it('has none where none was wanted', async () => {
    await expect(noEmbedder.embed(['a'], { signal })).rejects.toThrow('on-device-model-missing');
  });
});
