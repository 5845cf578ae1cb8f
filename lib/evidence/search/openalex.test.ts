import { afterEach, describe, expect, it } from 'vitest';
import { openAlex } from './openalex';
import { askService } from './testing/ask-service';
import { type Answer, type DoubleServer, reply, startDouble } from './testing/double-server';

let server: DoubleServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function search(answer: Answer, options = {}, ...rest: [string?, object?]) {
  server = await startDouble(answer);
  return askService(openAlex({ api: `${server.url}/`, ...options }), ...rest);
}

const asked = () =>
  (server?.requests ?? []).map(({ url }) => new URL(url, 'http://double').searchParams);

/** By hand, in the shape of OpenAlex's "Works" reference. */
const work = {
  id: 'https://openalex.org/W2000000001',
  doi: 'https://doi.org/10.1234/canal',
  display_name: 'Locks and levels: the <i>Suez</i> Canal',
  publication_date: '2015-06-01',
  language: 'en',
  primary_location: {
    landing_page_url: 'https://journal.example/canal',
    source: { display_name: 'Journal of Canals' },
  },
  authorships: [
    { author: { display_name: 'A. Navigator' } },
    { author: { display_name: 'B. Pilot' } },
  ],
  abstract_inverted_index: {
    The: [0, 4],
    canal: [1],
    has: [2],
    'locks.': [7],
    'none.': [3],
    of: [6],
    sea: [5],
  },
};
const works = (...results: object[]) => ({ meta: { count: results.length }, results });

describe('openAlex', () => {
  it('puts an abstract together again, with journal, authors, day and DOI', async () => {
    expect(await search((_, r) => reply(r, 200, works(work)))).toEqual({
      state: 'results',
      hits: [
        {
          title: 'Locks and levels: the Suez Canal',
          url: 'https://doi.org/10.1234/canal',
          text: 'The canal has none. The sea of locks.',
          how: 'api-text',
          language: 'en',
          publishedAt: '2015-06-01',
          author: 'A. Navigator, B. Pilot',
          publisher: 'Journal of Canals',
        },
      ],
    });
  });

  it('asks for all content words, then for any of them, until enough is found', async () => {
    await search((_, r) => reply(r, 200, works(work)));
    expect(asked().map((one) => one.get('search'))).toEqual([
      'Suez Canal opened 1869',
      'Suez OR Canal OR opened OR 1869',
    ]);
    const [first] = asked();
    expect(first?.get('filter')).toBe('has_abstract:true,is_retracted:false');
    expect(first?.has('api_key')).toBe(false);
    expect(first?.has('mailto')).toBe(false);
    await server?.close();
    const others = [2, 3].map((n) => ({ ...work, doi: `https://doi.org/10.1234/${n}` }));
    await search((_, r) => reply(r, 200, works(work, ...others)));
    expect(asked()).toHaveLength(1);
  });

  it('sends key, address and day where there are such', async () => {
    const options = { key: 'k-1', mailto: 'reader@example.org' };
    await search((_, r) => reply(r, 200, works()), options, 'canal', { until: '2020-05-04' });
    const [first] = asked();
    expect(first?.get('api_key')).toBe('k-1');
    expect(first?.get('mailto')).toBe('reader@example.org');
    expect(first?.get('filter')).toContain('to_publication_date:2020-05-04');
  });

  it('names the paper’s own address without a DOI, and drops papers it cannot use', async () => {
    const bare = {
      id: 'https://openalex.org/W2',
      display_name: 'Bare',
      abstract_inverted_index: { Words: [1], Few: [0] },
    };
    const outcome = await search((_, r) =>
      reply(
        r,
        200,
        works(
          { ...work, doi: null },
          { ...bare, abstract_inverted_index: null },
          { ...bare, id: 'javascript:alert(1)' },
          { ...bare, publication_date: '2024-13-45' },
        ),
      ),
    );
    expect(outcome).toMatchObject({
      state: 'results',
      hits: [
        { url: 'https://journal.example/canal' },
        { title: 'Bare', url: 'https://openalex.org/W2', text: 'Few Words' },
      ],
    });
  });

  it('is empty when nothing was found, also for a query without words', async () => {
    expect(await search((_, r) => reply(r, 200, works()))).toEqual({ state: 'empty' });
    await server?.close();
    expect(await search((_, r) => reply(r, 200, works(work)), {}, '?!')).toEqual({
      state: 'empty',
    });
    expect(server?.requests).toHaveLength(0);
  });

  it('keeps what was found before a later request failed', async () => {
    let calls = 0;
    const outcome = await search((_, r) =>
      ++calls === 1 ? reply(r, 200, works(work)) : reply(r, 429, {}),
    );
    expect(outcome).toMatchObject({ state: 'results', hits: [{ publisher: 'Journal of Canals' }] });
  });
});
