import type { CheckView } from '../../lib/debate/view-types';
import { authorName } from '../../lib/evidence/page/author';
import { formatDay } from '../ui/format';
import type { Translate } from '../words';

/** The day a claim was published, as far as its page says, else the day it was picked up. */
export const claimDay = (locale: string, { claim }: Pick<CheckView, 'claim'>): string =>
  formatDay(locale, claim.page?.publishedAt ?? claim.capturedAt);

/** Where a claim stands and since when, in words alone. */
export function originLine(t: Translate, locale: string, view: Pick<CheckView, 'claim'>): string {
  const { page } = view.claim;
  const day = claimDay(locale, view);
  return page ? t('claim_from', { page: page.title || page.url, day }) : t('claim_typed', { day });
}

/** Who says so; undefined where nobody is known to. Checks of earlier versions may have a “By” before the name. */
export function saidBy(t: Translate, { claim }: Pick<CheckView, 'claim'>): string | undefined {
  const { claimant } = claim;
  if (!claimant) return undefined;
  const author = claimant.how === 'author';
  return author
    ? t('claim_by_author', { name: authorName(claimant.name) ?? claimant.name })
    : t('claim_said_by', { name: claimant.name });
}
