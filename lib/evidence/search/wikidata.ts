import { z } from 'zod';
import type { ServiceDescriptor } from './descriptor';
import { fetchJson, type JsonOutcome } from './fetch-json';
import { readable } from './outcome-of';
import { shortLanguage } from './paper-query';
import { namedThings } from './query-ladder';
import { searchUrl } from './search-url';
import type {
  FoundDocument,
  SearchContext,
  SearchOutcome,
  SearchRequest,
  SearchService,
} from './service';
import type { Trouble } from './trouble';
import { apiTrouble } from './wiki-error';
import { type Entity, entity, factsText, namedBy } from './wikidata-facts';
import { NAMED } from './wikipedia-api';

const error = z.object({ code: z.string() });
const searched = z.union([
  z.object({ error }),
  z.object({ search: z.array(z.object({ id: z.string() })) }),
]);
const fetched = z.union([
  z.object({ error }),
  z.object({ entities: z.record(z.string(), z.unknown()) }),
]);

/** Names of one query that are looked up. */
const MOST_NAMES = 4;
/** Ids of one request, as the interface allows. */
const BATCH = 50;
/** Labels of one search: what more than this many ids are called is left unsaid. */
const MOST_LABELS = 200;

/**
 * Wikidata's facts about the things a query names. Its statements are data; the sentences are ours and say so.
 *
 * Not run live: requests and replies follow https://www.wikidata.org/w/api.php (`wbsearchentities`, `wbgetentities`)
 * and https://www.mediawiki.org/wiki/Wikibase/DataModel/JSON.
 * @param options.api address of `api.php`
 */
export function wikidata({ api }: { api: string }): SearchService {
  return {
    id: 'wikidata',
    editions: (language) => [shortLanguage(language) ?? 'en'],
    search: (request, context) => search(api, request, context),
  };
}

async function search(
  api: string,
  request: SearchRequest,
  context: SearchContext,
): Promise<SearchOutcome> {
  const language = request.language ?? 'en';
  const ids = await itemsNamed(api, language, request, context);
  if (!Array.isArray(ids)) return ids;
  if (ids.length === 0) return { state: 'empty' };
  const items = await entitiesOf(api, ids, 'labels|descriptions|claims|info', language, context);
  if (items.state !== 'ok') return items;
  const labels = await labelsOf(api, items.value.flatMap(namedBy), language, context);
  if (labels.state !== 'ok') return labels;
  const byId = new Map(items.value.map((item) => [item.id, item]));
  const hits = ids.flatMap((id) => documentOf(byId.get(id), labels.value, language));
  return hits.length > 0 ? { state: 'results', hits } : { state: 'empty' };
}

/** Ids of the things a query names, the longest name's first; as many as wanted. */
async function itemsNamed(
  api: string,
  language: string,
  { query, limit }: SearchRequest,
  context: SearchContext,
): Promise<string[] | Trouble> {
  const ids = new Set<string>();
  for (const name of namedThings(query, language).slice(0, MOST_NAMES)) {
    if (ids.size >= limit) break;
    const url = searchUrl(api, '', {
      ...{ action: 'wbsearchentities', format: 'json', origin: '*', type: 'item' },
      ...{ search: name, language, uselang: language, limit: 2 },
    });
    const found = await fetchJson(url, { ...context, schema: searched, init: NAMED });
    if (found.state !== 'ok') return ids.size > 0 ? [...ids] : found;
    if ('error' in found.value) return apiTrouble(found.value.error.code);
    for (const { id } of found.value.search) if (/^Q\d+$/.test(id)) ids.add(id);
  }
  return [...ids].slice(0, limit);
}

async function entitiesOf(
  api: string,
  ids: string[],
  props: string,
  language: string,
  context: SearchContext,
): Promise<JsonOutcome<Entity[]>> {
  const url = searchUrl(api, '', {
    ...{ action: 'wbgetentities', format: 'json', origin: '*', props, ids: ids.join('|') },
    languages: [...new Set([language, 'en'])].join('|'),
  });
  const got = await fetchJson(url, { ...context, schema: fetched, init: NAMED });
  if (got.state !== 'ok') return got;
  if ('error' in got.value) return apiTrouble(got.value.error.code);
  return readable(Object.values(got.value.entities), entity);
}

async function labelsOf(
  api: string,
  named: string[],
  language: string,
  context: SearchContext,
): Promise<JsonOutcome<Map<string, string>>> {
  const ids = [...new Set(named)].slice(0, MOST_LABELS);
  const labels = new Map<string, string>();
  for (let at = 0; at < ids.length; at += BATCH) {
    const part = await entitiesOf(api, ids.slice(at, at + BATCH), 'labels', language, context);
    if (part.state !== 'ok') return part;
    for (const { id, labels: given } of part.value) {
      const label = given[language]?.value ?? given.en?.value;
      if (label) labels.set(id, label);
    }
  }
  return { state: 'ok', value: labels };
}

function documentOf(
  item: Entity | undefined,
  labels: Map<string, string>,
  language: string,
): FoundDocument[] {
  const text = item ? factsText(item, labels, language) : '';
  if (!item || text === '') return [];
  return [
    {
      title: item.labels[language]?.value ?? item.labels.en?.value ?? item.id,
      url: `https://www.wikidata.org/wiki/${item.id}`,
      text,
      how: 'api-text',
      language,
      ...(item.modified && { publishedAt: item.modified }),
    },
  ];
}

export const wikidataService: ServiceDescriptor = {
  id: 'wikidata',
  name: 'Wikidata',
  kind: 'facts',
  gives: 'facts',
  key: 'none',
  api: 'https://www.wikidata.org/w/api.php',
  ownServer: false,
  anyOrigin: true,
  perSecond: 10,
  terms: 'https://www.mediawiki.org/wiki/API:Etiquette',
  on: false,
  make: wikidata,
};
