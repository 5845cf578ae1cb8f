import type { LabelSet } from '../labels';

/** PubMedQA: the claim is a research question, the evidence an abstract without its conclusion. */
export const pubMedQa: LabelSet = {
  id: 'pubmedqa',
  fallback: 'maybe',
  labels: [
    {
      id: 'yes',
      stand: 'supported',
      definition: 'the evidence answers the question with yes',
      aliases: ['Supported', 'SUPPORTS', 'true'],
    },
    {
      id: 'no',
      stand: 'refuted',
      definition: 'the evidence answers the question with no',
      aliases: ['Refuted', 'REFUTES', 'false'],
    },
    {
      id: 'maybe',
      stand: 'not-enough',
      definition: 'the evidence leaves the question open or answers it both ways',
      aliases: ['uncertain', 'unclear', 'Not Enough Evidence', 'NOT ENOUGH INFO'],
    },
  ],
};

/** Climate-FEVER; DISPUTED: sentences that support and sentences that refute. */
export const climateFever: LabelSet = {
  id: 'climate-fever',
  fallback: 'NOT_ENOUGH_INFO',
  labels: [
    {
      id: 'SUPPORTS',
      stand: 'supported',
      definition: 'the evidence supports the claim',
      aliases: ['SUPPORTED', 'SUPPORT'],
    },
    {
      id: 'REFUTES',
      stand: 'refuted',
      definition: 'the evidence contradicts the claim',
      aliases: ['REFUTED', 'REFUTE'],
    },
    {
      id: 'NOT_ENOUGH_INFO',
      stand: 'not-enough',
      definition: 'the evidence decides neither',
      aliases: ['NOT ENOUGH INFO', 'NOT ENOUGH EVIDENCE', 'NEI'],
    },
    {
      id: 'DISPUTED',
      stand: 'conflicting',
      definition: 'some of the evidence supports the claim and some contradicts it',
      aliases: ['CONFLICTING', 'Conflicting Evidence'],
    },
  ],
};

/** SciFact; a claim without evidence carries no label in the files and counts as NOT_ENOUGH_INFO. */
export const sciFact: LabelSet = {
  id: 'scifact',
  fallback: 'NOT_ENOUGH_INFO',
  labels: [
    {
      id: 'SUPPORT',
      stand: 'supported',
      definition: 'the evidence supports the claim',
      aliases: ['SUPPORTS', 'SUPPORTED'],
    },
    {
      id: 'CONTRADICT',
      stand: 'refuted',
      definition: 'the evidence contradicts the claim',
      aliases: ['CONTRADICTS', 'CONTRADICTED', 'REFUTES', 'REFUTED'],
    },
    {
      id: 'NOT_ENOUGH_INFO',
      stand: 'not-enough',
      definition: 'the evidence decides neither',
      aliases: ['NOT ENOUGH INFO', 'NOT ENOUGH EVIDENCE', 'NEI', 'NOINFO'],
    },
  ],
};
