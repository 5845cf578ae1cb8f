import { z } from 'zod';
import { standingOf } from '../../lib/evidence/restates';
import { wordsOf } from '../../lib/evidence/words';
import pairs from './pairs.json';

/** Kinds of text that only say the claim again; the others say something of their own. */
const RESTATING = ['same', 'wire', 'quoted', 'headline', 'translation'] as const;
const APART = ['evidence', 'negated', 'numbers', 'corrections', 'other', 'told'] as const;
export const KINDS = [...RESTATING, ...APART];
type Kind = (typeof KINDS)[number];

export interface RestatingPair {
  kind: Kind;
  claim: string;
  text: string;
  /** On the claim's own page; elsewhere where absent. */
  samePage: boolean;
  restates: boolean;
  /** Written when the rules were finished, and not looked at before they were measured. */
  held: boolean;
  /** Place in the file, from 1. */
  row: number;
}

const schema = z.array(
  z.object({
    kind: z.enum(KINDS),
    claim: z.string(),
    text: z.string(),
    samePage: z.boolean().default(false),
    held: z.boolean().default(false),
  }),
);

/** Pairs of our own: a claim and a text, invented, with what stands between them. */
export const restatingPairs = (): RestatingPair[] =>
  schema.parse(pairs).map((pair, i) => ({
    ...pair,
    restates: RESTATING.some((kind) => kind === pair.kind),
    row: i + 1,
  }));

/** What the extension says of a pair. */
export const marked = ({ claim, text, samePage }: RestatingPair): boolean =>
  standingOf(text, { text: claim, selected: claim }, { samePage }) === 'restates';

/** The yardstick: most of the claim's words are in the text. */
export function overlaps({ claim, text }: RestatingPair): boolean {
  const has = new Set(wordsOf(text));
  const words = wordsOf(claim);
  return words.filter((word) => has.has(word)).length >= words.length * 0.75;
}
