import fc from 'fast-check';
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
    ['en', 'But the minister said that prices fell.', 'the minister'],
    ['en', 'As Dr. J. R. Smith said, prices fell.', 'Dr. J. R. Smith'],
    ['en', 'The bank has now said that prices fell.', 'The bank'],
    ['en', 'Prices fell, says Dr. Daniel B. Fagbuyi, an economist.', 'Dr. Daniel B. Fagbuyi'],
    ['en', 'The U.N. office said that prices fell.', 'The U.N. office'],
    ['en', '“Prices fell. They will fall again,” the keeper said.', 'the keeper'],
  ])('%s: %s', (language, text, expected) => {
    expect(name(text, language)).toBe(expected);
  });

  it.each([
    'The tower was built in 1750.',
    'It said that prices fell.',
    'He says that prices fell.',
    'The sign said nothing.',
    'The tower was built in 1750. So it says, at least, in the guide.',
    'The tower was built in 1750. So it',
    'So it says, at least, in the guide.',
    'The tower was built in 1750. Anna Smith said that the bell is older.',
    'Anna Smith said that prices fell. Ben Jones said that they rose.',
    'The tower was old and the guide said that it was sold.',
    'When Anna Smith said that prices fell, they rose.',
    'His lawyer said that prices fell.',
    'Nobody said that prices fell.',
    'Prices fell by 3 per cent, a banker told Anna Smith, told Ben Jones.',
    'Prices fell by 3 per cent, wrote Saturday in a column.',
  ])('names nobody: %s', (text) => {
    expect(name(text)).toBeUndefined();
  });

  it.each([
    ['de', 'Man sagte, dass die Preise fallen.'],
    ['de', 'Der Turm ist alt und Anna sagte, dass er fällt.'],
    ['fr', 'On a dit que les prix baissent.'],
    ['es', 'Ella dijo que los precios bajaron.'],
    ['zh', '总的来说，物价下降。'],
    ['zh', '他们表示，物价下降。'],
  ])('%s names nobody: %s', (language, text) => {
    expect(name(text, language)).toBeUndefined();
  });

  it('takes no words of another sentence, whatever stands there', () => {
    const subject = fc.constantFrom('The tower', 'Dr. Smith', 'It', 'So it', 'The U.N.', 'Nobody');
    const rest = fc.constantFrom('was built in 1750', 'fell by 3.5', 'cost $5', 'is in St. Louis');
    const end = fc.constantFrom('. ', '! ', '? ', '.” ', '… ', '.) ');
    const plain = fc.tuple(subject, rest, end).map(([who, what, stop]) => `${who} ${what}${stop}`);
    const opener = fc.constantFrom('', 'So ', 'But ', 'However, ', 'As ', 'And then ');
    const who = fc.constantFrom('it', 'he', 'she', 'they', 'the guide', 'Anna Smith', 'Dr. Smith');
    const said = fc.constantFrom(' says, at least, in it.', ' said that it fell.', ' said on it.');
    fc.assert(
      fc.property(fc.array(plain), opener, who, said, (before, start, speaker, verb) => {
        const last = `${start}${speaker}${verb}`;
        const text = before.join('') + last.charAt(0).toUpperCase() + last.slice(1);
        const found = name(text);
        expect([undefined, speaker.toLowerCase()]).toContain(found?.toLowerCase());
        expect(found ?? '').not.toMatch(/^(?:it|he|she|they)$/iu);
      }),
    );
  });

  it('holds a speaker to what his own sentence says', () => {
    const sentence = 'The tower was built in 1750. Anna Smith said that the bell is older.';
    const speaker = (text: string) => claimantOf({ text, sentence, page })?.name;
    expect(speaker('The tower was built in 1750.')).toBeUndefined();
    expect(speaker('that the bell is older')).toBe('Anna Smith');
    expect(speaker('The church bell is older.')).toBeUndefined();
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
