import { describe, expect, it } from 'vitest';
import type { FoundDocument } from './service';
import { sift } from './sift';

const found = (url: string, publishedAt?: string) => ({
  place: 'web',
  hit: {
    ...{ url, title: '', text: '', how: 'snippet' },
    ...(publishedAt && { publishedAt }),
  } as FoundDocument,
});
const addresses = (hits: { hit: FoundDocument }[]) => hits.map(({ hit }) => hit.url);

describe('sift', () => {
  it('leaves out what is later than a day, keeps that day, and counts what has no date', () => {
    const hits = [
      found('https://a.example/1', '2020-05-03'),
      found('https://a.example/2', '2020-05-04T23:59:59Z'),
      found('https://a.example/3', '2020-05-05T00:00:00Z'),
      found('https://a.example/4'),
    ];
    const { kept, notes } = sift(hits, { until: '2020-05-04' });
    expect(addresses(kept).map((url) => url.at(-1))).toEqual(['1', '2', '4']);
    expect(notes).toEqual([
      { place: 'web', note: 'later' },
      { place: 'web', note: 'undated' },
    ]);
    expect(sift(hits, {})).toEqual({ kept: hits, notes: [] });
  });

  it('leaves out sites that must not be read', () => {
    const hits = [found('https://checks.example/1'), found('https://a.example/2')];
    const { kept, notes } = sift(hits, { blockedSite: (url) => url.includes('checks') });
    expect(addresses(kept)).toEqual(['https://a.example/2']);
    expect(notes).toEqual([{ place: 'web', note: 'fact-checker' }]);
  });
});
