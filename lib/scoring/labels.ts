/** A label's meaning for the verdict rule, whatever its set calls it. */
export type Stand = 'supported' | 'refuted' | 'conflicting' | 'not-enough';

export interface Label {
  /** As the published system writes it. */
  id: string;
  stand: Stand;
  /** One sentence for the prompt. */
  definition: string;
  /** Other spellings a model may use. */
  aliases: string[];
}

/** A set of labels a protocol decides between; data, so that a new one is a table row. */
export interface LabelSet {
  id: string;
  labels: Label[];
  /** What an unparsable verdict counts as. */
  fallback: string;
}

/** AVeriTeC's four labels, with the definitions of its paper in our words. */
export const averitec: LabelSet = {
  id: 'averitec',
  fallback: 'Not Enough Evidence',
  labels: [
    {
      id: 'Supported',
      stand: 'supported',
      definition: 'the evidence supports every part of the claim',
      aliases: ['SUPPORTS', 'Support', 'True'],
    },
    {
      id: 'Refuted',
      stand: 'refuted',
      definition: 'the evidence contradicts the claim',
      aliases: ['REFUTES', 'Refute', 'False'],
    },
    {
      id: 'Not Enough Evidence',
      stand: 'not-enough',
      definition: 'the evidence neither supports nor contradicts the claim, or there is none',
      aliases: ['NOT ENOUGH INFO', 'Not Enough Information', 'NEI', 'NEE'],
    },
    {
      id: 'Conflicting Evidence/Cherrypicking',
      stand: 'conflicting',
      definition:
        'the evidence itself conflicts, or the claim is true as far as it goes but misleads by what it leaves out',
      aliases: [
        'Conflicting Evidence/Cherry-picking',
        'Conflicting Evidence',
        'Cherrypicking',
        'Cherry-picking',
      ],
    },
  ],
};

/** FEVER's three labels. */
export const fever: LabelSet = {
  id: 'fever',
  fallback: 'NOT ENOUGH INFO',
  labels: [
    {
      id: 'SUPPORTS',
      stand: 'supported',
      definition: 'the evidence supports the claim',
      aliases: ['SUPPORTED'],
    },
    {
      id: 'REFUTES',
      stand: 'refuted',
      definition: 'the evidence contradicts the claim',
      aliases: ['REFUTED'],
    },
    {
      id: 'NOT ENOUGH INFO',
      stand: 'not-enough',
      definition: 'the evidence decides neither',
      aliases: ['NOT ENOUGH EVIDENCE', 'NOT ENOUGH INFORMATION', 'NEI'],
    },
  ],
};

export const labelSets: Record<string, LabelSet> = { averitec, fever };

export function standOf(set: LabelSet, label: string): Stand {
  return set.labels.find((l) => l.id === label)?.stand ?? 'not-enough';
}
