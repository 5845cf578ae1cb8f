import type { ProtocolContext } from '../../debate/context';

/**
 * The claim as DebateCV's published code prints it (2.1): with who said it, where known. An author of the page the
 * claim stands on is named as that: a page may report what others say. The claim's date is in every system part.
 */
export function spokenClaim({ claim, fence }: Pick<ProtocolContext, 'claim' | 'fence'>): string {
  const { page, claimant } = claim;
  const text = fence('claim', claim.text);
  const who = claimant?.name ?? page?.author;
  if (!who) return text;
  // Data sets name a speaker and no page.
  const speaks = claimant?.how === 'sentence' || page?.url === '';
  const what = speaks ? 'speaker of the claim' : 'author of the page the claim stands on';
  return `${text}\n${fence(what, who)}`;
}
