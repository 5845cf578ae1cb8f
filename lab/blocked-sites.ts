import { canonicalUrl } from '../lib/evidence/search/canonical-url';
import { isFactChecker } from '../lib/evidence/search/fact-checkers';
import { originalAddress } from '../lib/evidence/search/original-address';

/** Whether an address must not be read for this claim: a fact-checker's, or the article its label was taken from. */
export const isBlocked = (url: string, answerKey: readonly string[]): boolean =>
  isFactChecker(url) ||
  answerKey.some((article) => canonicalUrl(article) === canonicalUrl(originalAddress(url)));
