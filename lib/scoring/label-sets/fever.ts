import type { Label, LabelSet } from '../labels';
import { NO_ANSWER } from './no-answer';

const supports: Label = {
  id: 'SUPPORTS',
  stand: 'supported',
  definition: 'the evidence supports the claim',
  aliases: ['SUPPORTED', 'SUPPORT'],
};
const refutes: Label = {
  id: 'REFUTES',
  stand: 'refuted',
  definition: 'the evidence contradicts the claim',
  aliases: ['REFUTED', 'REFUTE'],
};

/** The three labels of FEVER and FEVEROUS. */
export const fever: LabelSet = {
  id: 'fever',
  fallback: 'NOT ENOUGH INFO',
  labels: [
    supports,
    refutes,
    {
      id: 'NOT ENOUGH INFO',
      stand: 'not-enough',
      definition: 'the evidence decides neither',
      aliases: ['NOT ENOUGH EVIDENCE', 'NOT ENOUGH INFORMATION', 'NEI'],
    },
  ],
};

/** FAVIQ has no third label; FEVER-style sets with two labels use it as well. */
export const faviq: LabelSet = { id: 'faviq', fallback: NO_ANSWER, labels: [supports, refutes] };
