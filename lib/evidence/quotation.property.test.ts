import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise } from './normalise';
import { checkQuotation } from './quotation';
import { letterWeight } from './scripts';
import { cutsWord } from './word-edges';

const check = (words: string, text: string) =>
  checkQuotation({ n: 1, document: 'd', words, relation: 'supports' }, text, 'independent');

const atom = fc.oneof(
  fc.constantFrom('tower', 'iron', 'the', 'built', 'legal', 'il', 'l’homme', 'naïve', 'cafe\u0301'),
  fc.constantFrom('1887', '1,250', '-5', '3.5', '10²', '塔', '铁塔建于', 'タワー', 'หอไอเฟล', '각'),
  fc.constantFrom(
    ' ',
    ' ',
    '\n',
    '\u00a0',
    '“',
    '”',
    '—',
    '-',
    '.',
    ', ',
    '…',
    '👩‍💻',
    'ﬁ',
    '\u00ad',
  ),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);
const textOf = (size: number) =>
  fc.array(atom, { minLength: 1, maxLength: size }).map((atoms) => atoms.join(''));

describe('quotations, for any text', () => {
  it('verifies nothing that is not in the document under the normalisation', () => {
    fc.assert(
      fc.property(textOf(60), textOf(8), fc.nat(), fc.nat(), (text, other, from, size) => {
        const cut = text.slice(from % text.length, (from % text.length) + (size % 40));
        for (const words of [cut, other, cut + other]) {
          const quotation = check(words, text);
          if (quotation.state === 'unverified') continue;
          const { start = -1, end = -1 } = quotation;
          expect(text.slice(start, end)).toBe(quotation.words);
          if (quotation.state === 'verified')
            expect(normalise(words).text).toContain(normalise(quotation.words).text);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('verifies every span of enough letters that cuts no grapheme and no word', () => {
    fc.assert(
      fc.property(textOf(60), fc.nat(), fc.nat(), (text, a, b) => {
        const places = [...new Intl.Segmenter('und').segment(text)].map(({ index }) => index);
        places.push(text.length);
        const [first, last] = [a % places.length, b % places.length].sort((x, y) => x - y);
        const [start = 0, end = 0] = [places[first ?? 0], places[last ?? 0]];
        const words = text.slice(start, end);
        const before = normalise(text.slice(0, start)).text.length;
        const all = normalise(text).text;
        const inner = normalise(words).text;
        fc.pre(all.startsWith(inner, before));
        fc.pre(!cutsWord(all, before) && !cutsWord(all, before + inner.length));
        fc.pre(letterWeight(inner) >= 12);
        expect(check(words, text).state).toBe('verified');
      }),
      { numRuns: 200 },
    );
  });
});

const NAMES = ['Eiffel', 'Koechlin', 'Austria', 'Australia', 'Paris', 'Lyon', 'Nouguier'];
const NUMBERS = [
  '1887',
  '1889',
  '1,250',
  '330',
  '3.5',
  'three',
  'seven',
  'million',
  'billion',
  '5%',
];
const NEGATIONS = ['not', 'never', 'without', 'hardly', 'nicht', 'jamais', 'nunca', 'не'];
const FILLER = [
  'tower',
  'workers',
  'bridge',
  'carried',
  'along',
  'measured',
  'iron',
  'during',
  'of',
];

const kinds = { name: NAMES, number: NUMBERS, negation: NEGATIONS };

describe('repairs', () => {
  it('never change, drop or add a number, a negation or a name', () => {
    const filler = fc.array(fc.constantFrom(...FILLER), { minLength: 8, maxLength: 25 });
    fc.assert(
      fc.property(
        filler,
        filler,
        fc.constantFrom('name', 'number', 'negation'),
        fc.nat(),
        fc.nat(),
        fc.constantFrom('changed', 'dropped', 'added'),
        (left, right, kind, a, b, how) => {
          const words = kinds[kind as keyof typeof kinds];
          const one = words[a % words.length] ?? '';
          const two = words[b % words.length] ?? '';
          fc.pre(one !== two);
          const put = (...middle: string[]) => [...left, ...middle, ...right].join(' ');
          const source = how === 'added' ? put() : put(one);
          const draft = how === 'dropped' ? put() : put(two);
          const quotation = check(draft, `Before that. ${source}. After that.`);
          expect(quotation.state).toBe('unverified');
        },
      ),
      { numRuns: 150 },
    );
  });

  it('mend one slip in a long quotation', () => {
    const filler = fc.array(fc.constantFrom(...FILLER), { minLength: 12, maxLength: 25 });
    fc.assert(
      fc.property(filler, filler, (left, right) => {
        const source = [...left, 'measurements', ...right].join(' ');
        const draft = [...left, 'measurments', ...right].join(' ');
        expect(check(draft, `At first. ${source}. In the end.`)).toMatchObject({
          state: 'repaired',
          words: source,
        });
      }),
      { numRuns: 100 },
    );
  });
});
