import { averitec, averitecCode } from './label-sets/averitec';
import { choiceSet } from './label-sets/choice';
import { faviq, fever } from './label-sets/fever';
import { climateFever, pubMedQa, sciFact } from './label-sets/science';

export { averitec, averitecCode, choiceSet, climateFever, faviq, fever, pubMedQa, sciFact };

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
  /**
   * What an unparsable verdict counts as. A set that cannot say "not enough" falls back on `NO_ANSWER`, which is
   * none of its labels and so never right.
   */
  fallback: string;
}

/** One answer of a multiple-choice question: `A`, "Metformin". */
export interface Choice {
  id: string;
  text: string;
}

export const labelSets: Readonly<Record<string, LabelSet>> = Object.fromEntries(
  [averitec, averitecCode, fever, faviq, pubMedQa, climateFever, sciFact].map((set) => [
    set.id,
    set,
  ]),
);

/** The set a check decides between; undefined where this version knows no such set. */
export const labelSetOf = (check: {
  labels: string;
  choices?: Choice[] | undefined;
}): LabelSet | undefined => {
  if (check.choices) return choiceSet(check.choices);
  return Object.hasOwn(labelSets, check.labels) ? labelSets[check.labels] : undefined;
};

export function standOf(set: LabelSet, label: string): Stand {
  return set.labels.find((l) => l.id === label)?.stand ?? 'not-enough';
}

/** The label that says evidence is lacking; undefined in sets without one, where nothing can be overruled. */
export const notEnoughIn = (set: LabelSet): string | undefined =>
  set.labels.find(({ stand }) => stand === 'not-enough')?.id;
