import type { Check } from '../debate/check';
import type { CheckView, RoundView } from '../debate/view-types';

/**
 * What a search of the history looks into, kept with the check so that a search reads no journal: everything the
 * reader can read of a check. Lower case, normalised.
 */
export function searchTextOf(check: Pick<Check, 'claim'>, view: CheckView): string {
  const { claim } = check;
  const { shown, report, judge } = view;
  const { against, for: supporting, context } = view.evidence;
  const parts = [
    ...[claim.text, claim.page?.title, claim.page?.url],
    shown?.label,
    ...[report?.justification, report?.corrected, report?.counter, report?.wouldChange],
    ...[judge?.insights, judge?.justification],
    ...view.rounds.flatMap(saidIn),
    ...(view.pool?.items ?? []).flatMap(({ question, answer }) => [question, answer]),
    ...[...against, ...supporting, ...context].flatMap(({ words, source }) => [
      words,
      source.title,
      source.publisher,
    ]),
  ];
  return searchable(parts.filter((part) => part !== undefined).join('\n'));
}

/** What agents and moderators said and looked for in a round. */
function saidIn({ turns, moderation, preference, consistency }: RoundView): (string | undefined)[] {
  return [
    ...turns.flatMap(({ query, answer }) => [
      ...[query?.text, query?.thought],
      ...[answer?.text, answer?.sides?.for, answer?.sides?.against],
    ]),
    ...[moderation?.insight, moderation?.gaps, moderation?.justificationForProceeding],
    ...[moderation?.justificationForVerdict, moderation?.unparsed],
    ...[preference?.reason, preference?.unparsed, consistency?.text],
  ];
}

/** The same folding for what is searched and what is sought. */
export const searchable = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();
