import { hasUnspaced } from '../scripts';
import type { ServiceDescriptor } from './descriptor';
import { possibleTitles, queryLadder } from './query-ladder';
import type {
  FoundDocument,
  SearchContext,
  SearchOutcome,
  SearchRequest,
  SearchService,
} from './service';
import type { Trouble } from './trouble';
import { wikiLanguage } from './wiki-language';
import { findPages, findTitles, readPage, type WikiHit } from './wikipedia-api';
import { readPast } from './wikipedia-past';

/** Candidates per request: search back ends without a ranking list pages in the order of their ids. */
const CANDIDATES = 10;

/**
 * Wikipedia, or any MediaWiki with TextExtracts: no key, no host permission (`origin=*`).
 * Searches the claim's language and English; reads the best pages in full, as they were on a day where one is asked for.
 * @param options.api address of `api.php`; `{language}` in it is replaced by the edition
 */
export function wikipedia({ api }: { api: string }): SearchService {
  const many = api.includes('{language}');
  return {
    id: 'wikipedia',
    editions: (language) =>
      many ? [...new Set([wikiLanguage(language) ?? 'en', 'en'])] : [undefined],
    search: (request, context) =>
      search(api.replaceAll('{language}', request.language ?? 'en'), request, context),
  };
}

async function search(
  api: string,
  request: SearchRequest,
  context: SearchContext,
): Promise<SearchOutcome> {
  const found = await climb(api, request, context);
  if (!Array.isArray(found)) return found;
  if (found.length === 0) return { state: 'empty' };
  const best = preferNamed(found, `${request.query} ${request.claim.text}`).slice(0, request.limit);
  const { until } = request;
  const read = await Promise.all(
    best.map((hit) =>
      until && (hit.editedAt ?? '').slice(0, 10) > until
        ? readPastHit(api, hit, until, context)
        : readHit(api, hit, context),
    ),
  );
  const hits = read.filter((one) => 'text' in one).filter(({ text }) => text !== '');
  if (hits.length > 0) return { state: 'results', hits };
  return read.find((one) => 'state' in one) ?? { state: 'empty' };
}

/**
 * Climbs down the query ladder until there are as many pages as wanted; where all of it finds too little,
 * looks for pages named by words of the query. What was found before a later request failed is kept.
 */
async function climb(
  api: string,
  { query, language, limit }: SearchRequest,
  context: SearchContext,
): Promise<WikiHit[] | Trouble> {
  const hits = new Map<number, WikiHit>();
  const titles = possibleTitles(query, language);
  const rungs = [
    ...queryLadder(query, language).map(
      (rung) => () => findPages(api, rung, Math.max(limit, CANDIDATES), context),
    ),
    ...(titles.length > 0 ? [() => findTitles(api, titles, context)] : []),
  ];
  for (const ask of rungs) {
    const found = await ask();
    if (found.state !== 'ok') return hits.size > 0 ? [...hits.values()] : found;
    for (const hit of found.value) if (!hits.has(hit.pageid)) hits.set(hit.pageid, hit);
    if (hits.size >= limit) break;
  }
  return [...hits.values()];
}

/**
 * Pages whose title the query or the claim names come first, longer titles before shorter ones; the rest
 * keep their order. Titles without a letter (pages of years) are named by every date and stay behind.
 */
function preferNamed(hits: WikiHit[], text: string): WikiHit[] {
  const said = ` ${wordsOnly(text)} `;
  const weight = ({ title }: WikiHit) => {
    const bare = wordsOnly(title.replace(/ \([^()]*\)$/, ''));
    const named = said.includes(hasUnspaced(bare) ? bare : ` ${bare} `);
    return named && /\p{L}/u.test(bare) ? bare.length : 0;
  };
  return hits.toSorted((a, b) => weight(b) - weight(a));
}

const wordsOnly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();

async function readHit(
  api: string,
  hit: WikiHit,
  context: SearchContext,
): Promise<FoundDocument | Trouble> {
  const read = await readPage(api, hit.pageid, context);
  if (read.state !== 'ok') return read;
  return {
    title: hit.title,
    url: hit.url,
    text: read.value,
    how: 'api-text',
    ...(hit.language && { language: hit.language }),
    ...(hit.editedAt && { publishedAt: hit.editedAt }),
  };
}

async function readPastHit(
  api: string,
  hit: WikiHit,
  until: string,
  context: SearchContext,
): Promise<FoundDocument | Trouble> {
  const read = await readPast(api, hit, until, context);
  if (read.state !== 'ok') return read;
  const { text = '', url = hit.url, editedAt } = read.value ?? {};
  return {
    ...{ title: hit.title, url, text, how: 'api-text' as const },
    ...(hit.language && { language: hit.language }),
    ...(editedAt && { publishedAt: editedAt }),
  };
}

export const wikipediaService: ServiceDescriptor = {
  id: 'wikipedia',
  name: 'Wikipedia',
  kind: 'encyclopedia',
  gives: 'whole texts',
  key: 'none',
  api: 'https://{language}.wikipedia.org/w/api.php',
  ownServer: false,
  anyOrigin: true,
  // No fixed limit for readers' own requests, which should be considerate; a search makes five to ten.
  perSecond: 10,
  terms: 'https://www.mediawiki.org/wiki/API:Etiquette',
  ranAgainst: 'MediaWiki 1.39',
  on: true,
  make: wikipedia,
};
