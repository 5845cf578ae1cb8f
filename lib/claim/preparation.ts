import type { Span } from './sentence';

/** Why a sentence cannot be checked: what it is instead of a claim about the world. */
export type NotCheckable =
  | 'question'
  | 'greeting'
  | 'exclamation'
  | 'opinion'
  | 'prediction'
  | 'order'
  | 'feeling'
  | 'fragment';

/** Words of a prepared claim that the selection does not have there. */
export interface Resolved extends Span {
  /** What the selection says instead; absent where a model put the words in. */
  was?: string;
}

/** A claim that stands on its own, as it would be debated. */
export interface PreparedClaim {
  text: string;
  /** UTF-16 span of `claim.selected` that it came from; absent where the selection has none of its words. */
  selected?: Span;
  /** Spans of `text`, in order. */
  resolved: Resolved[];
}

/**
 * What became of a selection before its debate. `ready`: it is one claim and goes on as it is. `choose`: it holds
 * several claims, or was made to stand on its own, and waits for the reader. `none`: it holds no claim to check.
 */
export interface Preparation {
  outcome: 'ready' | 'choose' | 'none';
  /**
   * Whose words the claims are. A model's are kept only where code could check them against the selection; where it
   * left the words as they are, or rules put in some as well, they are not called its.
   */
  by: 'rules' | 'model';
  /** In the order of the selection; empty for `none`. */
  claims: PreparedClaim[];
  /** What the selection is instead of a claim; for `none` only. */
  why?: NotCheckable;
  /** Words whose meaning the selection leaves open and nothing around it settles: "It", "this tower". */
  unclear: string[];
}
