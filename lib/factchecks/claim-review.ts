import { z } from 'zod';
import { isoDate } from '../evidence/page/dates';
import type { FactCheck } from './fact-check';
import { jsonLdReviews } from './json-ld';
import { microdataReviews } from './microdata';

/** A page of a fact-checker may carry dozens; more than these help nobody. */
const MOST = 12;
const LONGEST = 500;

const word = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).replace(/\s+/gu, ' ').trim().slice(0, LONGEST));
const words = word.optional().catch(undefined);
const thing = z.object({ name: word }).transform(({ name }) => name);
/** A name, a thing with a name, or a list of such. */
const name = z
  .union([word, thing, z.array(z.union([word, thing])).transform(([first]) => first)])
  .optional()
  .catch(undefined);
/** What is no date becomes none: it would be shown, and compared, as one. */
const day = z
  .string()
  .transform((value) => isoDate(value))
  .optional()
  .catch(undefined);

const rating = z
  .object({ alternateName: name, ratingValue: words, bestRating: words })
  .optional()
  .catch(undefined);
const reviewed = z.object({ author: name, datePublished: day }).optional().catch(undefined);
const review = z.object({
  claimReviewed: words,
  url: z.string().optional().catch(undefined),
  datePublished: day,
  author: name,
  publisher: name,
  name: words,
  inLanguage: words,
  reviewRating: rating,
  itemReviewed: reviewed,
});

/**
 * Fact-checks that a page publishes as ClaimReview (schema.org), as JSON-LD or microdata. What is broken or lacks
 * claim or rating is passed over. Everything in it is the page's word.
 * @param pageUrl the page's address, for reviews that name none and for relative ones
 */
export function claimReviewsIn(document: Document, pageUrl: string): FactCheck[] {
  const found = [...jsonLdReviews(document), ...microdataReviews(document)];
  const items = found.flatMap((one) => factCheckOf(one, pageUrl) ?? []);
  const seen = new Set<string>();
  const fresh = items.filter(({ claim, url }) => {
    const key = `${url}\n${claim}`;
    return !seen.has(key) && seen.add(key);
  });
  return fresh.slice(0, MOST);
}

function factCheckOf(value: unknown, pageUrl: string): FactCheck | undefined {
  const read = review.safeParse(value).data;
  const claim = read?.claimReviewed;
  const word = read?.reviewRating && ratingWord(read.reviewRating);
  const url = addressOf(read?.url, pageUrl);
  if (!read || !claim || !word || !url) return undefined;
  const { itemReviewed, datePublished, inLanguage } = read;
  return {
    claim,
    ...(itemReviewed?.author && { claimant: itemReviewed.author }),
    ...(itemReviewed?.datePublished && { claimedAt: itemReviewed.datePublished }),
    publisher: read.author ?? read.publisher ?? new URL(url).hostname,
    url,
    ...(read.name && { title: read.name }),
    rating: word,
    ...(datePublished && { checkedAt: datePublished }),
    ...(inLanguage && { language: inLanguage }),
    from: 'page',
  };
}

/** The publisher's own word, else its number with the scale's end. */
function ratingWord({ alternateName, ratingValue, bestRating }: z.infer<typeof rating> & object) {
  if (alternateName) return alternateName;
  if (!ratingValue) return undefined;
  return bestRating ? `${ratingValue}/${bestRating}` : ratingValue;
}

function addressOf(url: string | undefined, pageUrl: string): string | undefined {
  const whole = URL.parse(url ?? pageUrl, pageUrl);
  return whole && /^https?:$/u.test(whole.protocol) ? whole.href : undefined;
}
