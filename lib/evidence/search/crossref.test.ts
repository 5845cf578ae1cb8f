import { afterEach, describe, expect, it } from 'vitest';
import { crossref } from './crossref';
import { askService } from './testing/ask-service';
import { type Answer, type DoubleServer, reply, startDouble } from './testing/double-server';

let server: DoubleServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function search(answer: Answer, options = {}, ...rest: [string?, object?]) {
  server = await startDouble(answer);
  return askService(crossref({ api: server.url, ...options }), ...rest);
}

/** By hand, in the shape of `/works` in Crossref's interface description. */
const work = {
  DOI: '10.1234/canal(2015)1<2',
  title: ['Water &amp; levels'],
  abstract:
    '<jats:title>Abstract</jats:title><jats:sec><jats:title>Aim</jats:title><jats:p>To ask for <jats:italic>locks</jats:italic>.</jats:p></jats:sec><jats:p>There are none.</jats:p>',
  author: [{ given: 'Ada', family: 'Navigator' }, { name: 'Canal Group' }],
  'container-title': ['Journal of Canals'],
  publisher: 'Big House',
  published: { 'date-parts': [[2015, 6, 1]] },
};
const found = (...items: object[]) => ({
  status: 'ok',
  'message-type': 'work-list',
  message: { 'total-results': items.length, items },
});

describe('crossref', () => {
  it('gives abstracts without their markup', async () => {
    expect(await search((_, r) => reply(r, 200, found(work)))).toEqual({
      state: 'results',
      hits: [
        {
          title: 'Water & levels',
          url: 'https://doi.org/10.1234/canal(2015)1%3C2',
          text: 'Aim\n\nTo ask for locks.\n\nThere are none.',
          how: 'api-text',
          publishedAt: '2015-06-01',
          author: 'Ada Navigator, Canal Group',
          publisher: 'Journal of Canals',
        },
      ],
    });
  });

  it('asks once, for works with an abstract, up to a day and by name where that is wanted', async () => {
    const options = { mailto: 'reader@example.org' };
    await search((_, r) => reply(r, 200, found()), options, 'Was the canal opened?', {
      until: '2020-05-04',
    });
    expect(server?.requests).toHaveLength(1);
    const asked = new URL(server?.requests[0]?.url ?? '', 'http://double').searchParams;
    expect(asked.get('query')).toBe('canal opened');
    expect(asked.get('filter')).toBe('has-abstract:true,until-pub-date:2020-05-04');
    expect(asked.get('mailto')).toBe('reader@example.org');
  });

  it('gives no date for a year alone, and leaves out retracted works', async () => {
    const year = { ...work, published: { 'date-parts': [[2015]] }, 'container-title': [] };
    const gone = { ...work, 'updated-by': [{ type: 'retraction', DOI: '10.1234/r' }] };
    const outcome = await search((_, r) => reply(r, 200, found(gone, year)));
    expect(outcome).toMatchObject({ state: 'results', hits: [{ publisher: 'Big House' }] });
    expect(outcome).not.toHaveProperty('hits.0.publishedAt');
    await server?.close();
    expect(await search((_, r) => reply(r, 200, found(gone)))).toEqual({ state: 'empty' });
  });

  it('is trouble where its works have another shape', async () => {
    expect(await search((_, r) => reply(r, 200, found({ DOI: 'x' })))).toEqual({
      state: 'failed',
      why: 'malformed',
    });
  });
});
