import MiniSearch from 'minisearch';
import { stopWords } from './search/stop-words';
import { wordsOf } from './words';

export interface Searchable {
  text: string;
  heading?: string;
  /** Title of its document: found by, but of less weight than the text. */
  title?: string;
}

/** An index over passages, made once and asked often. */
export interface PassageIndex<P extends Searchable> {
  readonly passages: readonly P[];
  /** Passages that share a word that says something with the query, best first; the best has the score 1. */
  search(query: string, limit: number): (P & { score: number })[];
  /** The passages that are not among the finds, in their order. */
  without(found: readonly (P & { score: number })[]): P[];
}

/** BM25's saturation and length weight; on WiCE five settings lay within one point of each other. */
const BM25 = { k: 1.2, b: 0.75, d: 0 };
const BOOST = { text: 1, heading: 0.5, title: 0.3 };

/** Words that make no find by themselves; every English passage has a "the". */
const EMPTY = new Set(
  ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'].flatMap((language) =>
    [...stopWords(language)].flatMap(wordsOf),
  ),
);

/** Indexes passages by `wordsOf`, the same for text and query. 10,000 words take well under 100 ms. */
export function indexPassages<P extends Searchable>(passages: readonly P[]): PassageIndex<P> {
  const index = new MiniSearch<{ id: number; text: string; heading: string; title: string }>({
    fields: ['text', 'heading', 'title'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: { bm25: BM25, boost: BOOST, combineWith: 'OR' },
  });
  index.addAll(
    passages.map(({ text, heading = '', title = '' }, id) => ({ id, text, heading, title })),
  );
  const idsFound = new WeakMap<object, number>();
  return {
    passages,
    search(query, limit) {
      const hits = index
        .search(query, { filter: ({ terms }) => terms.some((term) => !EMPTY.has(term)) })
        .slice(0, limit);
      const most = hits[0]?.score ?? 1;
      return hits.flatMap(({ id, score }) => {
        const passage = passages[id as number];
        if (!passage) return [];
        const scored = { ...passage, score: score / most };
        idsFound.set(scored, id as number);
        return [scored];
      });
    },
    without(found) {
      const ids = new Set(found.map((passage) => idsFound.get(passage)));
      return passages.filter((_, id) => !ids.has(id));
    },
  };
}
