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
    'برج',
    'بُنِيَ',
    '١٨٨٩',
    'मीनार',
    'Höhenzug',
    'l’été',
    'nicht',
    'башня',
    'İstanbul',
    'ｆｔ',
  ),
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
      { numRuns: 100 },
    );
  });

  it('verifies only words that, letter for letter, are the draft’s and the document’s', () => {
    // A second, coarser normalisation: what is equal under the documented one is equal under this.
    const letters = (words: string) => words.normalize('NFKC').replace(/[^\p{L}\p{N}\p{M}]/gu, '');
    fc.assert(
      fc.property(textOf(40), textOf(6), fc.nat(), fc.nat(), (text, other, from, size) => {
        const cut = text.slice(from % text.length, (from % text.length) + 12 + (size % 60));
        for (const words of [cut, `“${cut}”`, `…${cut}…`, cut + other, other + cut]) {
          const quotation = check(words, text);
          if (quotation.state !== 'verified') continue;
          expect(letters(words)).toBe(letters(quotation.words));
          expect(letters(text)).toContain(letters(words));
        }
      }),
      { numRuns: 60 },
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
      { numRuns: 120 },
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

type Changes = [from: string, to: string][];
/** A sentence, and what must never pass for it: other numbers, negations and names. */
const SENTENCES: [language: string, source: string, changes: Changes][] = [
  [
    'German',
    'Die Brücke bei Hellburg wurde im Jahr 1887 nicht von der Stadt, sondern von 340 Bürgern bezahlt.',
    [
      ['1887', '1889'],
      ['nicht ', ''],
      ['340', '430'],
      ['Hellburg', 'Hellberg'],
      ['Stadt', 'Stadtwerke'],
    ],
  ],
  [
    'French',
    'Le pont de Montrève n’a jamais été fermé depuis 1962, et trois millions de voitures le traversent chaque année.',
    [
      ['jamais ', ''],
      ['1962', '1972'],
      ['trois', 'treize'],
      ['Montrève', 'Montrèves'],
      ['millions', 'milliards'],
    ],
  ],
  [
    'Spanish',
    'El puente de Almedo no se cerró nunca desde 1962, y lo cruzan tres millones de coches cada año según Ruiz.',
    [
      ['no ', ''],
      ['1962', '1963'],
      ['tres', 'trece'],
      ['Almedo', 'Olmedo'],
      ['Ruiz', 'Ruíz'],
    ],
  ],
  [
    'Russian',
    'Мост у города Альмедо никогда не закрывали с 1962 года, и каждый год его пересекают три миллиона машин.',
    [
      ['не ', ''],
      ['никогда ', ''],
      ['1962', '1963'],
      ['три ', 'две '],
      ['Альмедо', 'Ольмедо'],
    ],
  ],
  [
    'Turkish',
    'Almedo yakınındaki köprü 1962 yılından beri hiç kapatılmadı ve her yıl üç milyon araba geçiyor.',
    [
      ['hiç ', ''],
      ['1962', '1963'],
      ['Almedo', 'Olmedo'],
    ],
  ],
  [
    'Chinese',
    '海门大桥自一九六二年以来从未关闭，每年有三百万辆汽车通过这座由王志远设计的桥。',
    [
      ['从未', '曾经'],
      ['三百万', '五百万'],
      ['一九六二', '一九六三'],
      ['王志远', '王志达'],
      ['海门', '江门'],
    ],
  ],
  [
    'Japanese',
    '海門大橋は一九六二年以来一度も閉鎖されておらず、毎年三百万台の車が通る。',
    [
      ['ておらず', 'ており'],
      ['三百万', '五百万'],
      ['海門', '江門'],
    ],
  ],
  [
    'Arabic',
    'يقول المهندس إنه لم يغلق الجسر القريب من المدينة منذ عام ١٩٦٢، وتعبره ثلاثة ملايين سيارة كل عام.',
    [
      ['لم ', ''],
      ['١٩٦٢', '١٩٦٣'],
      ['ثلاثة', 'ثمانية'],
      ['المدينة', 'السفينة'],
    ],
  ],
  [
    'Thai',
    'สะพานใกล้เมืองอัลเมโดไม่เคยปิดเลยตั้งแต่ปี 2505 และมีรถยนต์ผ่านสามล้านคันต่อปี',
    [
      ['ไม่เคย', 'เคย'],
      ['2505', '2506'],
      ['สาม', 'สอง'],
      ['อัลเมโด', 'ออลเมโด'],
    ],
  ],
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
      { numRuns: 100 },
    );
  });

  it.each(SENTENCES)('change nothing that matters in %s', (_, source, changes) => {
    const text = `${source} ${source.slice(0, 9)}`;
    expect(check(source, text)).toMatchObject({ state: 'verified', start: 0 });
    for (const [from, to] of changes) {
      const draft = source.replace(from, to);
      expect(draft).not.toBe(source);
      expect([draft, check(draft, text).state]).toEqual([draft, 'unverified']);
    }
  });

  it.each([
    [
      'de',
      'Die Ingenieure vermaßen die Fundamente der Brücke vier Wochen lang mit neuen Geräten.',
      'Fundamente',
      'Fundamenten',
    ],
    [
      'fr',
      'Les ouvriers mesuraient chaque semaine les fondations du pont avec des instruments nouveaux.',
      'instruments',
      'instrumens',
    ],
    [
      'es',
      'Los obreros midieron cada semana los cimientos del puente con instrumentos enteramente nuevos.',
      'enteramente',
      'enteramante',
    ],
    [
      'ru',
      'Рабочие каждую неделю измеряли основание старого моста совершенно новыми приборами.',
      'измеряли',
      'измерили',
    ],
  ])('mend a slip inside a plain word (%s)', (language, source, right, slip) => {
    const draft = source.replace(right, slip);
    const quotation = check(draft, source);
    // German nouns look like names, which are never touched.
    if (language === 'de') expect(quotation.state).toBe('unverified');
    else expect(quotation).toMatchObject({ state: 'repaired', drafted: draft });
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
