import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CrossexamError } from '../../lib/errors';
import type { Embedder } from '../../lib/models/embedder';
import { MINILM_ID } from '../../lib/models/on-device/catalogue';
import { loadMiniLm, type MiniLm } from '../../lib/models/on-device/minilm';
import { UsageError } from '../usage';

export interface LabEmbedder extends Embedder {
  close(): Promise<void>;
}

/**
 * The extension's own embedder, all-MiniLM-L6-v2, in Node: the same files and the same code. Loaded at its first text.
 * Throws a `UsageError` where the files are not in `folder`.
 */
export function miniLm(folder = '.models'): LabEmbedder {
  let loaded: Promise<MiniLm> | undefined;
  return {
    id: MINILM_ID,
    async embed(texts, { signal }) {
      loaded ??= load(folder);
      return (await loaded).embed(texts, signal);
    },
    close: async () => (await loaded)?.close(),
  };
}

async function load(folder: string): Promise<MiniLm> {
  const read = async (name: string) => {
    try {
      return await readFile(join(folder, name));
    } catch {
      throw new UsageError(`${join(folder, name)} is not there: \`npm run models\` fetches it.`);
    }
  };
  const [model, tokenizer] = await Promise.all([
    read('minilm-l6-v2.onnx'),
    read('minilm-l6-v2.tokenizer.json'),
  ]);
  return loadMiniLm({
    model: new Uint8Array(model),
    tokenizer: JSON.parse(tokenizer.toString('utf8')),
    threads: 1,
  });
}

/** For runs in which nothing is embedded: an embedding asked for all the same is `failed`, as in the browser. */
export const noEmbedder: LabEmbedder = {
  id: 'none',
  embed: async () => {
    throw new CrossexamError('on-device-model-missing', { model: 'none' });
  },
  close: async () => undefined,
};

const reply = z.object({ data: z.array(z.object({ embedding: z.array(z.number()) })) });

/**
 * An embedder behind an OpenAI-compatible address (`POST …/embeddings`): for text-embedding-ada-002, which the
 * published relevance threshold was read off. Vectors are scaled to length 1 here.
 */
export function endpointEmbedder(options: {
  /** Ends before `/embeddings`. */
  baseUrl: string;
  model: string;
  key?: string | undefined;
  fetch?: typeof fetch;
}): LabEmbedder {
  const { baseUrl, model, key, fetch: ask = globalThis.fetch } = options;
  return {
    id: model,
    async embed(texts, { signal }) {
      const response = await ask(`${baseUrl.replace(/\/+$/u, '')}/embeddings`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ model, input: texts }),
        signal,
      });
      const read = response.ok ? reply.safeParse(await response.json()) : undefined;
      if (!read?.success || read.data.data.length !== texts.length)
        throw new CrossexamError('model-server-error', {
          ...{ host: new URL(baseUrl).host, model, status: String(response.status) },
        });
      return read.data.data.map(({ embedding }) => normalised(embedding));
    },
    close: async () => undefined,
  };
}

function normalised(vector: number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
