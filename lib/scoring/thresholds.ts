import type { Thresholds } from './score-types';

/**
 * Tool-MAD III.C: read off the score distributions of gpt-4o-mini answers, relevance with the cosines of
 * text-embedding-ada-002. A score passes when it is strictly above.
 */
export const publishedThresholds = { faithfulness: 0.7, relevance: 0.8 } as const;

/**
 * Answer-relevance thresholds by embedder, for the product preset. Cosines of different embedders cannot be
 * compared. Published, 0.85 to 0.90 of the answers pass, which is nearly all that are not zeroed for being
 * noncommittal; a value below an embedder's cosines of true paraphrases does the same.
 * all-MiniLM-L6-v2: questions that paraphrase the claim were measured at 0.61 to 0.67, so 0.5 lies under
 * them with some room, until the lab has fitted it.
 */
const relevanceBy: readonly { embedder: RegExp; relevance: number; calibrated: boolean }[] = [
  { embedder: /text-embedding-ada-002/iu, relevance: 0.8, calibrated: true },
  { embedder: /minilm-l6-v2/iu, relevance: 0.5, calibrated: false },
];

/** For an embedder nobody has looked at: it lets all but the noncommittal pass rather than block at random. */
const UNKNOWN_RELEVANCE = 0.5;

/** The product preset's thresholds for an embedder, by its id. */
export function thresholdsFor(embedder: string): Thresholds {
  const row = relevanceBy.find((entry) => entry.embedder.test(embedder));
  return {
    faithfulness: publishedThresholds.faithfulness,
    relevance: row?.relevance ?? UNKNOWN_RELEVANCE,
    calibrated: row?.calibrated ?? false,
  };
}
