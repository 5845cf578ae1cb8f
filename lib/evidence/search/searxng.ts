import { z } from 'zod';
import { isoDate } from '../page/dates';
import type { ServiceDescriptor } from './descriptor';
import { fetchJson } from './fetch-json';
import { htmlText } from './html-text';
import { readable } from './outcome-of';
import { shortLanguage } from './paper-query';
import { searchUrl } from './search-url';
import type {
  FoundDocument,
  SearchContext,
  SearchOutcome,
  SearchRequest,
  SearchService,
} from './service';
import { blocked, failed, type Trouble } from './trouble';

const result = z.object({
  title: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  content: z.string().nullish(),
  publishedDate: z.string().nullish(),
});
const reply = z.object({
  results: z.array(z.unknown()),
  /** Pairs of an engine's name and what is wrong with it; newer versions add a third member. */
  unresponsive_engines: z.array(z.array(z.unknown())).default([]),
});

/**
 * SearXNG, or the older Searx: a metasearch engine on a server of the reader's choice, its `json` format switched on
 * (`search.formats` in its settings). It gives excerpts only.
 *
 * An engine of it that was asked for a captcha gives no results, too; `unresponsive_engines` tells that from an empty
 * answer (searxng/searxng#4824). Follows https://docs.searxng.org/dev/search_api.html; run against Debian's `searx` 1.1.
 * @param options.api the server's base URL
 */
export function searxng({ api }: { api: string }): SearchService {
  return {
    id: 'searxng',
    editions: () => [undefined],
    search: async (request, context) =>
      api ? search(api, request, context) : blocked('no-address'),
  };
}

/**
 * Words that the server would take for orders: `!engine`, `:language`, and `!!engine`, which sends the asker's browser
 * elsewhere (https://docs.searxng.org/user/search-syntax.html).
 */
const COMMAND = /(^|\s)[!:?]+(?=\S)/gu;

async function search(
  api: string,
  { query, limit, claim }: SearchRequest,
  context: SearchContext,
): Promise<SearchOutcome> {
  const url = searchUrl(api, '/search', {
    q: query.replace(COMMAND, '$1'),
    format: 'json',
    language: shortLanguage(claim.page?.language) ?? 'all',
  });
  // Reasons in `unresponsive_engines` are said in the language asked for.
  const headers = { Accept: 'application/json', 'Accept-Language': 'en' };
  const asked = await fetchJson(url, { ...context, schema: reply, init: { headers }, refusal });
  if (asked.state !== 'ok') return asked;
  const { results, unresponsive_engines: silent } = asked.value;
  const read = readable(results, result);
  const found = read.state === 'ok' ? read.value.slice(0, limit) : [];
  if (found.length > 0) return { state: 'results', hits: found.map(documentOf) };
  if (silent.length > 0) return troubleOfEngines(silent.map(([, why]) => String(why)));
  return read.state === 'ok' ? { state: 'empty' } : read;
}

/** A format that is not switched on is refused with 403; so is a robot, but with a page that says so. */
const refusal = (status: number, body: string): Trouble | undefined =>
  status === 403 && !/limiter|too many/i.test(body) ? blocked('json-off') : undefined;

/** What the engines came to: the worst that can be helped first. */
function troubleOfEngines(reasons: string[]): Trouble {
  const said = reasons.join('\n');
  if (/captcha/i.test(said)) return blocked('engines-captcha');
  if (/too many requests|access denied|suspended/i.test(said)) return blocked('engines-refused');
  return failed('engines');
}

/** Some engines give no excerpt (Searx's own for MediaWiki): the page is still worth opening. */
function documentOf(found: z.infer<typeof result>): FoundDocument {
  const publishedAt = isoDate(found.publishedDate ?? '');
  return {
    title: htmlText(found.title),
    url: found.url,
    text: htmlText(found.content ?? ''),
    how: 'snippet',
    ...(publishedAt && { publishedAt }),
  };
}

export const searxngService: ServiceDescriptor = {
  id: 'searxng',
  name: 'SearXNG',
  kind: 'web',
  gives: 'excerpts',
  key: 'none',
  api: '',
  ownServer: true,
  anyOrigin: false,
  // A server of the reader's own, which passes each request on to several engines.
  perSecond: 2,
  ranAgainst: 'Searx 1.1',
  on: false,
  make: searxng,
};
