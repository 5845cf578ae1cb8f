import { describe, expect, it } from 'vitest';
import type { DocumentHead } from '../../lib/evidence/document';
import type { LookedIn } from '../../lib/evidence/retrieval';
import { page, retrieval, web } from '../../test/gallery/fixtures/parts';
import { placesLookedIn } from './places';

const search = (query: string, lookedIn: LookedIn[], documents: DocumentHead[] = []) => ({
  ...retrieval(query, [], lookedIn),
  documents,
});
const round = (n: number, ...found: ReturnType<typeof search>[]) => ({
  round: n,
  turns: found.map((one) => ({ agent: n % 2 ? page : web, retrieval: one })),
});
const head = (id: string, more: Partial<DocumentHead>): DocumentHead => ({
  ...{ id, origin: 'web', title: id, publisher: id, readAt: '', how: 'api-text' },
  ...more,
});
const results = (where: string, found = 3): LookedIn => ({ where, state: 'results', found });

describe('placesLookedIn', () => {
  it('counts a document once, however often it is found, and the searches', () => {
    const own = [head('p', { origin: 'page' })];
    const rounds = ['a', 'b', 'c'].map((query, i) =>
      round(i + 1, search(query, [results('page')], own)),
    );
    expect(placesLookedIn({ rounds })).toEqual([{ ...results('page'), documents: 1, searches: 3 }]);
  });

  it('takes the same query again for the same search', () => {
    const same = search('a', [results('tavily')], [head('t', { service: 'tavily' })]);
    expect(placesLookedIn({ rounds: [round(1, same), round(2, same)] })).toMatchObject([
      { documents: 1, searches: 1 },
    ]);
  });

  it('tells the places of one search apart', () => {
    const lookedIn = ['wikipedia:de', 'wikipedia:en', 'tavily', 'links', 'library'].map((where) =>
      results(where),
    );
    const documents = [
      head('d', { service: 'wikipedia', language: 'de' }),
      head('e', { service: 'wikipedia', language: 'en' }),
      head('f', { service: 'wikipedia', language: 'en-GB' }),
      head('l', {}),
      head('s', { origin: 'library' }),
    ];
    const places = placesLookedIn({ rounds: [round(1, search('a', lookedIn, documents))] });
    expect(places.map(({ documents }) => documents)).toEqual([1, 2, 0, 1, 1]);
  });

  it('reads the gatherer’s searches where there are some, else the pool', () => {
    const found = [head('t', { service: 'tavily' })];
    const pool = { by: 'gatherer' as const, items: [], documents: found };
    const retrievals = ['a', 'b'].map((query) => search(query, [results('tavily')], found));
    const gathering = { questions: [{ question: 'q', retrievals, answered: true }] };
    const both = { rounds: [], pool: { ...pool, lookedIn: [results('tavily')] } };
    expect(placesLookedIn({ ...both, gathering })).toMatchObject([{ documents: 1, searches: 2 }]);
    expect(placesLookedIn(both)).toMatchObject([{ documents: 1, searches: 1 }]);
  });

  it('lets one success outweigh a failure, and the later trouble stand where nothing was found', () => {
    const trouble: LookedIn = { where: 'tavily', state: 'blocked', found: 0, why: 'quota' };
    const empty: LookedIn = { where: 'tavily', state: 'empty', found: 0 };
    const of = (...looks: LookedIn[]) =>
      placesLookedIn({ rounds: looks.map((look, i) => round(i + 1, search(`${i}`, [look]))) })[0];
    expect(of(results('tavily'), trouble)).toMatchObject({ state: 'results' });
    expect(of(empty, trouble)).toMatchObject({ state: 'blocked', why: 'quota' });
  });

  it('counts what became of pages as often as one search had it', () => {
    const looks = [{ copy: 1 }, { copy: 2, paywall: 1 }].map((pages) => ({
      ...results('brave'),
      pages,
    }));
    const rounds = looks.map((look, i) => round(i + 1, search(`${i}`, [look])));
    expect(placesLookedIn({ rounds })[0]?.pages).toEqual({ copy: 2, paywall: 1 });
  });
});
