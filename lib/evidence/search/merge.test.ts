import { describe, expect, it } from 'vitest';
import { type MergedHit, mergeHits, PER_PUBLISHER, spreadPublishers, withoutCopies } from './merge';
import type { FoundDocument } from './service';

const hit = (url: string, how: FoundDocument['how'] = 'api-text'): FoundDocument => ({
  title: url,
  url,
  text: `${how} of ${url}`,
  how,
});

describe('mergeHits', () => {
  it('puts a page two services found before one that only one found', () => {
    const merged = mergeHits([
      { service: 'a', place: 'a', hits: [hit('https://a.example/1'), hit('https://a.example/2')] },
      {
        service: 'b',
        place: 'b',
        hits: [hit('https://b.example/1'), hit('https://www.a.example/2/#top')],
      },
    ]);
    expect(merged.map(({ hit: { url } }) => url)).toEqual([
      'https://a.example/2',
      'https://a.example/1',
      'https://b.example/1',
    ]);
  });

  it('keeps the whole text of a page, whoever gave it', () => {
    const excerpt = {
      service: 'web',
      place: 'web',
      hits: [hit('https://en.m.wikipedia.org/wiki/Paris', 'snippet')],
    };
    const whole = {
      service: 'wiki',
      place: 'wiki:en',
      hits: [hit('https://en.wikipedia.org/wiki/Paris')],
    };
    for (const lists of [
      [excerpt, whole],
      [whole, excerpt],
    ]) {
      const merged = mergeHits(lists);
      expect(merged).toHaveLength(1);
      expect(merged[0]).toMatchObject({ service: 'wiki', hit: { how: 'api-text' } });
    }
  });

  it('keeps the date that only the excerpt came with, but not where another text’s pages begin', () => {
    const url = 'https://a.example/1';
    const excerpt: FoundDocument = {
      ...hit(url, 'snippet'),
      ...{ publishedAt: '2026-05-03', pages: [0, 9] },
    };
    const lists = [[excerpt], [hit(url)]].map((hits, n) => ({
      ...{ service: `s${n}`, place: `s${n}`, hits },
    }));
    const [merged] = mergeHits(lists);
    expect(merged?.hit).toEqual({ ...hit(url), publishedAt: '2026-05-03' });
  });

  it('counts a list once for a page it holds twice', () => {
    const twice = ['https://a.example/1', 'http://www.a.example/1/', 'https://b.example/'];
    const lists = [
      { service: 'a', place: 'a', hits: twice.map((url) => hit(url)) },
      { service: 'b', place: 'b', hits: [hit('https://b.example/')] },
    ];
    const merged = mergeHits(lists);
    expect(merged.map(({ hit: { url } }) => url)).toEqual([
      'https://b.example/',
      'https://a.example/1',
    ]);
  });
});

const merged = (url: string, more: Partial<FoundDocument> = {}): MergedHit => ({
  ...{ service: 's', place: 's', score: 1 },
  hit: { ...hit(url), ...more },
});
const addresses = (hits: MergedHit[]) => hits.map((one) => one.hit.url);

describe('withoutCopies', () => {
  const text = Array.from(
    { length: 30 },
    (_, n) => `Ship ${n} passed the canal at kilometre ${n}.`,
  ).join(' ');

  it('keeps the better ranked of two copies, and the whole text rather than its excerpt', () => {
    const hits = [
      merged('https://a.example/excerpt', { text: text.slice(0, 400), how: 'snippet' }),
      merged('https://b.example/first', { text }),
      merged('https://c.example/other', { text: text.replaceAll('canal', 'strait') }),
      merged('https://d.example/second', { text: `${text} All rights reserved.` }),
    ];
    const { kept, copies } = withoutCopies(hits);
    expect(addresses(kept)).toEqual(['https://b.example/first', 'https://c.example/other']);
    expect(addresses(copies)).toEqual(['https://a.example/excerpt', 'https://d.example/second']);
  });
});

describe('spreadPublishers', () => {
  it('keeps the best two of each publisher', () => {
    const hits = [1, 2, 3]
      .map((n) => merged(`https://www.a.example/${n}`))
      .concat(merged('https://b.example/1'));
    const { kept, more } = spreadPublishers(hits);
    expect(PER_PUBLISHER).toBe(2);
    expect(addresses(kept)).toEqual([
      'https://www.a.example/1',
      'https://www.a.example/2',
      'https://b.example/1',
    ]);
    expect(addresses(more)).toEqual(['https://www.a.example/3']);
  });

  it('goes by the journal of papers that one site holds', () => {
    const hits = [1, 2, 3].map((n) =>
      merged(`https://doi.org/10.1/${n}`, { publisher: `Journal ${n}` }),
    );
    expect(spreadPublishers(hits).kept).toHaveLength(3);
  });

  it('takes nothing away where nobody else was found', () => {
    const hits = [1, 2, 3].map((n) => merged(`https://de.wikipedia.org/wiki/${n}`));
    expect(spreadPublishers(hits)).toEqual({ kept: hits, more: [] });
  });
});
