import { sha256Hex } from '../../lib/evidence/hash';
import type { VectorCache } from '../../lib/evidence/rank';
import type { LabEmbedder } from '../run/embedders';
import type { VectorOf } from './systems';

const AT_ONCE = 16;

/**
 * Embeds every text that the cache lacks, and gives them all from memory. Thousands of texts take minutes the first
 * time; what is done is kept when the work is broken off. Throws an abort.
 */
export async function vectorsOf(
  texts: readonly string[],
  {
    embedder,
    cache,
    signal,
    progress,
  }: {
    embedder: LabEmbedder;
    cache: VectorCache;
    signal: AbortSignal;
    progress: (done: number, all: number) => void;
  },
): Promise<VectorOf> {
  const vectors = new Map<string, readonly number[]>();
  const open: { text: string; key: string }[] = [];
  for (const text of new Set(texts)) {
    const key = `${embedder.id}:${await sha256Hex(text)}`;
    const known = cache.get(key);
    if (known) vectors.set(text, known);
    else open.push({ text, key });
  }
  for (let from = 0; from < open.length; from += AT_ONCE) {
    const some = open.slice(from, from + AT_ONCE);
    const made = await embedder.embed(
      some.map(({ text }) => text),
      { signal },
    );
    some.forEach(({ text, key }, i) => {
      const vector = made[i] ?? [];
      vectors.set(text, vector);
      cache.set(key, vector);
    });
    progress(Math.min(from + AT_ONCE, open.length), open.length);
  }
  return (text) => vectors.get(text) ?? [];
}
