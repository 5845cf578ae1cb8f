import { z } from 'zod';
import type { ServiceDescriptor } from './descriptor';
import { fetchJson, type JsonOutcome } from './fetch-json';
import { htmlText } from './html-text';
import { readable } from './outcome-of';
import { authorsOf, shortLanguage } from './paper-query';
import { searchPapers } from './search-papers';
import { searchUrl } from './search-url';
import type { FoundDocument, SearchContext, SearchRequest, SearchService } from './service';

const article = z.object({
  /** PubMed, PubMed Central, preprints, patents, …: `MED`, `PMC`, `PPR`, `PAT`. */
  source: z.string().regex(/^[A-Z]{2,4}$/),
  id: z.string().regex(/^[\w.-]+$/),
  title: z.string().min(1),
  authorString: z.string().optional(),
  abstractText: z.string().optional(),
  firstPublicationDate: z.iso.date().optional().catch(undefined),
  language: z.string().optional(),
  journalInfo: z
    .object({ journal: z.object({ title: z.string().optional() }).optional() })
    .optional(),
  bookOrReportDetails: z.object({ publisher: z.string().optional() }).optional(),
  pubTypeList: z.object({ pubType: z.array(z.string()) }).optional(),
});
type Article = z.infer<typeof article>;
const reply = z.object({
  hitCount: z.number(),
  resultList: z.object({ result: z.array(z.unknown()) }),
});

/** Articles asked for beyond those wanted: retracted ones are left out afterwards. */
const SPARE = 3;

/**
 * Europe PMC: abstracts of the life sciences (all of PubMed, and preprints), without a key. Retracted articles are left
 * out.
 *
 * Not run live: requests and replies follow the public pages https://europepmc.org/RestfulWebService (module
 * `search`, result type `core`) and https://europepmc.org/searchsyntax.
 * @param options.api `https://www.ebi.ac.uk/europepmc/webservices/rest`
 * @param options.openAccess only articles whose full text anyone may read
 */
export function europePmc(options: {
  api: string;
  openAccess?: boolean | undefined;
}): SearchService {
  return {
    id: 'europe-pmc',
    editions: () => [undefined],
    search: (request, context) =>
      searchPapers(request, (query) => ask(options, query, request, context)),
  };
}

async function ask(
  { api, openAccess }: { api: string; openAccess?: boolean | undefined },
  query: string,
  { limit, until }: SearchRequest,
  context: SearchContext,
): Promise<JsonOutcome<FoundDocument[]>> {
  const conditions = [`(${query})`, 'HAS_ABSTRACT:Y'];
  if (openAccess) conditions.push('OPEN_ACCESS:Y');
  if (until) conditions.push(`FIRST_PDATE:[1700-01-01 TO ${until}]`);
  const url = searchUrl(api, '/search', {
    query: conditions.join(' AND '),
    format: 'json',
    resultType: 'core',
    pageSize: limit + SPARE,
  });
  const asked = await fetchJson(url, { ...context, schema: reply });
  if (asked.state !== 'ok') return asked;
  const articles = readable(asked.value.resultList.result, article);
  if (articles.state !== 'ok') return articles;
  return { state: 'ok', value: articles.value.flatMap(documentOf) };
}

function documentOf(found: Article): FoundDocument[] {
  const text = htmlText(found.abstractText ?? '');
  const retracted = found.pubTypeList?.pubType.some((type) => /^retracted publication/i.test(type));
  if (text === '' || retracted) return [];
  const language = shortLanguage(found.language);
  const author = authorsOf((found.authorString ?? '').replace(/\.$/, '').split(', '));
  const publisher = found.journalInfo?.journal?.title ?? found.bookOrReportDetails?.publisher;
  return [
    {
      title: htmlText(found.title).replace(/\.$/, ''),
      url: `https://europepmc.org/article/${found.source}/${found.id}`,
      text,
      how: 'api-text',
      ...(language && { language }),
      ...(found.firstPublicationDate && { publishedAt: found.firstPublicationDate }),
      ...(author && { author }),
      ...(publisher && { publisher }),
    },
  ];
}

export const europePmcService: ServiceDescriptor = {
  id: 'europe-pmc',
  name: 'Europe PMC',
  kind: 'papers',
  gives: 'abstracts',
  key: 'none',
  api: 'https://www.ebi.ac.uk/europepmc/webservices/rest',
  ownServer: false,
  anyOrigin: false,
  // No limit is published; considerate.
  perSecond: 5,
  terms: 'https://europepmc.org/RestfulWebService',
  on: false,
  make: europePmc,
};
