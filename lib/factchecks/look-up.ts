import type { Claim } from '../claim/claim';
import { canonicalUrl } from '../evidence/search/canonical-url';
import type { SearchContext } from '../evidence/search/service';
import { wordsOf } from '../evidence/words';
import type { FactCheck, FactChecks } from './fact-check';
import { type GoogleOptions, googleFactChecks } from './google';

/** More than these help nobody. */
const MOST = 8;

/**
 * What people found about a claim before: fact-checks the claim's own page publishes, and those an index knows where
 * the reader gave a key for it. Those nearest to the claim by their words come first.
 * @param google absent where the reader has no key: then nothing leaves the browser
 * @throws only when the signal is aborted
 */
export async function lookUpFactChecks(
  claim: Claim,
  google: GoogleOptions | undefined,
  context: SearchContext,
): Promise<FactChecks> {
  const onPage = claim.page?.factChecks ?? [];
  const asked: FactChecks = google
    ? await googleFactChecks(claim.text, claim.page?.language?.split('-')[0], google, context)
    : { state: 'none', items: [] };
  const items = nearestFirst(claim.text, [...asked.items, ...onPage]).slice(0, MOST);
  // What the index refused is still worth saying beside what the page has.
  if (asked.state === 'blocked' || asked.state === 'failed') return { ...asked, items };
  return { state: items.length > 0 ? 'found' : 'none', items };
}

/** Each page once, as the first that names it has it, by the share of words it has in common with the claim. */
function nearestFirst(claim: string, items: readonly FactCheck[]): FactCheck[] {
  const sought = new Set(wordsOf(claim));
  const near = (item: FactCheck): number => {
    const own = new Set(wordsOf(item.claim));
    const common = [...own].filter((word) => sought.has(word)).length;
    return common / Math.max(1, own.size + sought.size - common);
  };
  const seen = new Set<string>();
  return items
    .filter(({ url }) => {
      const page = canonicalUrl(url);
      return !seen.has(page) && seen.add(page);
    })
    .map((item) => ({ item, near: near(item) }))
    .sort((a, b) => b.near - a.near)
    .map(({ item }) => item);
}
