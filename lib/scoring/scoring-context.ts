import { z } from 'zod';
import type { ProtocolContext } from '../debate/context';

/** What scores and reports need of a protocol's context. */
export type ScoringContext = Pick<
  ProtocolContext,
  'ask' | 'each' | 'embed' | 'record' | 'fence' | 'claim' | 'dates' | 'options' | 'labels'
>;

/** One answer to score. `key` is the step's key; the calls' keys hang below it. */
export interface ScoredAnswer {
  key: string;
  /** The whole answer with the label on its last line, as ragas gets it. */
  answer: string;
  /** All documents the agent read, as one context; null for an agent that has none. */
  documents: string | null;
}

/** A truth value as models write it: 1 and "yes" are true. */
export const looseBoolean: z.ZodType<boolean> = z.preprocess((value) => {
  if (value === 1 || /^(?:1|true|yes)$/iu.test(String(value))) return true;
  if (value === 0 || /^(?:0|false|no)$/iu.test(String(value))) return false;
  return value;
}, z.boolean());
