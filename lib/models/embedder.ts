/** Sentence embeddings behind one small interface. */
export interface Embedder {
  /** Stable id; thresholds belong to an embedder. */
  id: string;
  /** Throws `embedder-missing` where the reader would have to fetch it first; absent where it is always there. */
  ready?(): Promise<void>;
  /** L2-normalised vectors, one per text, in order. */
  embed(texts: string[], options: { signal: AbortSignal; key?: string }): Promise<number[][]>;
}

/** Cosine of two L2-normalised vectors: their dot product. */
export function cosine(a: readonly number[], b: readonly number[]): number {
  let dot = 0;
  for (let i = 0; i < a.length; i++) dot += (a[i] ?? 0) * (b[i] ?? 0);
  return dot;
}
