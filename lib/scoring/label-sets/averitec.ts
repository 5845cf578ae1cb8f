import type { Label, LabelSet } from '../labels';

type Definitions = Record<Label['stand'], string>;

const labelled = (id: string, definitions: Definitions): LabelSet => ({
  id,
  fallback: 'Not Enough Evidence',
  labels: [
    {
      id: 'Supported',
      stand: 'supported',
      definition: definitions.supported,
      aliases: ['SUPPORTS', 'Support', 'True'],
    },
    {
      id: 'Refuted',
      stand: 'refuted',
      definition: definitions.refuted,
      aliases: ['REFUTES', 'Refute', 'False'],
    },
    {
      id: 'Not Enough Evidence',
      stand: 'not-enough',
      definition: definitions['not-enough'],
      aliases: ['NOT ENOUGH INFO', 'Not Enough Information', 'NEI', 'NEE'],
    },
    {
      id: 'Conflicting Evidence/Cherrypicking',
      stand: 'conflicting',
      definition: definitions.conflicting,
      aliases: [
        'Conflicting Evidence/Cherry-picking',
        'Conflicting Evidence',
        'Conflicting',
        'Cherrypicking',
        'Cherry-picking',
      ],
    },
  ],
});

/** AVeriTeC's four labels, as AVeriTeC and the first DebateCV paper (v1) define them, in our words. */
export const averitec = labelled('averitec', {
  supported: 'the evidence supports every part of the claim',
  refuted: 'the evidence contradicts the claim',
  'not-enough':
    'the evidence cannot be found, or parts of the claim are neither supported nor contradicted',
  conflicting:
    'the evidence itself conflicts, or the claim is not contradicted and yet misleads by what it leaves out',
});

/** The same labels as the published DebateCV code defines them, stricter about silence and about plausibility. */
export const averitecCode = labelled('averitec-code', {
  supported:
    'the evidence bears the claim out or strongly implies it; being plausible is not enough',
  refuted: 'the evidence clearly contradicts the claim; lacking support is no contradiction',
  'not-enough':
    'the evidence does not suffice, also where there is none; the reasons then name what is missing',
  conflicting: 'reliable sources conflict with one another and cannot be reconciled',
});
