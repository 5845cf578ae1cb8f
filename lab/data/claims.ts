/** A piece of evidence as a data set gives it; becomes one document. */
export interface GivenEvidence {
  /** What agents read and quote. */
  text: string;
  title: string;
  /** http(s) only. */
  url?: string;
  /** Who stands behind a text without an address. */
  publisher: string;
  /** The question the text answers, where the data set has pairs. */
  question?: string;
}

/** Kinds of evidence a data set may carry: `gold` chosen by people, `hero` retrieved by HerO for AVeriTeC. */
export type PoolKind = 'gold' | 'hero';

/** One claim of a data set. */
export interface LabClaim {
  /** Unique in the data set. */
  id: string;
  text: string;
  /** A label of the data set's label set. */
  gold: string;
  /** ISO 8601 day the claim was made. */
  date?: string;
  speaker?: string;
  /** The answers of a multiple-choice question; they are its label set. */
  choices?: { id: string; text: string }[];
  pools: Partial<Record<PoolKind, GivenEvidence[]>>;
  /** Addresses of the articles the gold label was taken from: the answer key. */
  answerKey: string[];
}

export interface DataSet {
  id: string;
  /** Its label set, unless the command line names another. */
  labels: string;
  claims: LabClaim[];
  /** Where it is from and under what licence. */
  source: string;
  /** What was left out and why; empty where all is there. */
  notes: string[];
}

/** An http(s) address, or undefined for everything else data sets have in such a field. */
export function webAddress(text: string | null | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  return /^https?:$/u.test(new URL(text).protocol) ? text : undefined;
}
