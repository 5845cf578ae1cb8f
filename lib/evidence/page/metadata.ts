import { defined } from '../defined';
import { authorNames } from './author';
import { isoDate } from './dates';
import type { Extracted } from './extracted';
import { type LinkedData, linkedData } from './linked-data';
import { titleOf } from './page-title';
import { visibleDates } from './visible-date';

const PUBLISHED = [
  'article:published_time',
  'og:published_time',
  'datepublished',
  'date',
  'dc.date',
  'dc.date.issued',
  'dcterms.date',
  'dcterms.created',
  'citation_publication_date',
  'citation_date',
  'parsely-pub-date',
  'sailthru.date',
  'publish-date',
  'pubdate',
];
const MODIFIED = [
  'article:modified_time',
  'og:updated_time',
  'datemodified',
  'dcterms.modified',
  'last-modified',
  'revised',
];
const AUTHOR = [
  'author',
  'article:author',
  'dc.creator',
  'dcterms.creator',
  'citation_author',
  'parsely-author',
];
const LONGEST_NAME = 200;
const NO_NAME = /^https?:|^\{\{|\}\}$/i;

/**
 * What a page says about itself: meta elements first, then JSON-LD, then marks in the text, then what a reader sees.
 * @param url the page's address: it tells site and date where nothing else does
 */
export function metadataOf(document: Document, url: string): Omit<Extracted, 'text' | 'how'> {
  const meta = metaValues(document);
  const data = linkedData(document);
  const from = (names: readonly string[]) => names.flatMap((name) => meta.get(name) ?? []);
  const { title, siteName } = titleOf({
    stated: names([
      ...from(['og:title', 'twitter:title', 'dc.title', 'citation_title']),
      ...data.titles,
    ]),
    tab: names(texts(document, 'head title, title'))[0] ?? '',
    heading: names(texts(document, 'h1'))[0] ?? '',
    siteName: names([
      ...from(['og:site_name']),
      ...data.siteNames,
      ...from(['application-name']),
    ])[0],
    url,
  });
  const seen = document.documentElement ? visibleDates(document) : {};
  const found = {
    siteName,
    author:
      authorNames(data.authors) ??
      authorNames(from(AUTHOR)) ??
      authorNames(texts(document, '[itemprop~="author"], [rel~="author"]').slice(0, 1)),
    language: languageOf(document, meta, data),
    publishedAt: firstDate([
      ...from(PUBLISHED),
      ...data.published,
      ...times(
        document,
        '[itemprop~="datePublished"], time[pubdate], article time, main time, header time',
      ),
      dateInUrl(url),
      seen.published ?? '',
    ]),
    modifiedAt: firstDate([
      ...from(MODIFIED),
      ...data.modified,
      ...times(document, '[itemprop~="dateModified"]'),
      seen.modified ?? '',
    ]),
  };
  return { title, ...defined(found) };
}

function metaValues(document: Document): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const element of document.querySelectorAll('meta[content]')) {
    const key = ['property', 'name', 'itemprop', 'http-equiv']
      .map((attribute) => element.getAttribute(attribute))
      .find((value) => value);
    if (!key) continue;
    const lower = key.toLowerCase().trim();
    values.set(lower, [...(values.get(lower) ?? []), element.getAttribute('content') ?? '']);
  }
  return values;
}

const texts = (document: Document, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '');

/** `/2026/03/16/` in an address: news sites and blogs file their articles by day. */
function dateInUrl(url: string): string {
  const [, year, month, day] = /\/((?:19|20)\d{2})[/-](\d{2})[/-](\d{2})(?:[/-]|$)/.exec(url) ?? [];
  return year && month && day ? `${year}-${month}-${day}` : '';
}

const times = (document: Document, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(
    (element) => element.getAttribute('datetime') ?? element.getAttribute('content') ?? '',
  );

/** Values that can be names: not empty, no address, no text, nothing a template forgot to fill. */
const names = (values: readonly string[]): string[] =>
  values
    .map((value) => value.replace(/\s+/gu, ' ').trim())
    .filter((value) => value !== '' && value.length <= LONGEST_NAME && !NO_NAME.test(value));

function firstDate(values: readonly string[]): string | undefined {
  for (const value of values) {
    const date = isoDate(value);
    if (date) return date;
  }
  return undefined;
}

function languageOf(document: Document, meta: Map<string, string[]>, data: LinkedData) {
  const values = [
    document.documentElement?.getAttribute('lang') ?? '',
    document.documentElement?.getAttribute('xml:lang') ?? '',
    document.querySelector('body[lang]')?.getAttribute('lang') ?? '',
    ...(meta.get('content-language') ?? []),
    ...(meta.get('og:locale') ?? []),
    ...data.languages,
  ];
  for (const value of values) {
    const language = bcp47(value);
    if (language) return language;
  }
  return undefined;
}

/** The canonical form of a language tag (`en_US` too), or undefined if it is none. */
export function bcp47(value: string): string | undefined {
  const tag = value.split(',')[0]?.trim().replaceAll('_', '-') ?? '';
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag)) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    // Well formed by the pattern, but not by the rules of language tags.
    return undefined;
  }
}
