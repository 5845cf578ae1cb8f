import { describe, expect, it } from 'vitest';
import { claimantOf } from './claimant';

const page = { url: 'https://example.org', title: '' };
const name = (text: string, language = 'en') =>
  claimantOf({ text, page: { ...page, language } })?.name;

describe('claimantOf', () => {
  it.each([
    ['en', 'The minister said that prices fell by 3 per cent.', 'The minister'],
    ['en', 'According to Anna Smith, prices fell.', 'Anna Smith'],
    ['en', 'Prices fell, according to the central bank.', 'the central bank'],
    ['en', '“Prices fell by 3 per cent,” Anna Smith said.', 'Anna Smith'],
    ['en', '"Prices fell by 3 per cent," said Anna Smith.', 'Anna Smith'],
    ['de', 'Laut Anna Schmidt sind die Preise gefallen.', 'Anna Schmidt'],
    ['de', 'Die Ministerin sagte, dass die Preise fallen.', 'Die Ministerin'],
    ['fr', 'Selon la banque centrale, les prix ont baissé.', 'la banque centrale'],
    ['fr', 'Selon Anne Martin, les prix ont baissé.', 'Anne Martin'],
    ['es', 'Según Ana Pérez, los precios bajaron.', 'Ana Pérez'],
    ['zh', '王部长表示，物价下降。', '王部长'],
  ])('%s: %s', (language, text, expected) => {
    expect(name(text, language)).toBe(expected);
  });

  it.each([
    'The tower was built in 1750.',
    'It said that prices fell.',
    'He says that prices fell.',
    'The sign said nothing.',
  ])('names nobody: %s', (text) => {
    expect(name(text)).toBeUndefined();
  });

  it('looks at the sentence around the selection, then at the page’s author', () => {
    const sentence = 'Anna Smith said that prices fell.';
    expect(claimantOf({ text: 'prices fell in all of Europe', sentence, page })).toEqual({
      name: 'Anna Smith',
      how: 'sentence',
    });
    expect(claimantOf({ text: 'Prices fell.', page: { ...page, author: 'B. Jones' } })).toEqual({
      name: 'B. Jones',
      how: 'author',
    });
  });
});
