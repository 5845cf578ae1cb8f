import { z } from 'zod';
import { isoDate } from '../page/dates';
import type { ServiceDescriptor } from './descriptor';
import { fetchJson } from './fetch-json';
import { outcomeOf } from './outcome-of';
import { searchUrl } from './search-url';
import type {
  FoundDocument,
  SearchContext,
  SearchOutcome,
  SearchRequest,
  SearchService,
} from './service';
import { blocked } from './trouble';

const result = z.object({
  title: z.string().nullish(),
  url: z.url({ protocol: /^https?$/ }),
  text: z.string().nullish(),
  publishedDate: z.string().nullish(),
  author: z.string().nullish(),
});
const reply = z.object({ results: z.array(z.unknown()) });

/** Characters of one page's text; what lies behind them is rarely what a claim is about. */
const LONGEST_TEXT = 40_000;

/**
 * Exa: web search by meaning, with the pages' texts.
 *
 * Not run live: requests and replies follow the public pages https://exa.ai/docs/reference/search and
 * https://exa.ai/docs/reference/error-codes.
 * @param options.api base URL, `https://api.exa.ai`
 * @param options.key without one every search is `blocked`, `no-key`
 */
export function exa({ api, key }: { api: string; key?: string | undefined }): SearchService {
  return {
    id: 'exa',
    editions: () => [undefined],
    search: async (request, context) =>
      key ? search(api, key, request, context) : blocked('no-key'),
  };
}

async function search(
  api: string,
  key: string,
  { query, limit, until }: SearchRequest,
  context: SearchContext,
): Promise<SearchOutcome> {
  const asked = await fetchJson(searchUrl(api, '/search', {}), {
    ...context,
    schema: reply,
    init: {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({
        query,
        type: 'auto',
        numResults: limit,
        contents: { text: { maxCharacters: LONGEST_TEXT } },
        ...(until && { endPublishedDate: `${until}T23:59:59.999Z` }),
      }),
    },
  });
  if (asked.state !== 'ok') return asked;
  return outcomeOf(asked.value.results, result, documentOf, limit);
}

function documentOf(found: z.infer<typeof result>): FoundDocument[] {
  const text = found.text?.trim() ?? '';
  if (text === '') return [];
  const publishedAt = isoDate(found.publishedDate ?? '');
  const author = found.author?.trim();
  return [
    {
      title: found.title?.trim() || new URL(found.url).hostname,
      url: found.url,
      text,
      how: 'api-text',
      ...(publishedAt && { publishedAt }),
      ...(author && { author }),
    },
  ];
}

export const exaService: ServiceDescriptor = {
  id: 'exa',
  name: 'Exa',
  kind: 'web',
  gives: 'whole texts',
  key: 'required',
  keyPage: 'https://dashboard.exa.ai',
  api: 'https://api.exa.ai',
  ownServer: false,
  anyOrigin: false,
  perSecond: 10,
  terms: 'https://exa.ai/docs/reference/rate-limits',
  on: false,
  make: exa,
};
