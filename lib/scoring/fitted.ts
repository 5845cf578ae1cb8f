import type { ControlStep, FitStep } from '../debate/steps';
import type { EvidenceItem } from '../debate/view-types';

/**
 * The evidence after the second reading: what it reads otherwise has its relation from then on, and what it did not
 * confirm counts no more; nor does anything of a source that the control reading let fall. Evidence without a second
 * reading stays as the debate called it.
 */
export function withFit(
  evidence: readonly EvidenceItem[],
  fit: FitStep | undefined,
  control?: ControlStep | undefined,
): EvidenceItem[] {
  if (!fit) return [...evidence];
  const read = new Map(fit.relations.map(({ e, relation }) => [e, relation]));
  return evidence.map((item) => {
    if (!item.counts) return item;
    if (control?.steering.includes(item.document)) return { ...item, fit: 'steers', counts: false };
    const relation = control?.unread.includes(item.document) ? undefined : read.get(item.e);
    if (!relation) return { ...item, fit: 'unconfirmed', counts: false };
    if (relation === item.relation) return { ...item, fit: 'confirmed' };
    return { ...item, fit: 'changed', relation, called: item.relation };
  });
}
