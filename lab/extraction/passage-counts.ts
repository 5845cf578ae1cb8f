import type { Page } from './pages';

/** Passages of a page's lists, counted as adbar/trafilatura's evaluation counts them: a passage is there or it is not. */
export interface PassageCounts {
  /** Wanted and there. */
  kept: number;
  /** Wanted and not there. */
  lost: number;
  /** Unwanted and there. */
  leaked: number;
}

const bare = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ');

/** White space aside, passages are compared character by character. */
export function passageCounts(text: string, { wanted, unwanted }: Page): PassageCounts {
  const whole = bare(text);
  const kept = wanted.filter((passage) => whole.includes(bare(passage))).length;
  const leaked = unwanted.filter((passage) => whole.includes(bare(passage))).length;
  return { kept, lost: wanted.length - kept, leaked };
}

/** Precision, recall and F1 over all passages of all pages, not page by page. */
export function passageScores(counts: readonly PassageCounts[]) {
  const sum = (field: keyof PassageCounts) => counts.reduce((all, one) => all + one[field], 0);
  const [kept, lost, leaked] = [sum('kept'), sum('lost'), sum('leaked')];
  return {
    ...{ kept, lost, leaked },
    precision: kept / (kept + leaked),
    recall: kept / (kept + lost),
    f1: (2 * kept) / (2 * kept + lost + leaked),
  };
}
