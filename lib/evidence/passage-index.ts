import MiniSearch from 'minisearch';
import { EMPTY } from './small-words';
import { kinOf } from './word-kin';
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
/** Of all kin of a query word that no passage has, against a word that is there. */
const KIN = 0.5;

/**
 * Indexes passages by `wordsOf`, the same for text and query. A word of the query that no passage has stands for its
 * kin (`word-kin.ts`) at half its weight. 10,000 words take well under 100 ms.
 */
export function indexPassages<P extends Searchable>(passages: readonly P[]): PassageIndex<P> {
  const vocabulary = new Set<string>();
  const index = new MiniSearch<{ id: number; text: string; heading: string; title: string }>({
    fields: ['text', 'heading', 'title'],
    tokenize: (text) => {
      const words = wordsOf(text);
      for (const word of words) vocabulary.add(word);
      return words;
    },
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
      const { terms, weights } = withKin(wordsOf(query), vocabulary);
      const hits = index
        .search(query, {
          tokenize: () => terms,
          boostTerm: (term) => weights.get(term) ?? 1,
          filter: ({ terms }) => terms.some((term) => !EMPTY.has(term)),
        })
        // MiniSearch multiplies by the number of words that matched; without it the score is BM25's.
        .map(({ id, score, queryTerms }) => ({ id, score: score / Math.max(1, queryTerms.length) }))
        .sort((a, b) => b.score - a.score)
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

/** The query's words, and for those the index does not know their kin, which share one weight. */
function withKin(words: readonly string[], vocabulary: ReadonlySet<string>) {
  const terms = [...words];
  const weights = new Map<string, number>();
  for (const word of new Set(words)) {
    if (vocabulary.has(word) || EMPTY.has(word)) continue;
    const kin = kinOf(word, vocabulary).filter((one) => !terms.includes(one) && !EMPTY.has(one));
    for (const one of kin) weights.set(one, KIN / Math.sqrt(kin.length));
    terms.push(...kin);
  }
  return { terms, weights };
}
