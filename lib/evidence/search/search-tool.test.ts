import { describe, expect, it } from 'vitest';
import type { Embedder } from '../../models/embedder';
import { searchTool } from './search-tool';
import type { FoundDocument, SearchOutcome, SearchService } from './service';
import { claimOf } from './testing/claim';

const now = () => new Date('2026-01-05T12:00:00Z');
const text = 'The Suez Canal has no locks anywhere along its whole course through Egypt.';

const service = (
  id: string,
  outcome: SearchOutcome | ((language: string | undefined) => SearchOutcome),
  editions: (string | undefined)[] = [undefined],
): SearchService => ({
  id,

  editions: () => editions,
  search: async ({ language }) => (typeof outcome === 'function' ? outcome(language) : outcome),
});

const hit = (url: string, words: string): FoundDocument => ({
  title: 'Title',
  url,
  text: words,
  how: 'api-text',
});

const results = (...hits: FoundDocument[]): SearchOutcome => ({ state: 'results', hits });

function retrieve(services: SearchService[], k = 3, claim = claimOf(text)) {
  const { signal } = new AbortController();
  return searchTool({ services, now }).retrieve({ query: text, claim, k, key: 'k' }, signal);
}

const paragraphs = (topic: string, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const sentence = `Paragraph ${n} of the report on ${topic} says that the Suez Canal has water and no locks at kilometre ${n}.`;
    return Array.from({ length: 8 }, () => sentence).join(' ');
  }).join('\n\n');

describe('searchTool', () => {
  it('gives documents with publisher, service and moment of reading', async () => {
    const { documents, retrieval } = await retrieve([
      service(
        'tavily',
        results(
          hit('https://www.history.example/suez', 'It lies at sea level, so there are no locks.'),
        ),
      ),
    ]);
    expect(documents).toMatchObject([
      {
        publisher: 'history.example',
        service: 'tavily',
        readAt: '2026-01-05T12:00:00.000Z',
        origin: 'web',
      },
    ]);
    expect(retrieval.passages).toMatchObject([
      { document: documents[0]?.id, standing: 'independent' },
    ]);
    expect(retrieval.documents[0]).not.toHaveProperty('text');
  });

  it('takes a third passage of one document only where the others leave room', async () => {
    const long = hit('https://a.example/', paragraphs('canals', 12));
    const other = hit(
      'https://b.example/',
      'A paragraph on harbours mentions the Suez Canal once.',
    );
    const two = await retrieve([service('a', results(long, other))], 3);
    const [first, second] = two.documents.map(({ id }) => id);
    const counts = (document?: string) =>
      two.retrieval.passages.filter((passage) => passage.document === document).length;
    expect([counts(first), counts(second)]).toEqual([2, 1]);
    const one = await retrieve([service('a', results(long))], 5);
    expect(one.retrieval.passages).toHaveLength(5);
  });

  it('puts passages that stand apart before those of the same page and copies of the claim', async () => {
    const url = 'https://news.example/story';
    const own = hit(
      `${url}?utm_campaign=x`,
      'The Suez Canal, as this story says, has no locks at all on its way.',
    );
    const copy = hit('https://copy.example/', text);
    const apart = hit('https://apart.example/', 'Ships pass the canal at sea level.');
    const { retrieval } = await retrieve(
      [service('a', results(own, copy, apart))],
      3,
      claimOf(text, { url }),
    );
    expect(retrieval.passages.map(({ standing }) => standing)).toEqual([
      'independent',
      expect.stringMatching(/same-page|restates/),
      expect.stringMatching(/same-page|restates/),
    ]);
    const standings = new Set(retrieval.passages.map(({ standing }) => standing));
    expect(standings).toEqual(new Set(['independent', 'same-page', 'restates']));
  });

  it('has a line per service and edition', async () => {
    const wiki = service(
      'wikipedia',
      (language) =>
        language === 'de' ? { state: 'empty' } : results(hit('https://a.example/', text)),
      ['de', 'en'],
    );
    const web = service('tavily', { state: 'blocked', why: 'quota' });
    const { retrieval } = await retrieve([wiki, web]);
    expect(retrieval.lookedIn).toEqual([
      { where: 'wikipedia:de', state: 'empty', found: 0 },
      { where: 'wikipedia:en', state: 'results', found: 1 },
      { where: 'tavily', state: 'blocked', found: 0, why: 'quota' },
    ]);
  });

  it.each<[string, SearchOutcome[], string]>([
    ['empty', [{ state: 'empty' }, { state: 'empty' }], 'empty'],
    ['blocked', [{ state: 'empty' }, { state: 'blocked', why: 'captcha' }], 'blocked'],
    ['failed', [{ state: 'empty' }, { state: 'failed', why: 'offline' }], 'failed'],
    [
      'blocked and failed',
      [
        { state: 'failed', why: 'x' },
        { state: 'blocked', why: 'y' },
      ],
      'blocked',
    ],
    ['no service', [], 'blocked'],
  ])('is never empty unless every place answered: %s', async (_, outcomes, state) => {
    const { retrieval } = await retrieve(outcomes.map((outcome, n) => service(`s${n}`, outcome)));
    expect(retrieval.state).toBe(state);
    expect(retrieval.lookedIn.length).toBeGreaterThan(0);
  });

  it('is empty when what was found has nothing to do with the query', async () => {
    const odd = results(hit('https://a.example/', 'Recipes: apple pie, plum cake, bread.'));
    const { retrieval, documents } = await retrieve([service('a', odd)]);
    expect(retrieval).toMatchObject({ state: 'empty', passages: [], documents: [] });
    expect(documents).toEqual([]);
  });

  it('ranks by meaning where there is an embedder, and by words where it fails', async () => {
    const found = results(
      hit('https://a.example/', 'The Suez Canal is in Egypt.'),
      hit('https://b.example/', 'Sluices are missing on this canal.'),
    );
    const embed = (texts: string[]) =>
      Promise.resolve(texts.map((one) => (/sluices|no locks/i.test(one) ? [1, 0] : [0, 1])));
    const request = { query: text, claim: claimOf(text), k: 2, key: 'k' };
    const ask = async (embedder: Embedder) => {
      const tool = searchTool({ services: [service('a', found)], embedder });
      const { retrieval } = await tool.retrieve(request, new AbortController().signal);
      return retrieval.passages.map((passage) => passage.text);
    };
    expect(await ask({ id: 'test', embed })).toEqual([
      'Sluices are missing on this canal.',
      'The Suez Canal is in Egypt.',
    ]);
    const broken = { id: 'broken', embed: () => Promise.reject(new Error('no memory')) };
    expect((await ask(broken))[0]).toBe('The Suez Canal is in Egypt.');
  });

  it('throws when it is cancelled', async () => {
    const stop = new AbortController();
    const slow: SearchService = {
      ...service('slow', { state: 'empty' }),
      search: (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        ),
    };
    const request = { query: text, claim: claimOf(text), k: 3, key: 'k' };
    const running = searchTool({ services: [slow] }).retrieve(request, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(running).rejects.toThrow('stopped');
  });
});
