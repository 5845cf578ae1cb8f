import { greatestAssignment } from './assignment';
import { meteor } from './meteor';

/** Evidence below this is not enough for a right label to count (AVeriTeC, arXiv 2305.13117). */
export const ENOUGH_EVIDENCE = 0.25;
/** Items of a system's evidence that are looked at. */
const MOST_ITEMS = 10;

/**
 * How much of the annotators' evidence a system read: the greatest sum of METEOR between its items, the first ten, and
 * theirs, each used once, over the number of theirs. Null where there are none to compare with.
 */
export function evidenceScore(read: readonly string[], gold: readonly string[]): number | null {
  if (gold.length === 0) return null;
  const items = read.slice(0, MOST_ITEMS);
  return (
    greatestAssignment(gold.map((one) => items.map((item) => meteor(item, one)))) / gold.length
  );
}
