import { cosine, type Embedder } from '../models/embedder';
import { sha256Hex } from './hash';
import { indexPassages, type PassageIndex, type Searchable } from './passage-index';

/** Vectors by embedder and passage text; a `Map`, or something that outlives the worker. */
export interface VectorCache {
  get(key: string): number[] | undefined;
  set(key: string, vector: number[]): unknown;
}

export interface RankRequest {
  embedder?: Embedder;
  /** How many passages at most. */
  k: number;
  signal: AbortSignal;
  /** Stable key for the embedder's host request. */
  key?: string;
  cache?: VectorCache;
}

export interface Ranked<P> {
  /** Best first; `score` from 0 to about 1, comparable within this ranking only. */
  passages: (P & { score: number })[];
  /** How the order came about. `embedder-failed`: the words alone decided, though vectors were wanted. */
  how: 'lexical' | 'fused' | 'embedder-failed';
}

/**
 * Passages that BM25 hands on to the embedder. A small model takes about 0.15 s for one; on WiCE the first
 * 24 held all supporting sentences for 158 of 159 claims, the first 48 for 159.
 */
const CANDIDATES = 24;

/** What words and vectors weigh, and the cosine below which a passage without a shared word is no find. */
interface Fusion {
  words: number;
  vectors: number;
  floor: number;
}
const FUSION: Record<string, Fusion> = {
  'minilm-l6-v2': { words: 0.4, vectors: 0.6, floor: 0.25 },
};
const ANY_EMBEDDER: Fusion = { words: 0.5, vectors: 0.5, floor: 0.25 };

/**
 * Ranks passages for a query. BM25 over `wordsOf` picks at most 24 candidates; with an embedder, their
 * cosines are fused in, so that a passage in other words can win. Without one, or if it fails, the
 * words alone decide, and the result says so. Passages that share nothing with the query are left out,
 * unless there are no more passages than were asked for: so short a page is read whole.
 * Only an abort throws.
 */
export async function rankPassages<P extends Searchable>(
  query: string,
  passages: readonly P[] | PassageIndex<P>,
  request: RankRequest,
): Promise<Ranked<P>> {
  const index = 'search' in passages ? passages : indexPassages(passages);
  const found = index.search(query, Math.max(CANDIDATES, request.k));
  const whole = index.passages.length <= request.k;
  if (request.embedder) {
    const candidates = filledUp(index, found.slice(0, CANDIDATES));
    try {
      const cosines = await cosinesOf(request.embedder, query, candidates, request);
      const fusion = FUSION[request.embedder.id] ?? ANY_EMBEDDER;
      const rest = found.slice(CANDIDATES).map((p) => ({ ...p, score: p.score * fusion.words }));
      const fused = [...fuse(candidates, cosines, fusion, whole), ...rest];
      fused.sort((a, b) => b.score - a.score);
      return { passages: fused.slice(0, request.k), how: 'fused' };
    } catch (failure) {
      if (request.signal.aborted) throw failure;
    }
  }
  const kept = whole ? filledUp(index, found) : found;
  return {
    passages: kept.slice(0, request.k),
    how: request.embedder ? 'embedder-failed' : 'lexical',
  };
}

/** The finds, and after them passages in the text's order as far as there is room. */
function filledUp<P extends Searchable>(
  index: PassageIndex<P>,
  found: (P & { score: number })[],
): (P & { score: number })[] {
  const missing = index.without(found).slice(0, Math.max(0, CANDIDATES - found.length));
  return [...found, ...missing.map((passage) => ({ ...passage, score: 0 }))];
}

/** What is embedded of a passage: a paragraph seldom names what its document is about. */
export const embeddedText = ({ title, text }: Searchable): string =>
  title && !text.startsWith(title) ? `${title}. ${text}` : text;

async function cosinesOf(
  embedder: Embedder,
  query: string,
  candidates: Searchable[],
  { signal, key, cache }: RankRequest,
): Promise<number[]> {
  const texts = [query, ...candidates.map(embeddedText)];
  const keys = await Promise.all(texts.map(async (t) => `${embedder.id}:${await sha256Hex(t)}`));
  const vectors = keys.map((hash) => cache?.get(hash));
  const open = vectors.flatMap((vector, i) => (vector ? [] : [i]));
  const made =
    open.length === 0
      ? []
      : await embedder.embed(
          open.map((i) => texts[i] ?? ''),
          key === undefined ? { signal } : { signal, key },
        );
  if (made.length !== open.length)
    throw new Error(`${made.length} vectors for ${open.length} texts`);
  made.forEach((vector, n) => {
    const i = open[n] ?? 0;
    vectors[i] = vector;
    cache?.set(keys[i] ?? '', vector);
  });
  const [of, ...rest] = vectors;
  return rest.map((vector) => cosine(of ?? [], vector ?? []));
}

function fuse<P>(
  candidates: (P & { score: number })[],
  cosines: number[],
  { words, vectors, floor }: Fusion,
  whole: boolean,
): (P & { score: number })[] {
  return candidates
    .map((passage, i) => ({ passage, near: Math.max(0, cosines[i] ?? 0) }))
    .filter(({ passage, near }) => whole || passage.score > 0 || near >= floor)
    .map(({ passage, near }) => ({ ...passage, score: words * passage.score + vectors * near }));
}
