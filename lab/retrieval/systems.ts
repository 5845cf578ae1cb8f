import { embeddedText } from '../../lib/evidence/rank';
import { wordsOf } from '../../lib/evidence/words';
import { cosine } from '../../lib/models/embedder';
import type { RetrievalTask } from '../data/retrieval';
import { type Bm25Settings, bm25 } from './bm25';
import { minMax, orderOf, reciprocalRanks, weighted, withNeighbours } from './fusion';

/** Vectors of texts, made before anything is ranked. */
export type VectorOf = (text: string) => readonly number[];

/** Scores of a collection's units for a query, in the units' order. */
export type Scorer = (query: string, collection: number) => readonly number[];

export const WEB_BM25: Bm25Settings = { k1: 1.2, b: 0.75 };
export const ABSTRACT_BM25: Bm25Settings = { k1: 0.9, b: 0.4 };

/** BM25 over `wordsOf` of the texts that are embedded: title and text in one. */
export function lexicalScorer({ collections }: RetrievalTask, settings: Bm25Settings): Scorer {
  const indexes = collections.map((units) =>
    bm25(
      units.map((unit) => wordsOf(embeddedText(unit))),
      settings,
    ),
  );
  return remembered((query, collection) => indexes[collection]?.(wordsOf(query)) ?? []);
}

/** Cosines of all units. */
export function denseScorer({ collections }: RetrievalTask, vectorOf: VectorOf): Scorer {
  const vectors = collections.map((units) => units.map((unit) => vectorOf(embeddedText(unit))));
  return remembered((query, collection) => {
    const asked = vectorOf(query);
    return (vectors[collection] ?? []).map((vector) => cosine(asked, vector));
  });
}

/** Most systems are made of the same two scorers. */
function remembered(score: Scorer): Scorer {
  const known = new Map<string, readonly number[]>();
  return (query, collection) => {
    const key = `${collection}\n${query}`;
    const scores = known.get(key) ?? score(query, collection);
    known.set(key, scores);
    return scores;
  };
}

/** Reciprocal rank fusion over all units. */
export const reciprocal =
  (...scorers: readonly Scorer[]): Scorer =>
  (query, collection) =>
    reciprocalRanks(scorers.map((score) => score(query, collection)));

/** Weighted fusion over all units, each side scaled to 0 to 1 for each query. */
export const convex =
  (words: Scorer, vectors: Scorer, share: number): Scorer =>
  (query, collection) =>
    weighted(minMax(words(query, collection)), minMax(vectors(query, collection)), share);

/**
 * Weighted fusion over the units that the words put first; the others follow in the words' order. What a reader's
 * machine has time for.
 */
export const convexOfFirst =
  (words: Scorer, vectors: Scorer, { share, first }: { share: number; first: number }): Scorer =>
  (query, collection) => {
    const lexical = words(query, collection);
    const order = orderOf(lexical);
    const chosen = order.slice(0, first);
    const dense = vectors(query, collection);
    const fused = weighted(
      minMax(chosen.map((at) => lexical[at] ?? 0)),
      minMax(chosen.map((at) => dense[at] ?? 0)),
      share,
    );
    const scores = lexical.map(() => 0);
    chosen.forEach((at, i) => {
      scores[at] = 1 + (fused[i] ?? 0);
    });
    order.slice(first).forEach((at, place) => {
      scores[at] = 1 / (place + 2);
    });
    return scores;
  };

/** The scores with a share of those of the sentences or passages beside each. */
export const neighbouring =
  ({ collections }: RetrievalTask, score: Scorer, share: number): Scorer =>
  (query, collection) => {
    const units = collections[collection] ?? [];
    const document = (at: number) => units[at]?.document;
    return withNeighbours(score(query, collection), share, (a, b) => document(a) === document(b));
  };
