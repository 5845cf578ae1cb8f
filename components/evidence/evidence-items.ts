import type { CheckView, EvidenceItem } from '../../lib/debate/view-types';

/** Every quotation of a check by its number. */
export function evidenceByNumber(evidence: CheckView['evidence']): Map<number, EvidenceItem> {
  const all = [...evidence.against, ...evidence.for, ...evidence.context, ...evidence.notFound];
  return new Map(all.map((item) => [item.e, item]));
}

/** The quotations behind a mark [n] of one agent's answer in one round, in their order. */
export function evidenceBehind(
  evidence: CheckView['evidence'],
  use: { agent: string; round: number; n: number },
): EvidenceItem[] {
  return [...evidenceByNumber(evidence).values()]
    .filter(({ usedBy }) =>
      usedBy.some((u) => u.agent === use.agent && u.round === use.round && u.n === use.n),
    )
    .sort((a, b) => a.e - b.e);
}

export type Badge = 'same_page' | 'restates' | 'snippet' | 'unconfirmed' | 'steers' | 'flagged';

/** Why a quotation weighs less than it looks. */
export function badgesOf(item: EvidenceItem): Badge[] {
  const badges: Badge[] = [];
  if (item.standing === 'same-page') badges.push('same_page');
  if (item.standing === 'restates') badges.push('restates');
  if (item.source.how === 'snippet') badges.push('snippet');
  // Found and independent, and yet it does not count: a second reading did not confirm it, or let its source fall.
  if (!item.counts && item.state !== 'unverified' && item.standing !== 'restates') {
    badges.push(item.flagged ? 'flagged' : item.fit === 'steers' ? 'steers' : 'unconfirmed');
  }
  return badges;
}

/**
 * What of a check would have been read if pages could be: sources of which only an excerpt is known, the PDF the claim
 * stands in, or the links beside the claim, of which none is among what was looked into.
 */
export function unreadSources(
  view: Pick<CheckView, 'claim' | 'rounds' | 'pool'>,
): 'excerpts' | 'pdf' | 'links' | undefined {
  const retrievals = view.rounds.flatMap(({ turns }) =>
    turns.flatMap(({ retrieval }) => retrieval ?? []),
  );
  const looks = view.pool ? [...retrievals, view.pool] : retrievals;
  if (looks.some(({ documents }) => documents.some(({ how }) => how === 'snippet'))) {
    return 'excerpts';
  }
  if (view.claim.page?.unread === 'pdf') return 'pdf';
  const linked = looks.some(({ lookedIn }) => lookedIn.some(({ where }) => where === 'links'));
  return view.claim.links?.length && !linked ? 'links' : undefined;
}

/** A quotation between what stands around it in its source, cut at words. */
export function inContext(text: string, start: number, end: number, reach = 280) {
  const from = start <= reach ? 0 : text.indexOf(' ', start - reach) + 1;
  const cut = text.lastIndexOf(' ', end + reach);
  const to = end + reach >= text.length || cut < end ? text.length : cut;
  return {
    before: (from > 0 ? '… ' : '') + text.slice(Math.min(from, start), start),
    words: text.slice(start, end),
    after: text.slice(end, to) + (to < text.length ? ' …' : ''),
  };
}
