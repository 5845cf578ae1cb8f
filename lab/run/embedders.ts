import { existsSync } from 'node:fs';
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

const FILES = ['minilm-l6-v2.onnx', 'minilm-l6-v2.tokenizer.json'] as const;

/**
 * The extension's own embedder, all-MiniLM-L6-v2, in Node: the same files and the same code. Loaded at its first text.
 * Throws a `UsageError` where the files are not in `folder`.
 */
export function miniLm(folder = '.models'): LabEmbedder {
  let loaded: Promise<MiniLm> | undefined;
  const ready = async () => {
    const missing = FILES.map((name) => join(folder, name)).find((path) => !existsSync(path));
    if (missing !== undefined)
      throw new UsageError(`${missing} is not there: \`npm run models\` fetches it.`);
  };
  return {
    id: MINILM_ID,
    ready,
    async embed(texts, { signal }) {
      await ready();
      loaded ??= load(folder);
      return (await loaded).embed(texts, signal);
    },
    close: async () => (await loaded)?.close(),
  };
}

async function load(folder: string): Promise<MiniLm> {
  const [model, tokenizer] = await Promise.all(FILES.map((name) => readFile(join(folder, name))));
  return loadMiniLm({
    model: new Uint8Array(model ?? []),
    tokenizer: JSON.parse(String(tokenizer)),
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
 * published relevance threshold was read off. Vectors are scaled to length 1 here. Where it does not answer as it must
 * it throws a `UsageError`, so that claims pause: an error of the engine's family would be kept as a failed score.
 */
export function endpointEmbedder(options: {
  /** Ends before `/embeddings`. */
  baseUrl: string;
  model: string;
  key?: string | undefined;
  fetch?: typeof fetch;
}): LabEmbedder {
  const { baseUrl, model, key, fetch: ask = globalThis.fetch } = options;
  const { host } = new URL(baseUrl);
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
      }).catch(() => {
        signal.throwIfAborted();
        throw new UsageError(`--embedder-endpoint: ${host} could not be reached`);
      });
      const read = reply.safeParse(await response.json().catch(() => undefined));
      if (!response.ok || !read.success || read.data.data.length !== texts.length)
        throw new UsageError(
          `--embedder-endpoint: ${host} gave no vectors for ${model} (status ${response.status})`,
        );
      return read.data.data.map(({ embedding }) => normalised(embedding));
    },
    close: async () => undefined,
  };
}

function normalised(vector: number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
