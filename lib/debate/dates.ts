import type { Claim } from '../claim/claim';

/** Today (the check's day, so that a replay says the same) and the claim's date, as prompts say them. */
export function datesOf(claim: Claim, createdAt: string): { today: string; claimDate: string } {
  const published = claim.page?.publishedAt ?? claim.page?.modifiedAt;
  return {
    today: createdAt.slice(0, 10),
    claimDate: published ? published.slice(0, 10) : 'not known',
  };
}
