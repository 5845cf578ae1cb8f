import { afterEach, describe, expect, it } from 'vitest';
import { kiwix } from './kiwix';
import { askService } from './testing/ask-service';
import { type Answer, type DoubleServer, reply, startDouble } from './testing/double-server';

let server: DoubleServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function search(answer: Answer, ...rest: [string?, object?]) {
  server = await startDouble(answer);
  return askService(kiwix({ api: server.url }), ...rest);
}

const xml = { 'content-type': 'application/xml; charset=utf-8' };

/** In the shape kiwix-serve 3.3 answers; `path` as newer ones have it. */
const entry = (id: string, language: string, name = `${id}_all`, path = `/${id}`) => `
  <entry>
    <id>urn:uuid:1</id>
    <title>Book ${id}</title>
    <language>${language}</language>
    <name>${name}</name>
    <link rel="http://opds-spec.org/image/thumbnail" href="/catalog/v2/illustration/${id}/?size=48" type="image/png"/>
    <link type="text/html" href="${path}" />
    <author><name>C</name></author>
    <dc:issued>2024-05-06T00:00:00Z</dc:issued>
  </entry>`;
const catalogue = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>All Entries</title>${entries.join('')}</feed>`;
const item = (title: string, link: string) =>
  `<item><title>${title}</title><link>${link}</link><description>About <b>${title}</b> &amp; more...</description><book><title>B</title></book></item>`;
const feed = (...items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>Search</title>${items.join('')}</channel></rss>`;

/** A server with these books; `find` answers a search in one of them. */
const library =
  (books: string[], find: (book: string, pattern: string) => string[]): Answer =>
  ({ url }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://double');
    if (pathname === '/catalog/v2/entries') return reply(response, 200, catalogue(...books), xml);
    if (pathname === '/search') {
      const found = find(searchParams.get('books.name') ?? '', searchParams.get('pattern') ?? '');
      return reply(response, 200, feed(...found), xml);
    }
    const page = `<html><head><title>x</title></head><body><nav>menu</nav><h1>${pathname}</h1><p>All about it, in one long sentence.</p></body></html>`;
    return reply(response, 200, page);
  };

const searches = () =>
  (server?.requests ?? [])
    .map(({ url }) => new URL(url, 'http://double'))
    .filter(({ pathname }) => pathname === '/search')
    .map(({ searchParams }) => [searchParams.get('books.name'), searchParams.get('pattern')]);

describe('kiwix', () => {
  it('reads the pages found in full, dated by the book, as of the wiki they are from', async () => {
    const books = [entry('wiki', 'eng', 'wikipedia_en_all', '/content/wiki')];
    const outcome = await search(library(books, () => [item('Suez Canal', '/content/wiki/Suez')]));
    expect(outcome).toEqual({
      state: 'results',
      hits: [
        {
          title: 'Suez Canal',
          url: `${server?.url}/content/wiki/Suez`,
          text: '/content/wiki/Suez\n\nAll about it, in one long sentence.',
          how: 'api-text',
          language: 'en',
          publisher: 'wikipedia.org',
          publishedAt: '2024-05-06',
        },
      ],
    });
  });

  it('asks each book in the claim’s language and in English, and takes their best in turn', async () => {
    const books = [entry('fr', 'fra'), entry('en', 'eng'), entry('de', 'deu')];
    const outcome = await search(
      library(books, (book) => [1, 2].map((n) => item(`${book} ${n}`, `/${book}/${n}`))),
      'Kanal',
      { pageLanguage: 'de-AT' },
    );
    expect(
      searches()
        .map(([book]) => book)
        .toSorted(),
    ).toEqual(['de', 'en']);
    expect(outcome).toMatchObject({
      hits: [{ title: 'de 1' }, { title: 'en 1' }, { title: 'de 2' }],
    });
  });

  it('asks books of other languages only where there are no such', async () => {
    const outcome = await search(library([entry('fr', 'fra')], () => [item('Canal', '/fr/Canal')]));
    expect(outcome).toMatchObject({
      state: 'results',
      hits: [{ language: 'fr', publisher: 'Book fr' }],
    });
  });

  it('asks with fewer words while too little is found', async () => {
    await search(
      library([entry('en', 'eng')], () => []),
      'Was the Suez Canal opened in 1869?',
    );
    expect(searches().map(([, pattern]) => pattern)).toEqual([
      'Was the Suez Canal opened in 1869',
      'Suez Canal opened 1869',
      'Suez Canal',
    ]);
  });

  it('asks a book whose name is no valid escape', async () => {
    const books = [entry('a', 'eng', 'a_all', '/content/100%')];
    await search(library(books, () => [item('Canal', '/content/Canal')]));
    expect(searches()[0]?.[0]).toBe('100%');
  });

  it('opens no page of another server', async () => {
    const outcome = await search(
      library([entry('en', 'eng')], () => [
        item('Trap', 'http://192.168.0.1/admin'),
        item('Trap', 'javascript:alert(1)'),
      ]),
    );
    expect(outcome).toEqual({ state: 'empty' });
  });

  it('keeps the excerpt of a page that cannot be read', async () => {
    const books = library([entry('en', 'eng')], () => [item('Map', '/en/map')]);
    const outcome = await search((request, response) =>
      request.url === '/en/map'
        ? reply(response, 200, '%PDF', { 'content-type': 'application/pdf' })
        : books(request, response),
    );
    expect(outcome).toMatchObject({ hits: [{ text: 'About Map & more...', how: 'snippet' }] });
  });

  it('tells an empty library, a refusal and a missing address apart', async () => {
    expect(await search(library([], () => []))).toEqual({ state: 'failed', why: 'no-books' });
    await server?.close();
    const books = library([entry('en', 'eng')], () => []);
    const refused = await search((request, response) =>
      request.url.startsWith('/search')
        ? reply(response, 400, '<?xml version="1.0"?><error>Invalid request</error>', xml)
        : books(request, response),
    );
    expect(refused).toEqual({ state: 'failed', why: 'http-400' });
    expect(await askService(kiwix({ api: '' }))).toEqual({ state: 'blocked', why: 'no-address' });
  });
});
