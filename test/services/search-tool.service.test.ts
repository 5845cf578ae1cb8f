import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchTool } from '../../lib/evidence/search/search-tool';
import { tavily } from '../../lib/evidence/search/tavily';
import { claimOf } from '../../lib/evidence/search/testing/claim';
import { wikipedia } from '../../lib/evidence/search/wikipedia';
import { type MediaWiki, startMediaWiki } from './mediawiki';
import { readWikiPages } from './wiki-pages';

let wiki: MediaWiki;
beforeAll(async () => {
  wiki = await startMediaWiki({ pages: await readWikiPages() });
});
afterAll(() => wiki?.close());

const signal = () => new AbortController().signal;

function retrieve(text: string, page?: Parameters<typeof claimOf>[1], query = text) {
  const tool = searchTool({ services: [wikipedia({ api: wiki.api })] });
  return tool.retrieve({ query, claim: claimOf(text, page), k: 3, key: 'round/1/web' }, signal());
}

describe('the search tool on a real MediaWiki', () => {
  // Claims as readers find them, right and wrong ones, with the sentence that decides them.
  it.each([
    ['The Eiffel Tower was completed in 1887.', 'When it was completed in 1889'],
    [
      'The Eiffel Tower was meant to stand for only twenty years.',
      'permit for the tower to stand for 20 years',
    ],
    [
      'Gustave Eiffel designed the inner structure of the Statue of Liberty.',
      'Eiffel was asked to design the inner structure of the Statue of Liberty',
    ],
    ['The Statue of Liberty arrived in New York in 350 pieces.', 'taken apart into 350 pieces'],
    ['Mont Blanc was first climbed in 1808.', 'first recorded ascent was made on 8 August 1786'],
    [
      'Marie Curie is the only person to have won Nobel Prizes in two different sciences.',
      'only person who has won Nobel Prizes in two different sciences',
    ],
    ['Louis Pasteur was a physician.', 'Pasteur was not a physician'],
    ['The Suez Canal has locks.', 'has no locks'],
    [
      'The container ship Ever Given blocked the Suez Canal for six days.',
      'refloated on 29 March, after six days',
    ],
    [
      'The metre was first defined by the length of a pendulum.',
      'one ten-millionth of the distance from the North Pole to the equator',
    ],
    [
      'At the equator the plane of a Foucault pendulum does not turn.',
      'At the equator the plane does not turn at all',
    ],
    ['Two firefighters were killed in the fire of Notre-Dame.', 'No one was killed'],
    [
      'The Great Wall of China can be seen from the Moon with the naked eye.',
      'no astronaut has ever reported seeing it from the Moon',
    ],
    ['AC/DC took their name from a sewing machine.', 'had seen on a sewing machine'],
  ])('%s', async (text, gold) => {
    const { retrieval, documents } = await retrieve(text);
    expect(retrieval.state).toBe('results');
    expect(retrieval.passages.length).toBeLessThanOrEqual(3);
    expect(retrieval.passages.map((passage) => passage.text).join('\n')).toContain(gold);
    for (const { document, start, end, text: words } of retrieval.passages) {
      const source = documents.find(({ id }) => id === document);
      expect(source?.text.slice(start, end)).toBe(words);
    }
  });

  it('asks two wikis for a claim on a German page and says where it looked', async () => {
    const { retrieval } = await retrieve('Zürich ist die Hauptstadt der Schweiz.', {
      language: 'de-CH',
    });
    expect(retrieval.lookedIn.map(({ where }) => where)).toEqual(['wikipedia:de', 'wikipedia:en']);
    expect(retrieval.lookedIn[0]).toMatchObject({ state: 'results' });
    expect(retrieval.passages[0]?.text).toContain('nicht Zürich, sondern Bern');
    expect(retrieval.documents[0]).toMatchObject({
      origin: 'web',
      how: 'api-text',
      service: 'wikipedia',
      language: 'de',
      url: wiki.pageUrl('Zürich', 'de'),
    });
  });

  it('marks the page the claim was read on', async () => {
    const url = `${wiki.pageUrl('Great Wall of China')}?utm_source=mail#Visibility`;
    const { retrieval, documents } = await retrieve(
      'The Great Wall of China can be seen from the Moon.',
      { url },
    );
    for (const { document, standing } of retrieval.passages) {
      const own = documents.find(({ id }) => id === document)?.title === 'Great Wall of China';
      expect(standing === 'independent').toBe(!own);
    }
    expect(retrieval.passages.some(({ standing }) => standing !== 'independent')).toBe(true);
  });

  it('is empty when the wiki has nothing', async () => {
    const { retrieval, documents } = await retrieve('qwertz yxcvbnm');
    expect(retrieval).toMatchObject({ state: 'empty', passages: [], documents: [] });
    expect(documents).toEqual([]);
  });

  it('works on when another service is refused', async () => {
    const services = [wikipedia({ api: wiki.api }), tavily({ api: wiki.url, key: undefined })];
    const claim = claimOf('The Suez Canal has locks.');
    const { retrieval } = await searchTool({ services }).retrieve(
      { query: claim.text, claim, k: 3, key: 'x' },
      signal(),
    );
    expect(retrieval.state).toBe('results');
    expect(retrieval.lookedIn).toContainEqual({
      where: 'tavily',
      state: 'blocked',
      found: 0,
      why: 'no-key',
    });
  });

  it('has failed when the server is gone', async () => {
    const gone = await startMediaWiki({ pages: [] });
    const services = [wikipedia({ api: gone.api })];
    await gone.close();
    const claim = claimOf('The Suez Canal has locks.');
    const { retrieval } = await searchTool({ services }).retrieve(
      { query: claim.text, claim, k: 3, key: 'x' },
      signal(),
    );
    expect(retrieval).toMatchObject({
      state: 'failed',
      passages: [],
      lookedIn: [{ where: 'wikipedia:en', state: 'failed', why: 'unreachable' }],
    });
  });
});
