import { z } from 'zod';
import { isoDate } from '../page/dates';
import type { ServiceDescriptor } from './descriptor';
import { fetchJson } from './fetch-json';
import { htmlText } from './html-text';
import { outcomeOf } from './outcome-of';
import { shortLanguage } from './paper-query';
import { searchUrl } from './search-url';
import type {
  FoundDocument,
  SearchContext,
  SearchOutcome,
  SearchRequest,
  SearchService,
} from './service';
import { blocked, type Trouble } from './trouble';

const result = z.object({
  title: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  description: z.string().default(''),
  extra_snippets: z.array(z.string()).default([]),
  page_age: z.string().nullish(),
  language: z.string().nullish(),
});
/** A reply without `web` found no pages. */
const reply = z.object({
  type: z.literal('search'),
  web: z.object({ results: z.array(z.unknown()) }).optional(),
});

/**
 * Brave's own web index. It gives excerpts only, up to six a page.
 *
 * Not run live: requests and replies follow the public page
 * https://api-dashboard.search.brave.com/app/documentation/web-search (query, responses, codes).
 * @param options.api base URL, `https://api.search.brave.com`
 * @param options.key without one every search is `blocked`, `no-key`
 */
export function brave({ api, key }: { api: string; key?: string | undefined }): SearchService {
  return {
    id: 'brave',
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
  const url = searchUrl(api, '/res/v1/web/search', {
    // At most 400 characters and 50 words.
    q: query.slice(0, 400).split(/\s+/).slice(0, 50).join(' '),
    count: Math.min(limit, 20),
    result_filter: 'web',
    text_decorations: 'false',
    extra_snippets: 'true',
    freshness: until && `1990-01-01to${until}`,
  });
  const headers = { Accept: 'application/json', 'X-Subscription-Token': key };
  const asked = await fetchJson(url, { ...context, schema: reply, init: { headers }, refusal });
  if (asked.state !== 'ok') return asked;
  return outcomeOf(asked.value.web?.results ?? [], result, documentOf, limit);
}

/** A key that is none is answered with 422 and a code. */
function refusal(status: number, body: string): Trouble | undefined {
  if (status !== 422 && status !== 400) return undefined;
  if (/SUBSCRIPTION_TOKEN_INVALID/.test(body)) return blocked('key-refused');
  return /OPTION_NOT_IN_PLAN|QUOTA|USAGE_LIMIT/.test(body) ? blocked('quota') : undefined;
}

function documentOf(found: z.infer<typeof result>): FoundDocument[] {
  const excerpts = [found.description, ...found.extra_snippets].map(htmlText);
  const text = [...new Set(excerpts)].filter((excerpt) => excerpt !== '').join('\n\n');
  if (text === '') return [];
  const publishedAt = isoDate(found.page_age ?? '');
  const language = shortLanguage(found.language);
  return [
    {
      title: htmlText(found.title),
      url: found.url,
      text,
      how: 'snippet',
      ...(language && { language }),
      ...(publishedAt && { publishedAt }),
    },
  ];
}

export const braveService: ServiceDescriptor = {
  id: 'brave',
  name: 'Brave',
  kind: 'web',
  gives: 'excerpts',
  key: 'required',
  keyPage: 'https://api-dashboard.search.brave.com',
  api: 'https://api.search.brave.com',
  ownServer: false,
  anyOrigin: false,
  // The least that a plan allows.
  perSecond: 1,
  terms: 'https://api-dashboard.search.brave.com/app/documentation/web-search',
  on: false,
  make: brave,
};
