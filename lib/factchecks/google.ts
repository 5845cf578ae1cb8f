import { z } from 'zod';
import { isoDate } from '../evidence/page/dates';
import { fetchJson } from '../evidence/search/fetch-json';
import type { SearchContext } from '../evidence/search/service';
import type { FactCheck, FactChecks } from './fact-check';

/** A query longer than this finds nothing but itself. */
const QUERY_LENGTH = 300;
const MOST = 10;

const text = z.string().trim().min(1).max(2000);
const optional = text.optional().catch(undefined);
const day = z
  .string()
  .transform((value) => isoDate(value))
  .optional()
  .catch(undefined);

const review = z.object({
  publisher: z.object({ name: optional, site: optional }),
  url: z.url({ protocol: /^https?$/ }),
  title: optional,
  reviewDate: day,
  textualRating: text,
  languageCode: optional,
});
const found = z.object({
  text,
  claimant: optional,
  claimDate: day,
  claimReview: z.array(z.unknown()),
});
const reply = z.object({ claims: z.array(z.unknown()).default([]) });

export interface GoogleOptions {
  api: string;
  /** The reader's own; without one the search is `blocked`, `no-key`. It travels in a header, never in an address. */
  key: string | undefined;
}

/**
 * Asks the Google Fact Check Tools API which fact-checkers' sites wrote about a claim like this one.
 *
 * Not run live: request and reply follow the public reference, "Method: claims.search" and "REST Resource: claims"
 * (developers.google.com/fact-check/tools/api/reference/rest/v1alpha1/claims); a key in the header, "Using API keys"
 * (docs.cloud.google.com/docs/authentication/api-keys-use).
 * @param language BCP 47; only reviews in it are wanted
 * @throws only when the signal is aborted, its reason
 */
export async function googleFactChecks(
  claim: string,
  language: string | undefined,
  { api, key }: GoogleOptions,
  context: SearchContext,
): Promise<FactChecks> {
  if (!key) return { state: 'blocked', why: 'no-key', items: [] };
  const query = new URLSearchParams({
    query: claim.slice(0, QUERY_LENGTH),
    pageSize: String(MOST),
  });
  if (language) query.set('languageCode', language);
  const asked = await fetchJson(`${api.replace(/\/+$/u, '')}/v1alpha1/claims:search?${query}`, {
    ...context,
    schema: reply,
    init: { headers: { 'X-Goog-Api-Key': key } },
  });
  if (asked.state !== 'ok') {
    // Google answers a key it does not know with 400; the rest of the request is always well formed.
    const refused = asked.why === 'http-400' || asked.why === 'forbidden';
    return refused ? { state: 'blocked', why: 'key-refused', items: [] } : { ...asked, items: [] };
  }
  const { claims } = asked.value;
  const items = claims.flatMap((one) => itemsOf(found.safeParse(one).data));
  // A claim without a review that can be read is no answer, either: the index lists none without.
  if (claims.length > 0 && items.length === 0)
    return { state: 'failed', why: 'malformed', items: [] };
  return { state: items.length > 0 ? 'found' : 'none', items };
}

function itemsOf(claim: z.infer<typeof found> | undefined): FactCheck[] {
  if (!claim) return [];
  return claim.claimReview.flatMap((one) => {
    const { data } = review.safeParse(one);
    if (!data) return [];
    const { publisher, url, title, reviewDate, textualRating, languageCode } = data;
    return {
      claim: claim.text,
      ...(claim.claimant && { claimant: claim.claimant }),
      ...(claim.claimDate && { claimedAt: claim.claimDate }),
      publisher: publisher.name ?? publisher.site ?? new URL(url).hostname,
      url,
      ...(title && { title }),
      rating: textualRating,
      ...(reviewDate && { checkedAt: reviewDate }),
      ...(languageCode && { language: languageCode }),
      from: 'google' as const,
    };
  });
}
