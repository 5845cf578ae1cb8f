import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { sha256Hex } from '../../lib/evidence/hash';
import type { VectorCache } from '../../lib/evidence/rank';
import type { LabEmbedder } from './embedders';
import { openJsonLines } from './jsonl';

const entry = z.tuple([z.string(), z.string()]);

/**
 * Vectors of passages that outlive a run: the same evidence is embedded once, not once per protocol. Kept in a file
 * of its own, as 32-bit floats, which are what the model computes.
 */
export async function vectorCache(path: string): Promise<VectorCache & { close(): Promise<void> }> {
  await mkdir(dirname(path), { recursive: true });
  const vectors = new Map<string, Float32Array>();
  const file = await openJsonLines(
    path,
    (line) => {
      const [key, packed] = entry.parse(line);
      const bytes = Buffer.from(packed, 'base64');
      vectors.set(key, new Float32Array(new Uint8Array(bytes).buffer));
    },
    { skipBroken: true },
  );
  return {
    get: (key) => {
      const vector = vectors.get(key);
      return vector && Array.from(vector);
    },
    set(key, vector) {
      const packed = Float32Array.from(vector);
      vectors.set(key, packed);
      // What is not written in time is only computed again.
      void file.append([key, Buffer.from(packed.buffer).toString('base64')]);
    },
    close: () => file.close(),
  };
}

/** An embedder that computes no text twice. Ranking keeps its passages under the same keys. */
export function cachedEmbedder(embedder: LabEmbedder, cache: VectorCache): LabEmbedder {
  return {
    ...embedder,
    async embed(texts, options) {
      const keys = await Promise.all(
        texts.map(async (text) => `${embedder.id}:${await sha256Hex(text)}`),
      );
      const open = texts.filter((_, i) => cache.get(keys[i] ?? '') === undefined);
      const made = open.length > 0 ? await embedder.embed(open, options) : [];
      const fresh = new Map(open.map((text, i) => [text, made[i] ?? []]));
      return texts.map((text, i) => {
        const known = cache.get(keys[i] ?? '');
        if (known) return known;
        const vector = fresh.get(text) ?? [];
        cache.set(keys[i] ?? '', vector);
        return vector;
      });
    },
  };
}
