/**
 * One score of one answer. `not-applicable` (an agent without documents) is left out of gate and mean;
 * `failed` (could not be computed) fails the gate, on purpose: a NaN passes ragas' comparison.
 */
export type Score<Detail> =
  | { state: 'scored'; value: number; detail: Detail }
  | { state: 'not-applicable' }
  | { state: 'failed'; why: string };

/** Tool-MAD III.C, ragas 0.3.0: share of an answer's statements that its documents support. */
export type Faithfulness = Score<{
  statements: { text: string; supported: boolean; reason?: string }[];
}>;

/** Tool-MAD III.C, ragas 0.3.0: mean cosine of the claim to questions the answer would answer; 0 if noncommittal. */
export type AnswerRelevance = Score<{
  questions: { text: string; noncommittal: boolean; cosine?: number }[];
  noncommittal: boolean;
  embedder: string;
}>;

export interface Thresholds {
  faithfulness: number;
  relevance: number;
  /** False until the lab has fitted them for this embedder. */
  calibrated: boolean;
}
