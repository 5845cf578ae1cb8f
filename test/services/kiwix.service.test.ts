import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkQuotation } from '../../lib/evidence/quotation';
import { kiwix } from '../../lib/evidence/search/kiwix';
import { searchTool } from '../../lib/evidence/search/search-tool';
import type { SearchOutcome } from '../../lib/evidence/search/service';
import { claimOf } from '../../lib/evidence/search/testing/claim';
import { type Kiwix, startKiwix } from './kiwix';

const CANAL =
  'The Suez Canal is an artificial waterway in Egypt. It is 193 kilometres long and has no locks.';
const LIGHTHOUSE =
  'Der Leuchtturm von Aldersand wurde 1887 erbaut und ist 31 Meter hoch. Er steht auf einer Insel.';

let server: Kiwix;
beforeAll(async () => {
  server = await startKiwix([
    {
      ...{ name: 'wikipedia_en_waterways', title: 'Waterways', language: 'eng' },
      pages: [
        { name: 'Suez_Canal', title: 'Suez Canal', html: `<p>${CANAL}</p>` },
        {
          name: 'Panama_Canal',
          title: 'Panama Canal',
          html: '<p>The Panama Canal raises ships by <b>three</b> locks on each side &amp; crosses a lake.</p><h2>History</h2><p>It was opened in 1914.</p>',
        },
      ],
    },
    {
      ...{ name: 'wikipedia_de_tuerme', title: 'Türme', language: 'deu' },
      pages: [{ name: 'Leuchtturm', title: 'Leuchtturm', html: `<p>${LIGHTHOUSE}</p>` }],
    },
  ]);
});
afterAll(() => server?.close());

const signal = () => new AbortController().signal;

const search = (api: string, query: string, language?: string): Promise<SearchOutcome> =>
  kiwix({ api }).search(
    { query, claim: claimOf(query, language ? { language } : undefined), limit: 3 },
    { signal: signal(), fetch },
  );

describe('Kiwix search on a real kiwix-serve', () => {
  it('finds the page and gives its whole text, address and publisher', async () => {
    const outcome = await search(server.api, 'Suez Canal locks');
    const hits = outcome.state === 'results' ? outcome.hits : [];
    const canal = hits.find(({ title }) => title === 'Suez Canal');
    expect(canal).toMatchObject({
      url: server.pageUrl('wikipedia_en_waterways', 'Suez_Canal'),
      how: 'api-text',
      language: 'en',
      publisher: 'wikipedia.org',
    });
    expect(canal?.text).toContain(CANAL);
    expect((await fetch(canal?.url ?? '')).status).toBe(200);
  });

  it('keeps headings and paragraphs apart and reads entities', async () => {
    const outcome = await search(server.api, 'Panama Canal lake');
    const hits = outcome.state === 'results' ? outcome.hits : [];
    const canal = hits.find(({ title }) => title === 'Panama Canal');
    expect(canal?.text).toMatch(
      /by three locks on each side & crosses a lake\.\s*\n+History\n+It/u,
    );
  });

  it('finds what a whole sentence asks for', async () => {
    const outcome = await search(server.api, 'Does the Suez Canal of Egypt really have no locks?');
    const hits = outcome.state === 'results' ? outcome.hits : [];
    expect(hits[0]?.title).toBe('Suez Canal');
  });

  it('looks into the book of the claim’s language first', async () => {
    const outcome = await search(server.api, 'Leuchtturm 1887', 'de-DE');
    const hits = outcome.state === 'results' ? outcome.hits : [];
    expect(hits[0]).toMatchObject({ title: 'Leuchtturm', language: 'de' });
  });

  it('is empty where no book has it, and has failed when the server is gone', async () => {
    expect(await search(server.api, 'qwertz yxcvbnm')).toEqual({ state: 'empty' });
    const gone = await startKiwix([{ name: 'one', title: 'One', language: 'eng', pages: [] }]);
    await gone.close();
    expect(await search(gone.api, 'Suez')).toEqual({ state: 'failed', why: 'unreachable' });
    expect(await search('', 'Suez')).toMatchObject({ state: 'blocked' });
  });

  it('survives any operator a query may carry', async () => {
    for (const query of ['-canal', '*', '"canal', 'AND (', 'title:x NEAR', '%00', '<b>']) {
      expect((await search(server.api, query)).state, query).toMatch(/results|empty/);
    }
  });

  it('a quotation of what was read is verified', async () => {
    const claim = claimOf('The Suez Canal has locks.');
    const tool = searchTool({ services: [kiwix({ api: server.api })] });
    const { retrieval, documents } = await tool.retrieve(
      { query: 'Suez Canal locks', claim, k: 3, key: 'x' },
      signal(),
    );
    const passage = retrieval.passages.find(({ text }) => text.includes('has no locks'));
    const document = documents.find(({ id }) => id === passage?.document);
    const words = 'It is 193 kilometres long and has no locks.';
    const draft = { n: 1, document: document?.id ?? '', words, relation: 'contradicts' as const };
    expect(checkQuotation(draft, document?.text ?? '', 'independent').state).toBe('verified');
  });
});
