import type { ShownStep } from '../debate/steps';
import type { EvidenceItem } from '../debate/view-types';
import type { Relation } from '../evidence/quotation-types';
import { groupSources } from '../evidence/sources';
import { type LabelSet, notEnoughIn, type Stand, standOf } from './labels';

export type Ruling = Pick<ShownStep, 'label' | 'overruled' | 'why' | 'sources'>;

/** For each decisive label, the sides of which at least one combination must be covered. */
const needs: Record<Exclude<Stand, 'not-enough'>, readonly (readonly Relation[])[]> = {
  supported: [['supports']],
  refuted: [['contradicts']],
  conflicting: [
    ['supports', 'contradicts'],
    ['supports', 'qualifies'],
  ],
};

const lacking = {
  supported: 'no-supporting-quotation',
  refuted: 'no-contradicting-quotation',
  conflicting: 'not-both-sides',
} as const;

/**
 * What code makes of the label a protocol proposed: a decisive label stands only on quotations that were
 * found, from sources other than the claim's own page; else it becomes the set's Not Enough Evidence. A source that
 * narrows the claim does not refute it (anthropics/claude-code#83325).
 * Where the rule is off the proposed label stays, with the reason `rule-off`; so it does in sets that cannot say
 * "not enough".
 */
export function verdictRule(
  proposed: string,
  set: LabelSet,
  evidence: readonly EvidenceItem[],
  rule: boolean,
): Ruling {
  const stand = standOf(set, proposed);
  const stays = (why: Ruling['why']): Ruling => ({
    label: proposed,
    overruled: false,
    why,
    sources: sourcesFor(stand, evidence),
  });
  const notEnough = notEnoughIn(set);
  if (!rule || notEnough === undefined) return stays('rule-off');
  if (stand === 'not-enough') return stays('stands');

  const counting = evidence.filter((item) => item.counts);
  const independent = counting.filter((item) => item.standing === 'independent');
  const covered = (items: readonly EvidenceItem[]) =>
    needs[stand].some((sides) =>
      sides.every((side) => items.some(({ relation }) => relation === side)),
    );
  if (covered(independent)) return stays('stands');
  const narrowed = stand === 'refuted' && independent.some((item) => item.relation === 'qualifies');
  return {
    label: notEnough,
    overruled: true,
    why: covered(counting) ? 'only-same-page' : narrowed ? 'only-qualified' : lacking[stand],
    sources: [],
  };
}

/**
 * Publishers other than the claim's page with a counting quotation on a label's side, each once; of those that print
 * the same text only the first, as they are one source.
 */
function sourcesFor(stand: Stand, evidence: readonly EvidenceItem[]): string[] {
  if (stand === 'not-enough') return [];
  const sides = new Set(needs[stand].flat());
  const decisive = evidence.filter(
    (item) => item.counts && item.standing === 'independent' && sides.has(item.relation),
  );
  const told = decisive.map(({ source, words }) => ({ publisher: source.publisher, text: words }));
  return groupSources(told).flatMap(([first]) => first?.publisher ?? []);
}
