import { describe, expect, it } from 'vitest';
import { wikiLanguage } from './wiki-language';

describe('wikiLanguage', () => {
  it.each([
    ['de-AT', 'de'],
    ['en_US', 'en'],
    ['zh-Hant-TW', 'zh'],
    ['nb', 'no'],
    ['iw', 'he'],
    ['yue', 'zh-yue'],
    [' FR ', 'fr'],
  ])('%s is %s', (tag, language) => {
    expect(wikiLanguage(tag)).toBe(language);
  });

  it.each([undefined, '', 'und', 'mul', 'evil.example/x?', '../..', 'en@evil', 'x', '日本語'])(
    'takes nothing from %s',
    (tag) => {
      expect(wikiLanguage(tag)).toBeUndefined();
    },
  );
});
