/** What BM25 is asked with: saturation and length weight. */
export interface Bm25Settings {
  k1: number;
  b: number;
}

/**
 * BM25 as Lucene computes it (Robertson and Zaragoza 2009; the idf is log(1 + (N − n + 0.5) ÷ (n + 0.5))) over lists
 * of words: the yardstick, apart from the extension's own index. Answers a score for each document.
 */
export function bm25(
  documents: readonly (readonly string[])[],
  { k1, b }: Bm25Settings,
): (query: readonly string[]) => number[] {
  const postings = new Map<string, Map<number, number>>();
  documents.forEach((words, at) => {
    for (const word of words) {
      const places = postings.get(word) ?? new Map<number, number>();
      places.set(at, (places.get(at) ?? 0) + 1);
      postings.set(word, places);
    }
  });
  const total = documents.reduce((sum, words) => sum + words.length, 0);
  const average = total / Math.max(1, documents.length) || 1;
  return (query) => {
    const scores = documents.map(() => 0);
    for (const word of query) {
      const places = postings.get(word);
      if (!places) continue;
      const idf = Math.log(1 + (documents.length - places.size + 0.5) / (places.size + 0.5));
      for (const [at, count] of places) {
        const length = (documents[at]?.length ?? 0) / average;
        const weight = (count * (k1 + 1)) / (count + k1 * (1 - b + b * length));
        scores[at] = (scores[at] ?? 0) + idf * weight;
      }
    }
    return scores;
  };
}
