/** A claim that people checked before, as their site or an index of such sites publishes it. */
export interface FactCheck {
  /** The claim in the fact-checkers' words. */
  claim: string;
  claimant?: string;
  /** ISO 8601 day or moment. */
  claimedAt?: string;
  publisher: string;
  /** http(s) only. */
  url: string;
  title?: string;
  /** The publisher's own word for it ("Mostly false"); no scale is common to all. */
  rating: string;
  /** ISO 8601. */
  checkedAt?: string;
  /** BCP 47. */
  language?: string;
  /** Where it was found: an index, or the page the claim stands on. */
  from: 'google' | 'page';
}

/** What looking for earlier fact-checks came to. A refusal or a failure is never read as "none". */
export interface FactChecks {
  state: 'found' | 'none' | 'blocked' | 'failed';
  /** Machine-readable cause for `blocked` and `failed`, as in `LookedIn.why`. */
  why?: string;
  /** Those nearest to the claim first, each page once. */
  items: FactCheck[];
}
