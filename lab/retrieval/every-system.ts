import { indexPassages } from '../../lib/evidence/passage-index';
import { rankPassages } from '../../lib/evidence/rank';
import type { Embedder } from '../../lib/models/embedder';
import { MINILM_ID } from '../../lib/models/on-device/catalogue';
import type { RetrievalTask, RetrievalUnit } from '../data/retrieval';
import {
  ABSTRACT_BM25,
  convex,
  convexOfFirst,
  denseScorer,
  lexicalScorer,
  neighbouring,
  reciprocal,
  type Scorer,
  type VectorOf,
  WEB_BM25,
} from './systems';

/** A way of ranking; with several settings, the best on the other half of the queries is taken. */
export interface System {
  name: string;
  settings: readonly { name: string; score: Scorer | AsyncScorer }[];
}

type AsyncScorer = (query: string, collection: number) => Promise<readonly number[]>;

const SHARES = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7];
const BESIDE = [0.1, 0.2, 0.3, 0.5];
/** Places of the extension's ranking that are looked at. */
const DEEP = 20;

/** What is measured against: BM25 with the settings of web pages. */
export const YARDSTICK = 'BM25 (k1 1.2, b 0.75)';

export function wordSystems(task: RetrievalTask): System[] {
  const web = lexicalScorer(task, WEB_BM25);
  return [
    one(YARDSTICK, web),
    one('BM25 (k1 0.9, b 0.4)', lexicalScorer(task, ABSTRACT_BM25)),
    ...besides(task, 'BM25 and neighbours', web),
    one('shipped, words only', shipped(task)),
  ];
}

/** Without those that need a vector of every text: a page's sentences are many. */
export const shippedSystems = (task: RetrievalTask, embedder: Embedder): System[] => [
  ...wordSystems(task),
  one('shipped', shipped(task, embedder)),
];

export function everySystem(task: RetrievalTask, vectorOf: VectorOf): System[] {
  const words = lexicalScorer(task, WEB_BM25);
  const vectors = denseScorer(task, vectorOf);
  const first = (count: number): System => ({
    name: `weighted, first ${count} of BM25`,
    settings: SHARES.map((share) => ({
      name: share.toFixed(1),
      score: convexOfFirst(words, vectors, { share, first: count }),
    })),
  });
  return [
    ...wordSystems(task),
    one('dense (MiniLM)', vectors),
    one('reciprocal rank', reciprocal(words, vectors)),
    {
      name: 'weighted',
      settings: SHARES.map((share) => ({
        name: share.toFixed(1),
        score: convex(words, vectors, share),
      })),
    },
    first(48),
    first(24),
    ...besides(task, 'weighted 0.5 and neighbours', convex(words, vectors, 0.5)),
    one('shipped', shipped(task, remembering(vectorOf))),
  ];
}

const one = (name: string, score: Scorer | AsyncScorer): System => ({
  name,
  settings: [{ name: '', score }],
});

/** Only where a document has several units. */
function besides(task: RetrievalTask, name: string, score: Scorer): System[] {
  const alone = task.collections.every(
    (units) => new Set(units.map(({ document }) => document)).size === units.length,
  );
  if (alone) return [];
  return [
    {
      name,
      settings: BESIDE.map((share) => ({
        name: share.toFixed(1),
        score: neighbouring(task, score, share),
      })),
    },
  ];
}

/** The embedder the extension has, over vectors made before. */
const remembering = (vectorOf: VectorOf): Embedder => ({
  id: MINILM_ID,
  embed: async (texts) => texts.map((text) => [...vectorOf(text)]),
});

/** `rankPassages`, as it is. */
function shipped({ collections }: RetrievalTask, embedder?: Embedder): AsyncScorer {
  const indexes = collections.map((units) =>
    indexPassages(units.map((unit, at): RetrievalUnit & { at: number } => ({ ...unit, at }))),
  );
  const { signal } = new AbortController();
  return async (query, collection) => {
    const index = indexes[collection];
    if (!index) return [];
    const { passages, how } = await rankPassages(query, index, {
      ...{ k: DEEP, signal },
      ...(embedder && { embedder }),
    });
    if (how === 'embedder-failed') throw new Error('the embedder failed');
    const scores = index.passages.map(() => 0);
    passages.forEach(({ at }, place) => {
      scores[at] = 1 / (place + 1);
    });
    return scores;
  };
}
