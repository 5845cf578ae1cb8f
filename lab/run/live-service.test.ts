import { describe, expect, it } from 'vitest';
import { searchServices } from '../../lib/evidence/search/services';
import { liveService } from './live-service';

describe('liveService', () => {
  it('makes a service by its id, with an address and a key of the environment', () => {
    expect(liveService('wikipedia', {}).id).toBe('wikipedia');
    expect(liveService('searxng=http://127.0.0.1:8888/?a=b', {}).id).toBe('searxng');
    expect(liveService('brave', { BRAVE_API_KEY: 'k' }).id).toBe('brave');
    expect(liveService('openalex', {}).id).toBe('openalex');
    for (const { id } of searchServices) {
      const named = `${id.toUpperCase().replaceAll('-', '_')}_API_KEY`;
      expect(liveService(`${id}=http://127.0.0.1:1`, { [named]: 'k' }).id).toBe(id);
    }
  });

  it.each([
    ['altavista', 'there is no altavista'],
    ['kiwix', 'kiwix needs an address'],
    ['tavily', 'tavily needs its key in TAVILY_API_KEY'],
  ])('says what is missing for %s', (named, sentence) => {
    expect(() => liveService(named, {})).toThrow(sentence);
  });
});
