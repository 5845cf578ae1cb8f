import type { Claim } from '../claim/claim';
import type { EvidenceDocument } from './document';
import { checkQuotation } from './quotation';
import type { Quotation, QuotationDraft } from './quotation-types';
import { isQuotedClaim, standingOf } from './restates';
import { canonicalUrl } from './search/canonical-url';
import { sentencesOf } from './sentences';

/** UTF-16 units to either side that hold the sentence a quotation stands in. */
const AROUND = 300;

/** Whether a document is the page the claim was highlighted on, however it was found. */
export function isClaimPage(
  { origin, url, id }: Pick<EvidenceDocument, 'origin' | 'url' | 'id'>,
  { page }: Claim,
): boolean {
  if (origin === 'page' || (page?.document !== undefined && page.document === id)) return true;
  if (url === undefined || page?.url === undefined) return false;
  return canonicalUrl(url) === canonicalUrl(page.url);
}

/**
 * Finds a draft's words in a document and says how they stand to the claim. The sentence they stand in is
 * looked at, too: a part of a sentence that is only the claim again, and the inner words of “…” in a source
 * that only quotes the claim, are not that source's own.
 */
export function quotationFor(
  draft: QuotationDraft,
  document: EvidenceDocument,
  claim: Claim,
): Quotation {
  const samePage = isClaimPage(document, claim);
  const quotation = checkQuotation(draft, document.text, samePage ? 'same-page' : 'independent');
  const { start, end, words } = quotation;
  const standing = standingOf(words, claim, { samePage });
  if (samePage || start === undefined || end === undefined) return { ...quotation, standing };
  const from = Math.max(0, start - AROUND);
  const around = document.text.slice(from, end + AROUND);
  const borrowed = sentencesOf(around)
    .map((span) => around.slice(span.start, span.end))
    .filter((sentence) => sentence.includes(words))
    .some(
      (sentence) =>
        isQuotedClaim(words, sentence, claim) ||
        standingOf(sentence, claim, { samePage }) === 'restates',
    );
  return { ...quotation, standing: borrowed ? 'restates' : standing };
}
