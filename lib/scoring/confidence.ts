import type { ConfidenceWord, ProposedStep } from '../debate/steps';
import type { Stand } from './labels';

/** False until the lab has fitted the table below to outcomes. */
export const confidenceCalibrated = false;

export interface ConfidenceFacts {
  /** Of the shown label. */
  stand: Stand;
  by: ProposedStep['by'];
  /** Whether everyone free to choose came to the proposed label; absent where there is nobody to agree. */
  unanimous?: boolean | undefined;
  /** True when the rule put Not Enough Evidence in the proposed label's place. */
  overruled: boolean;
  /** Independent publishers with a counting quotation on the label's side. */
  sources: number;
  /** Mean faithfulness of the last scored round, 0 to 1; null where it could not be computed. */
  groundedness: number | null;
  rounds: number;
}

/**
 * What counts as agreement, by who decided. Only those count who were free to choose a label and came to it by
 * themselves; that one agent is sure of itself is no agreement.
 * - `consensus`: Tool-MAD's debaters, with equal labels and stable scores (its Algorithm 1).
 * - `summary`: MADKE's, where its Judge found the answers consistent and all of them have the Summarizer's label.
 * - `vote`: self-consistency, where every sample says the same; not a mere majority.
 * - `moderator`: MAD's, where both sides had come to the answer it preferred. DebateCV's debaters are given their
 *   sides and no label, so a Moderator's stop there is one agent's decision, like a judge's or a single agent's.
 */
const agreement: Readonly<Record<ProposedStep['by'], 'always' | 'if unanimous' | 'never'>> = {
  consensus: 'always',
  summary: 'if unanimous',
  vote: 'if unanimous',
  moderator: 'if unanimous',
  judge: 'never',
  answer: 'never',
  budget: 'never',
};

interface Row {
  agreed: boolean;
  minSources: number;
  minGroundedness: number;
  maxRounds: number;
  word: ConfidenceWord;
}

const ANY = Number.POSITIVE_INFINITY;

/** For decisive labels; the first row that fits decides. One source alone is never almost certain. */
const table: readonly Row[] = [
  { agreed: true, minSources: 2, minGroundedness: 0.8, maxRounds: 2, word: 'almost-certain' },
  { agreed: true, minSources: 2, minGroundedness: 0, maxRounds: ANY, word: 'likely' },
  { agreed: true, minSources: 1, minGroundedness: 0.7, maxRounds: ANY, word: 'likely' },
  { agreed: true, minSources: 0, minGroundedness: 0, maxRounds: ANY, word: 'leaning' },
  { agreed: false, minSources: 2, minGroundedness: 0.7, maxRounds: ANY, word: 'likely' },
  { agreed: false, minSources: 1, minGroundedness: 0, maxRounds: ANY, word: 'leaning' },
];

/**
 * How sure the shown label is, in a word, from agreement, independent sources, groundedness and rounds.
 * An unknown groundedness counts as 0, so that a protocol without scores is never almost certain. Not Enough Evidence is `leaning` when it was agreed on and `unclear`
 * otherwise.
 */
export function confidenceWord(facts: ConfidenceFacts): ConfidenceWord {
  const counts = agreement[facts.by];
  const agreed = counts === 'always' || (counts === 'if unanimous' && facts.unanimous === true);
  if (facts.overruled) return 'unclear';
  if (facts.stand === 'not-enough') return agreed ? 'leaning' : 'unclear';
  const row = table.find(
    (r) =>
      r.agreed === agreed &&
      facts.sources >= r.minSources &&
      (facts.groundedness ?? 0) >= r.minGroundedness &&
      facts.rounds <= r.maxRounds,
  );
  return row?.word ?? 'unclear';
}
