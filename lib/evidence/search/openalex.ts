import { z } from 'zod';
import type { ServiceDescriptor } from './descriptor';
import { fetchJson, type JsonOutcome } from './fetch-json';
import { htmlText } from './html-text';
import { readable } from './outcome-of';
import { authorsOf, shortLanguage } from './paper-query';
import { searchPapers } from './search-papers';
import { searchUrl } from './search-url';
import type { FoundDocument, SearchContext, SearchRequest, SearchService } from './service';

const webAddress = z.url({ protocol: /^https?$/ });
const work = z.object({
  id: webAddress,
  doi: webAddress.nullish(),
  display_name: z.string().min(1),
  publication_date: z.iso.date().nullish().catch(undefined),
  language: z.string().nullish(),
  primary_location: z
    .object({
      landing_page_url: z.string().nullish(),
      source: z.object({ display_name: z.string().nullish() }).nullish(),
    })
    .nullish(),
  authorships: z
    .array(z.object({ author: z.object({ display_name: z.string().nullish() }) }))
    .nullish(),
  abstract_inverted_index: z.record(z.string(), z.array(z.number().int().min(0))).nullish(),
});
type Work = z.infer<typeof work>;
const reply = z.object({ results: z.array(z.unknown()) });

const FIELDS =
  'id,doi,display_name,publication_date,language,primary_location,authorships,abstract_inverted_index';
/** Papers asked for beyond those wanted: some have an abstract that cannot be used. */
const SPARE = 3;

export interface OpenAlexOptions {
  /** `https://api.openalex.org` */
  api: string;
  /** Free of charge; without one only a few searches a day are answered. */
  key?: string | undefined;
  /** An address where OpenAlex may write to; sent with each request. */
  mailto?: string | undefined;
}

/**
 * OpenAlex, the search of Tool-MAD's medical configuration (arXiv 2601.04742, Fig. 7): abstracts of scholarly works of
 * all fields. Retracted works are left out.
 *
 * Not run live: requests and replies follow OpenAlex's public pages
 * https://developers.openalex.org/guides/searching, https://developers.openalex.org/api-reference/works and
 * https://developers.openalex.org/api-reference/authentication.
 */
export function openAlex(options: OpenAlexOptions): SearchService {
  return {
    id: 'openalex',
    editions: () => [undefined],
    search: (request, context) =>
      searchPapers(request, (query) => ask(options, query, request, context)),
  };
}

async function ask(
  { api, key, mailto }: OpenAlexOptions,
  query: string,
  { limit, until }: SearchRequest,
  context: SearchContext,
): Promise<JsonOutcome<FoundDocument[]>> {
  const filters = ['has_abstract:true', 'is_retracted:false'];
  if (until) filters.push(`to_publication_date:${until}`);
  const url = searchUrl(api, '/works', {
    search: query,
    filter: filters.join(','),
    per_page: limit + SPARE,
    select: FIELDS,
    api_key: key,
    mailto,
  });
  const asked = await fetchJson(url, { ...context, schema: reply });
  if (asked.state !== 'ok') return asked;
  const works = readable(asked.value.results, work);
  if (works.state !== 'ok') return works;
  return { state: 'ok', value: works.value.flatMap(documentOf) };
}

function documentOf(found: Work): FoundDocument[] {
  const text = abstractOf(found.abstract_inverted_index ?? {});
  if (text === '') return [];
  const language = shortLanguage(found.language);
  const landing = webAddress.safeParse(found.primary_location?.landing_page_url).data;
  const author = authorsOf(
    (found.authorships ?? []).map(({ author }) => author.display_name ?? ''),
  );
  const publisher = found.primary_location?.source?.display_name;
  return [
    {
      title: htmlText(found.display_name),
      url: found.doi ?? landing ?? found.id,
      text,
      how: 'api-text',
      ...(language && { language }),
      ...(found.publication_date && { publishedAt: found.publication_date }),
      ...(author && { author }),
      ...(publisher && { publisher }),
    },
  ];
}

/** An abstract put together again from the places of its words; gaps are closed, markup is taken out. */
function abstractOf(index: Record<string, number[]>): string {
  const placed = Object.entries(index).flatMap(([word, places]) =>
    places.map((place) => ({ word, place })),
  );
  const words = placed.toSorted((a, b) => a.place - b.place).map(({ word }) => word);
  return htmlText(words.join(' '));
}

export const openAlexService: ServiceDescriptor = {
  id: 'openalex',
  name: 'OpenAlex',
  kind: 'papers',
  gives: 'abstracts',
  key: 'optional',
  keyPage: 'https://openalex.org/settings/api',
  api: 'https://api.openalex.org',
  ownServer: false,
  mailto: true,
  anyOrigin: false,
  // 100 are allowed; each search costs a thousandth of a dollar of the day's free allowance.
  perSecond: 10,
  terms: 'https://developers.openalex.org/api-reference/authentication',
  on: false,
  make: openAlex,
};
