import { afterEach, describe, expect, it } from 'vitest';
import { europePmc } from './europe-pmc';
import { askService } from './testing/ask-service';
import { type Answer, type DoubleServer, reply, startDouble } from './testing/double-server';

let server: DoubleServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function search(answer: Answer, options = {}, ...rest: [string?, object?]) {
  server = await startDouble(answer);
  return askService(europePmc({ api: server.url, ...options }), ...rest);
}

const queries = () =>
  (server?.requests ?? []).map(({ url }) =>
    new URL(url, 'http://double').searchParams.get('query'),
  );

/** By hand, in the shape of the core results of Europe PMC's "Articles RESTful API". */
const article = {
  id: '30000001',
  source: 'MED',
  pmid: '30000001',
  title: 'Vitamin D and the winter: a <i>randomised</i> trial.',
  authorString: 'Alpha A, Beta B, Gamma C, Delta D.',
  journalInfo: { yearOfPublication: 2018, journal: { title: 'Annals of Light' } },
  abstractText:
    '<h4>Background</h4>Less light, less vitamin&#160;D (25(OH)D).<h4>Results</h4>CO<sub>2</sub> was the same; p &lt; 0.05.',
  language: 'eng',
  pubTypeList: { pubType: ['randomized controlled trial', 'journal article'] },
  firstPublicationDate: '2018-03-02',
  isOpenAccess: 'Y',
};
const found = (...result: object[]) => ({
  version: '6.9',
  hitCount: result.length,
  resultList: { result },
});

describe('europePmc', () => {
  it('gives abstracts as text, with journal, authors, day and a page to open', async () => {
    expect(await search((_, r) => reply(r, 200, found(article)))).toEqual({
      state: 'results',
      hits: [
        {
          title: 'Vitamin D and the winter: a randomised trial',
          url: 'https://europepmc.org/article/MED/30000001',
          text: 'Background\n\nLess light, less vitamin D (25(OH)D).\n\nResults\n\nCO2 was the same; p < 0.05.',
          how: 'api-text',
          language: 'en',
          publishedAt: '2018-03-02',
          author: 'Alpha A, Beta B, Gamma C et al.',
          publisher: 'Annals of Light',
        },
      ],
    });
  });

  it('asks for abstracts, of open articles and up to a day where that is wanted', async () => {
    const nothing: Answer = (_, r) => reply(r, 200, found());
    await search(nothing, {}, 'vitamin D in winter');
    expect(queries()).toEqual([
      '(vitamin D winter) AND HAS_ABSTRACT:Y',
      '(vitamin OR D OR winter) AND HAS_ABSTRACT:Y',
    ]);
    const [first] = server?.requests ?? [];
    expect(first?.url).toMatch(/^\/search\?.*resultType=core/u);
    await server?.close();
    await search(nothing, { openAccess: true }, 'vitamin', { until: '2019-12-31' });
    expect(queries()).toEqual([
      '(vitamin) AND HAS_ABSTRACT:Y AND OPEN_ACCESS:Y AND FIRST_PDATE:[1700-01-01 TO 2019-12-31]',
    ]);
  });

  it('reads no operator out of a claim', async () => {
    await search((_, r) => reply(r, 200, found()), {}, 'NOT (vitamin) OR "AUTH:smith" *');
    expect(queries()[0]).toBe('(vitamin AUTH smith) AND HAS_ABSTRACT:Y');
  });

  it('leaves out retracted articles and ids that are none', async () => {
    const retracted = {
      ...article,
      id: '2',
      pubTypeList: { pubType: ['Retracted Publication', 'journal article'] },
    };
    const trap = { ...article, id: '../../evil' };
    const outcome = await search((_, r) => reply(r, 200, found(retracted, trap, article)));
    expect(outcome).toMatchObject({ state: 'results', hits: [{ publisher: 'Annals of Light' }] });
    await server?.close();
    expect(await search((_, r) => reply(r, 200, found(retracted)))).toEqual({ state: 'empty' });
  });

  it('loses an odd date alone', async () => {
    const odd = { ...article, firstPublicationDate: 'in press' };
    const outcome = await search((_, r) => reply(r, 200, found(odd)));
    const [hit] = outcome.state === 'results' ? outcome.hits : [];
    expect(hit?.text).toBeTruthy();
    expect(hit).not.toHaveProperty('publishedAt');
  });

  it('names the publisher of a preprint', async () => {
    const preprint = {
      ...article,
      source: 'PPR',
      id: 'PPR100',
      journalInfo: undefined,
      bookOrReportDetails: { publisher: 'medRxiv' },
    };
    const outcome = await search((_, r) => reply(r, 200, found(preprint)));
    expect(outcome).toMatchObject({
      hits: [{ publisher: 'medRxiv', url: 'https://europepmc.org/article/PPR/PPR100' }],
    });
  });
});
