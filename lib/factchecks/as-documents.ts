import type { FoundDocument, SearchService } from '../evidence/search/service';
import type { FactCheck } from './fact-check';

/**
 * Fact-checks as something the web agent can find, each by its site, so that a site is one source however it was
 * found: only where the reader said that they may enter the debate. Their text is what is known of them; the page itself is read like any other result.
 */
export const factCheckService = (items: readonly FactCheck[]): SearchService => ({
  id: 'fact-checks',
  editions: () => [undefined],
  search: async ({ limit }) => {
    const hits = items.slice(0, limit).map(documentOf);
    return hits.length > 0 ? { state: 'results', hits } : { state: 'empty' };
  },
});

function documentOf(item: FactCheck): FoundDocument {
  const { claim, claimant, publisher, url, title, rating, checkedAt, language } = item;
  const said = claimant ? `${claimant} claimed` : 'The claim';
  return {
    title: title ?? `${publisher}: ${claim}`,
    url,
    text: `${title ? `${title}\n\n` : ''}${said}: “${claim}”\n\n${publisher} rated this claim: ${rating}.`,
    how: 'snippet',
    ...(language && { language }),
    ...(checkedAt && { publishedAt: checkedAt }),
  };
}
