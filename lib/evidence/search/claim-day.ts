import type { Claim } from '../../claim/claim';

/** The ISO 8601 day a claim was made: that of its page where the page says one, else that of the highlighting. */
export const claimDay = ({ page, capturedAt }: Claim): string | undefined =>
  [page?.publishedAt, capturedAt]
    .find((date) => date && /^\d{4}-\d{2}-\d{2}/.test(date))
    ?.slice(0, 10);
