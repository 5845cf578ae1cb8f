import { z } from 'zod';
import { isoDate } from '../page/dates';
import type { ServiceDescriptor } from './descriptor';
import { fetchJson } from './fetch-json';
import { outcomeOf } from './outcome-of';
import type {
  FoundDocument,
  SearchContext,
  SearchOutcome,
  SearchRequest,
  SearchService,
} from './service';
import { blocked } from './trouble';

const result = z.object({
  title: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  content: z.string(),
  raw_content: z.string().nullish(),
  published_date: z.string().nullish(),
});
const reply = z.object({ results: z.array(z.unknown()) });

/**
 * Tavily, the web search of Tool-MAD (arXiv 2601.04742, III.A). Its `content` is an excerpt; the whole
 * text is used where `raw_content` has it.
 *
 * Not run live: requests and replies follow Tavily's public pages "Tavily Search" (API reference,
 * endpoint `POST /search`) and "Errors Code" (help centre).
 * @param options.api base URL, `https://api.tavily.com`
 * @param options.key without one every search is `blocked`, `no-key`
 */
export function tavily({ api, key }: { api: string; key?: string | undefined }): SearchService {
  return {
    id: 'tavily',
    editions: () => [undefined],
    search: async (request, context) =>
      key ? search(api, key, request, context) : blocked('no-key'),
  };
}

async function search(
  api: string,
  key: string,
  { query, limit }: SearchRequest,
  context: SearchContext,
): Promise<SearchOutcome> {
  const asked = await fetchJson(`${api.replace(/\/+$/, '')}/search`, {
    ...context,
    schema: reply,
    init: {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify({
        query: query.slice(0, 400),
        max_results: limit,
        search_depth: 'basic',
        include_raw_content: 'text',
        include_answer: false,
        include_images: false,
      }),
    },
  });
  if (asked.state !== 'ok') return asked;
  return outcomeOf(asked.value.results, result, documentOf, limit);
}

function documentOf(found: z.infer<typeof result>): FoundDocument[] {
  const raw = found.raw_content?.trim() ?? '';
  const excerpt = found.content.trim();
  // A page behind a wall gives less raw text than the excerpt.
  const whole = raw.length > excerpt.length;
  const text = whole ? raw : excerpt;
  if (text === '') return [];
  const publishedAt = isoDate(found.published_date ?? '');
  return [
    {
      title: found.title,
      url: found.url,
      text,
      how: whole ? 'api-text' : 'snippet',
      ...(publishedAt && { publishedAt }),
    },
  ];
}

export const tavilyService: ServiceDescriptor = {
  id: 'tavily',
  name: 'Tavily',
  kind: 'web',
  gives: 'whole texts or excerpts',
  key: 'required',
  keyPage: 'https://app.tavily.com',
  api: 'https://api.tavily.com',
  ownServer: false,
  anyOrigin: false,
  // 100 requests a minute with a development key.
  perSecond: 1.6,
  terms: 'https://docs.tavily.com/documentation/rate-limits',
  on: false,
  make: tavily,
};
