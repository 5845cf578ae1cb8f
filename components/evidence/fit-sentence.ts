import type { EvidenceItem } from '../../lib/debate/view-types';
import type { Translate } from '../words';

/** What a second reading made of a quotation; nothing where it agreed, or where there was none. */
export function fitSentence(t: Translate, item: EvidenceItem): string | undefined {
  if (item.fit === 'steers') return t('fit_steers');
  if (item.fit === 'unconfirmed') {
    return t('fit_unconfirmed', { called: t(`relation_${item.relation}`) });
  }
  if (item.fit !== 'changed' || !item.called) return undefined;
  const called = t(`relation_${item.called}`);
  // Background decides nothing either way: to say that it was not confirmed says it.
  if (item.relation === 'context') return t('fit_unconfirmed', { called });
  return t('fit_changed', { called, found: t(`relation_${item.relation}`) });
}
