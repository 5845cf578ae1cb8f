import type { Check } from '../debate/check';
import type { CheckView } from '../debate/view-types';

/**
 * What a search of the history looks into, kept with the check so that a search reads no journal:
 * claim, page, answers, quotations, sources. Lower case, normalised.
 */
export function searchTextOf(check: Pick<Check, 'claim'>, view: CheckView): string {
  const { claim } = check;
  const { against, for: supporting, context } = view.evidence;
  const parts = [
    claim.text,
    claim.page?.title,
    claim.page?.url,
    view.shown?.label,
    view.report?.justification,
    ...view.rounds.flatMap((round) => round.turns.map((turn) => turn.answer?.text)),
    ...[...against, ...supporting, ...context].flatMap(({ words, source }) => [
      words,
      source.title,
      source.publisher,
    ]),
  ];
  return searchable(parts.filter((part) => part !== undefined).join('\n'));
}

/** The same folding for what is searched and what is sought. */
export const searchable = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();
