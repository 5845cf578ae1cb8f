import { z } from 'zod';
import { fetchJson, type JsonOutcome } from './fetch-json';
import { searchUrl } from './search-url';
import type { SearchContext } from './service';
import { apiTrouble } from './wiki-error';
import { plainWikiText } from './wiki-text';

/** A page a wiki's search found, before its text is read. */
export interface WikiHit {
  pageid: number;
  title: string;
  url: string;
  language?: string;
  /** ISO 8601 moment of the last edit. */
  editedAt?: string;
}

/** A search that found nothing has no `query`, but says that it is complete. */
const reply = z
  .object({
    batchcomplete: z.unknown().optional(),
    error: z.object({ code: z.string(), info: z.string().optional() }).optional(),
    query: z
      .object({
        pages: z
          .array(
            z.object({
              pageid: z.number().int().optional(),
              ns: z.number().int().default(0),
              title: z.string(),
              missing: z.boolean().optional(),
              index: z.number().optional(),
              fullurl: z.url({ protocol: /^https?$/ }).optional(),
              pagelanguagehtmlcode: z.string().optional(),
              pageprops: z.record(z.string(), z.unknown()).optional(),
              revisions: z.array(z.object({ timestamp: z.string().optional() })).optional(),
              extract: z.string().optional(),
            }),
          )
          .default([]),
      })
      .optional(),
  })
  .refine(({ error, query, batchcomplete }) => error || query || batchcomplete !== undefined);
type Page = NonNullable<z.infer<typeof reply>['query']>['pages'][number];

/** What is asked about every page before its text is read. */
const ABOUT = {
  redirects: '1',
  prop: 'info|pageprops|revisions',
  inprop: 'url',
  ppprop: 'disambiguation',
  rvprop: 'timestamp',
};

/**
 * Full-text search of the main namespace, redirects followed, disambiguation pages left out.
 * `gsrwhat=text` is CirrusSearch's way anyway; MediaWiki's own back ends search titles without it, and
 * where a wiki has switched text search off, titles are what is left.
 */
export async function findPages(
  api: string,
  query: string,
  limit: number,
  context: SearchContext,
): Promise<JsonOutcome<WikiHit[]>> {
  const search = {
    generator: 'search',
    gsrsearch: query,
    gsrlimit: String(limit),
    gsrnamespace: '0',
    ...ABOUT,
  };
  const found = await askWiki(api, context, { gsrwhat: 'text', ...search });
  const refused =
    found.state === 'failed' && /^api-(?:gsr|sr)?(?:search-text-disabled|badvalue)/.test(found.why);
  return hitsOf(refused ? await askWiki(api, context, search) : found);
}

/** Looks pages up by their exact titles, at most 50 in one request, redirects followed. */
export async function findTitles(
  api: string,
  titles: readonly string[],
  context: SearchContext,
): Promise<JsonOutcome<WikiHit[]>> {
  return hitsOf(await askWiki(api, context, { titles: titles.slice(0, 50).join('|'), ...ABOUT }));
}

function hitsOf(found: JsonOutcome<Page[]>): JsonOutcome<WikiHit[]> {
  if (found.state !== 'ok') return found;
  const hits = found.value
    .filter(({ ns, missing, pageprops }) => ns === 0 && !missing && !isDisambiguation(pageprops))
    .toSorted((a, b) => (a.index ?? Infinity) - (b.index ?? Infinity))
    .flatMap(hitOf);
  return { state: 'ok', value: hits };
}

const isDisambiguation = (pageprops: Page['pageprops']): boolean =>
  pageprops?.disambiguation !== undefined;

function hitOf(page: Page): WikiHit[] {
  const { pageid, title, fullurl, pagelanguagehtmlcode: language } = page;
  if (pageid === undefined || fullurl === undefined) return [];
  const editedAt = page.revisions?.[0]?.timestamp;
  return [
    { pageid, title, url: fullurl, ...(language && { language }), ...(editedAt && { editedAt }) },
  ];
}

/**
 * The whole text of a page, its section headings and paragraphs between blank lines. TextExtracts gives one whole
 * page per request (`exlimit` is lowered to 1 without `exintro`), so each page is its own request.
 * @returns an empty text for a page deleted since it was found
 */
export async function readPage(
  api: string,
  pageid: number,
  context: SearchContext,
): Promise<JsonOutcome<string>> {
  const read = await askWiki(api, context, {
    prop: 'extracts',
    explaintext: '1',
    exsectionformat: 'wiki',
    pageids: String(pageid),
  });
  if (read.state !== 'ok') return read;
  const page = read.value[0];
  if (page && !page.missing && page.extract === undefined)
    return { state: 'failed', why: 'no-extracts' };
  return { state: 'ok', value: plainWikiText(page?.extract ?? '') };
}

async function askWiki(
  api: string,
  context: SearchContext,
  parameters: Record<string, string>,
): Promise<JsonOutcome<Page[]>> {
  const url = wikiUrl(api, { action: 'query', ...parameters });
  const asked = await fetchJson(url, { ...context, schema: reply, init: NAMED });
  if (asked.state !== 'ok') return asked;
  const { error, query } = asked.value;
  return error ? apiTrouble(error.code) : { state: 'ok', value: query?.pages ?? [] };
}

/** Wikimedia's policy asks clients to name themselves; a browser lets no page set User-Agent. */
export const NAMED: RequestInit = {
  headers: { 'Api-User-Agent': 'Crossexam (browser extension)' },
};

/** An address of a wiki's interface; `origin=*` needs no permission. */
export const wikiUrl = (api: string, parameters: Record<string, string>): string =>
  searchUrl(api, '', { format: 'json', formatversion: '2', origin: '*', ...parameters });
