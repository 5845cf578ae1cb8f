import type { ProtocolContext } from '../../debate/context';
import type { Stand } from '../../scoring/labels';
import { labelNamed } from '../../scoring/read-label';
import { quotationParts } from '../shared/answer';

/** The published substrings, in the published order: "not supported" holds "support". */
const substrings: readonly [RegExp, Stand][] = [
  [/support/iu, 'supported'],
  [/refut/iu, 'refuted'],
  [/not enough|insufficient/iu, 'not-enough'],
  [/conflict|cherry/iu, 'conflicting'],
];

/**
 * Normalisation of a verdict (2.3, step 5): a label or alias as a whole; else, as published, the first substring
 * that names one; else null, which counts as the set's fallback. In the product the substrings are left out: a
 * reader must not be shown "Supported" for "not supported".
 */
export function normalised(
  verdict: string,
  { labels, options }: Pick<ProtocolContext, 'labels' | 'options'>,
): string | null {
  const named = labelNamed(verdict, labels);
  if (named !== null || options.preset === 'product') return named;
  const stand = substrings.find(([pattern]) => pattern.test(verdict))?.[1];
  return labels.labels.find((label) => label.stand === stand)?.id ?? null;
}

/** The end of a form sentence, where deciding replies carry quotations. */
export const alsoQuotations = ({ options }: Pick<ProtocolContext, 'options'>): string =>
  options.quotations === false
    ? ''
    : `, "quotations" (per mark like [1] in your reasons for the verdict: ${quotationParts})`;
