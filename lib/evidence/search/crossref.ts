import { z } from 'zod';
import { isoDate } from '../page/dates';
import type { ServiceDescriptor } from './descriptor';
import { fetchJson } from './fetch-json';
import { htmlText } from './html-text';
import { readable } from './outcome-of';
import { authorsOf, paperQueries } from './paper-query';
import { searchUrl } from './search-url';
import type {
  FoundDocument,
  SearchContext,
  SearchOutcome,
  SearchRequest,
  SearchService,
} from './service';

const item = z.object({
  DOI: z.string().regex(/^10\.\d{4,9}\/\S+$/),
  title: z.array(z.string()).min(1),
  abstract: z.string(),
  author: z
    .array(
      z.object({
        given: z.string().optional(),
        family: z.string().optional(),
        name: z.string().optional(),
      }),
    )
    .optional(),
  'container-title': z.array(z.string()).optional(),
  publisher: z.string().optional(),
  published: z.object({ 'date-parts': z.array(z.array(z.number().nullable())) }).optional(),
  'updated-by': z.array(z.object({ type: z.string().optional() })).optional(),
});
type Item = z.infer<typeof item>;
const reply = z.object({
  status: z.literal('ok'),
  message: z.object({ items: z.array(z.unknown()) }),
});

const FIELDS = 'DOI,title,abstract,author,container-title,publisher,published,updated-by';
/** Works asked for beyond those wanted: retracted ones are left out afterwards. */
const SPARE = 3;

/**
 * Crossref: the registered works of most scholarly publishers; of these, the ones whose publisher gives an abstract.
 * Its search ranks by words of titles, authors and abstracts and wants none of them in particular. Retracted works are
 * left out.
 *
 * Not run live: requests and replies follow the public pages https://api.crossref.org/swagger-ui/index.html (`/works`)
 * and https://www.crossref.org/documentation/retrieve-metadata/rest-api/access-and-authentication/.
 * @param options.api `https://api.crossref.org`
 * @param options.mailto an address where Crossref may write to; puts requests into the polite pool
 */
export function crossref(options: { api: string; mailto?: string | undefined }): SearchService {
  return {
    id: 'crossref',
    editions: () => [undefined],
    search: (request, context) => search(options, request, context),
  };
}

async function search(
  { api, mailto }: { api: string; mailto?: string | undefined },
  { query, limit, until, claim }: SearchRequest,
  context: SearchContext,
): Promise<SearchOutcome> {
  const [words] = paperQueries(query, claim.page?.language?.slice(0, 2));
  if (words === undefined) return { state: 'empty' };
  const filters = ['has-abstract:true', ...(until ? [`until-pub-date:${until}`] : [])];
  const url = searchUrl(api, '/works', {
    query: words,
    rows: limit + SPARE,
    filter: filters.join(','),
    select: FIELDS,
    mailto,
  });
  const asked = await fetchJson(url, { ...context, schema: reply });
  if (asked.state !== 'ok') return asked;
  const works = readable(asked.value.message.items, item);
  if (works.state !== 'ok') return works;
  const hits = works.value.flatMap(documentOf).slice(0, limit);
  return hits.length > 0 ? { state: 'results', hits } : { state: 'empty' };
}

function documentOf(work: Item): FoundDocument[] {
  const retracted = work['updated-by']?.some(({ type }) =>
    /^(?:retraction|removal)$/.test(type ?? ''),
  );
  // JATS abstracts often begin with a heading that says what they are.
  const text = htmlText(work.abstract).replace(/^(?:abstract|summary)\.?:?\n+/i, '');
  if (retracted || text === '') return [];
  const names = (work.author ?? []).map(({ given, family, name }) =>
    name ? name : [given, family].filter(Boolean).join(' '),
  );
  const author = authorsOf(names);
  const publisher = work['container-title']?.[0] ?? work.publisher;
  const publishedAt = wholeDate(work.published?.['date-parts'][0] ?? []);
  return [
    {
      title: htmlText(work.title[0] ?? ''),
      url: `https://doi.org/${encodeURI(work.DOI)}`,
      text,
      how: 'api-text',
      ...(publishedAt && { publishedAt }),
      ...(author && { author }),
      ...(publisher && { publisher: htmlText(publisher) }),
    },
  ];
}

/** A year or a month alone is no date: it would be shown, and compared, as its first day. */
function wholeDate([year, month, day]: (number | null)[]): string | undefined {
  if (!year || !month || !day) return undefined;
  const two = (part: number) => String(part).padStart(2, '0');
  return isoDate(`${year}-${two(month)}-${two(day)}`);
}

export const crossrefService: ServiceDescriptor = {
  id: 'crossref',
  name: 'Crossref',
  kind: 'papers',
  gives: 'abstracts',
  key: 'none',
  api: 'https://api.crossref.org',
  ownServer: false,
  mailto: true,
  anyOrigin: false,
  // Searches from outside the polite pool: one a second.
  perSecond: 1,
  terms:
    'https://www.crossref.org/documentation/retrieve-metadata/rest-api/access-and-authentication/',
  on: false,
  make: crossref,
};
