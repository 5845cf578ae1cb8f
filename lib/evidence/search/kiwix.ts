import type { ServiceDescriptor } from './descriptor';
import { fetchBody, type Outcome } from './fetch-body';
import { htmlText } from './html-text';
import { type KiwixBook, kiwixBooks } from './kiwix-books';
import { shortLanguage } from './paper-query';
import { queryLadder } from './query-ladder';
import { searchUrl } from './search-url';
import type {
  FoundDocument,
  SearchContext,
  SearchOutcome,
  SearchRequest,
  SearchService,
} from './service';
import { blocked, failed, type Trouble, troubleOfPage } from './trouble';
import { elements, textOf } from './xml';

interface KiwixHit {
  title: string;
  url: string;
  excerpt: string;
  book: KiwixBook;
}

/** Books asked for one query; a library has often one of a language for each subject. */
const BOOKS = 6;

/**
 * A Kiwix server (`kiwix-serve`): Wikipedia and other books as files on the reader's own machine, so that nothing
 * leaves it. Asks the books in the claim's language and in English, each by itself, and reads the pages found in full.
 *
 * Follows https://kiwix-tools.readthedocs.io/en/latest/kiwix-serve.html (`/search`, `/catalog/v2/entries`); run
 * against Debian's `kiwix-tools` 3.3. Newer servers have pages below `/content/`, which their answers say.
 * @param options.api the server's base URL
 */
export function kiwix({ api }: { api: string }): SearchService {
  return {
    id: 'kiwix',
    editions: () => [undefined],
    search: async (request, context) =>
      api ? search(api, request, context) : blocked('no-address'),
  };
}

async function search(
  api: string,
  request: SearchRequest,
  context: SearchContext,
): Promise<SearchOutcome> {
  const books = await kiwixBooks(api, context);
  if (books.state !== 'ok') return books;
  const asked = booksFor(books.value, request.claim.page?.language);
  if (asked.length === 0) return failed('no-books');
  const lists = await Promise.all(asked.map((book) => climb(api, book, request, context)));
  const found = inTurn(lists.flatMap((list) => (Array.isArray(list) ? [list] : [])));
  const trouble = lists.find((list): list is Trouble => !Array.isArray(list));
  if (found.length === 0) return trouble ?? { state: 'empty' };
  const hits = await Promise.all(found.slice(0, request.limit).map((hit) => readHit(hit, context)));
  const read = hits.filter(({ text }) => text !== '');
  return read.length > 0 ? { state: 'results', hits: read } : failed('no-text');
}

/** Books in the claim's language before English ones; those of other languages only where there are no such. */
function booksFor(books: KiwixBook[], claimLanguage: string | undefined): KiwixBook[] {
  const own = shortLanguage(claimLanguage) ?? 'en';
  const wanted = [...new Set([own, 'en'])].flatMap((language) =>
    books.filter((book) => book.language === language),
  );
  return (wanted.length > 0 ? wanted : books).slice(0, BOOKS);
}

async function climb(
  api: string,
  book: KiwixBook,
  { query, limit }: SearchRequest,
  context: SearchContext,
): Promise<KiwixHit[] | Trouble> {
  const hits = new Map<string, KiwixHit>();
  for (const rung of queryLadder(query, book.language)) {
    const found = await ask(api, book, rung, limit, context);
    if (found.state !== 'ok') return hits.size > 0 ? [...hits.values()] : found;
    for (const hit of found.value) if (!hits.has(hit.url)) hits.set(hit.url, hit);
    if (hits.size >= limit) break;
  }
  return [...hits.values()];
}

function ask(
  api: string,
  book: KiwixBook,
  pattern: string,
  limit: number,
  context: SearchContext,
): Promise<Outcome<KiwixHit[]>> {
  const url = searchUrl(api, '/search', {
    pattern: pattern.replaceAll('"', ' ').trim(),
    'books.name': book.id,
    format: 'xml',
    pageLength: limit,
  });
  return fetchBody(url, {
    ...context,
    read: (body, type) => {
      const page = /<rss[\s>]/.test(body) ? undefined : troubleOfPage(body, type);
      if (page) return page;
      if (!/<rss[\s>]/.test(body)) return failed('malformed');
      return {
        state: 'ok',
        value: elements(body, 'item').flatMap((item) => hitOf(item, url, book)),
      };
    },
  });
}

/** Only pages of the server itself: a feed cannot send the reader's browser elsewhere. */
function hitOf(item: string, asked: string, book: KiwixBook): KiwixHit[] {
  const link = textOf(item, 'link') ?? '';
  if (link === '' || !URL.canParse(link, asked)) return [];
  const url = new URL(link, asked);
  if (url.origin !== new URL(asked).origin) return [];
  const excerpt = htmlText(textOf(item, 'description') ?? '');
  return [{ title: htmlText(textOf(item, 'title') ?? ''), url: url.href, excerpt, book }];
}

/** The first of each list, then the second of each: ranks of different books cannot be compared. */
function inTurn(lists: KiwixHit[][]): KiwixHit[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** A page in full; the excerpt where the page cannot be read. */
async function readHit(
  { title, url, excerpt, book }: KiwixHit,
  context: SearchContext,
): Promise<FoundDocument> {
  const page = await fetchBody(url, {
    ...context,
    read: (body, type) =>
      /html/i.test(type) ? { state: 'ok', value: htmlText(body) } : failed('not-text'),
  });
  const whole = page.state === 'ok' && page.value !== '';
  return {
    title,
    url,
    text: whole ? page.value : excerpt,
    how: whole ? 'api-text' : 'snippet',
    publisher: book.publisher,
    ...(book.language && { language: book.language }),
    ...(book.issuedAt && { publishedAt: book.issuedAt }),
  };
}

export const kiwixService: ServiceDescriptor = {
  id: 'kiwix',
  name: 'Kiwix',
  kind: 'encyclopedia',
  gives: 'whole texts',
  key: 'none',
  api: '',
  ownServer: true,
  anyOrigin: false,
  perSecond: 20,
  ranAgainst: 'kiwix-serve 3.3',
  on: false,
  make: kiwix,
};
