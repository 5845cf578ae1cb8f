import { describe, expect, it } from 'vitest';
import { mergeHits } from './merge';
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
      { service: 'a', hits: [hit('https://a.example/1'), hit('https://a.example/2')] },
      { service: 'b', hits: [hit('https://b.example/1'), hit('https://www.a.example/2/#top')] },
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
      hits: [hit('https://en.m.wikipedia.org/wiki/Paris', 'snippet')],
    };
    const whole = { service: 'wiki', hits: [hit('https://en.wikipedia.org/wiki/Paris')] };
    for (const lists of [
      [excerpt, whole],
      [whole, excerpt],
    ]) {
      const merged = mergeHits(lists);
      expect(merged).toHaveLength(1);
      expect(merged[0]).toMatchObject({ service: 'wiki', hit: { how: 'api-text' } });
    }
  });
});
