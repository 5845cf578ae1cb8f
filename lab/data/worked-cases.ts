import type { DataSet } from './claims';

/**
 * Cases that the Tool-MAD paper walks through (Fig. 2 and its discussion), as far as what is said of them makes a claim
 * with a label. The first is in the paper's words; the others are put in ours, as only their course was at hand: a query
 * narrowed from "ownership history" to the owner, a query widened from a season to a career. Its other cases
 * (Stomatochaeta, Obispo, the police chief of Fort Myers) are told without their claims' wording, so they are not here.
 * They bring no evidence: run them with `--evidence search`.
 */
export async function workedCases(): Promise<DataSet> {
  const cases = [
    ['rashida-jones', 'Rashida Jones was a cast member in Our Idiot Brother.'],
    [
      'guardian',
      'The Trinidad and Tobago Guardian is owned by Guardian Media Limited, a company of ANSA McAL.',
    ],
    ['mel-ott', 'Mel Ott batted in 1,860 runs in his career.'],
  ] as const;
  return {
    ...{ id: 'worked-cases', labels: 'fever' },
    source: 'Tool-MAD, arXiv 2601.04742v1, Fig. 2 and section IV.C',
    claims: cases.map(([id, text]) => ({ id, text, gold: 'SUPPORTS', pools: {}, answerKey: [] })),
    notes: ['three of six cases; the wording of two is ours'],
  };
}
