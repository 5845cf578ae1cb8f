import { Tokenizer } from '@huggingface/tokenizers';
import * as ort from 'onnxruntime-web/wasm';
import { meanPooled } from './pooling';

/** What sentence-transformers trained all-MiniLM-L6-v2 with; later tokens are not read. */
const MAX_TOKENS = 256;

export interface MiniLmSource {
  /** The ONNX model. */
  model: Uint8Array;
  /** The parsed tokenizer.json. */
  tokenizer: object;
  /** Threads; more than one needs SharedArrayBuffer. */
  threads: number;
  /** Where onnxruntime's .mjs and .wasm lie; Node finds its own. */
  wasmPaths?: { mjs: string; wasm: string };
}

export interface MiniLm {
  /** L2-normalised vectors of 384 numbers, one per text, in order. Throws an abort between two texts. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>;
  close(): Promise<void>;
}

/**
 * Sentence embeddings with all-MiniLM-L6-v2: mean pooling over the tokens, then L2 norm
 * (Reimers and Gurevych 2019). Runs alike in the browser and in Node.
 *
 * One text at a time: batches gained nothing on a CPU (150 ms for a passage of 128 tokens alone,
 * 153 ms in a batch of eight), waste work on padding and make an abort wait.
 */
export async function loadMiniLm(source: MiniLmSource): Promise<MiniLm> {
  ort.env.wasm.numThreads = source.threads;
  if (source.wasmPaths) ort.env.wasm.wasmPaths = source.wasmPaths;
  const tokenizer = new Tokenizer(source.tokenizer, {});
  const session = await ort.InferenceSession.create(source.model, {
    executionProviders: ['wasm'],
    // Eight-bit weights are made 32-bit once, at loading, instead of anew for every text: a short
    // sentence takes 40 ms instead of 92, with the same numbers.
    extra: { session: { disable_quant_qdq: '1' } },
  });
  // onnxruntime's sessions do not take two runs at once.
  let queue: Promise<unknown> = Promise.resolve();

  async function embedOne(text: string): Promise<number[]> {
    const ids = clipped(tokenizer.encode(text).ids);
    const shape = [1, ids.length];
    const int64 = (values: bigint[]) => new ort.Tensor('int64', BigInt64Array.from(values), shape);
    const output = await session.run({
      input_ids: int64(ids.map(BigInt)),
      attention_mask: int64(ids.map(() => 1n)),
      token_type_ids: int64(ids.map(() => 0n)),
    });
    const states = output.last_hidden_state;
    if (!(states?.data instanceof Float32Array)) throw new Error('MiniLM answered no states');
    return meanPooled(states.data, ids.length);
  }

  return {
    embed(texts, signal) {
      const vectors = queue.then(async () => {
        const found: number[][] = [];
        for (const text of texts) {
          signal.throwIfAborted();
          found.push(await embedOne(text));
        }
        return found;
      });
      queue = vectors.catch(() => undefined);
      return vectors;
    },
    close: () => session.release(),
  };
}

/** The first tokens, with the closing one kept in its place. */
function clipped(ids: readonly number[]): number[] {
  const last = ids.at(-1);
  if (ids.length <= MAX_TOKENS || last === undefined) return [...ids];
  return [...ids.slice(0, MAX_TOKENS - 1), last];
}
