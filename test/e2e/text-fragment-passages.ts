import type { Passage } from '../../lib/anchor/text-directives';

interface PassageCase {
  /** Fixture page, by its name. */
  page: string;
  passage: Passage;
  /** Id of the element that must be in view, where the words stand in more than one. */
  at?: string;
  /** What the browser highlights, where that is not the passage itself. */
  shines?: string;
}

const inFragments = (exact: string, more: Partial<PassageCase> = {}): PassageCase => ({
  page: 'fragments',
  passage: { exact },
  ...more,
});

const inSpecial = (exact: string): PassageCase => ({ page: 'special', passage: { exact } });

const GATE = 'it was built in 1322';
const inRepeated = (at: string, prefix?: string, suffix?: string): PassageCase => ({
  page: 'repeated',
  passage: { exact: GATE, prefix, suffix },
  at,
});

/** Passages as our code reads them out of a page: no marks of notes, tabs between cells, a line for each item. */
export const passages: PassageCase[] = [
  // Signs that are syntax in a link, or near it.
  inSpecial('A state-of-the-art, all-in-one well-being programme'),
  inSpecial('Bread, butter, salt, and 1,250 apples'),
  inSpecial('Research & development at Smith & Sons grew by 5 % & more'),
  inSpecial('Around 100% of 50%-off tickets went'),
  inSpecial('   Leading blanks begin this sentence'),
  inSpecial('She said: “It’s ‘finished’ — isn’t it?”'),
  inSpecial('café in Łódź serves crème brûlée to naïve façade-painters'),
  inFragments('Is C++ > C#? “Yes” (50%/50%), at -10\u00a0°C & below: see a_b~c, [sic] *x* #1!'),
  inFragments('“…and so it was,” he wrote — ‘half of it’…'),

  // Characters a reader does not see, and their like.
  inFragments('The lighthouse keeper wrote down every ship'),
  inFragments('The light\u00adhouse keep\u00ader wrote down every ship', {
    shines: 'The lighthouse keeper wrote down every ship',
  }),
  inFragments('1.4\u00a0tonnes and is rung at 5\u00a0p.m. on the first\u202fSunday.'),
  inFragments('weighs 1.4 tonnes and is rung at 5 p.m.'),
  inFragments('The well‑known sea‑wall of Port‑Ellen cost −5 pounds on paper – a clerk’s slip.'),
  inFragments('The Donau\u200bdampf\u200bschiff ran aground twice that\u2060 year.', {
    shines: 'The Donaudampfschiff ran aground twice that year.',
  }),
  inFragments('An eﬃcient oﬃce ﬁled the plans in one aﬅernoon.'),
  inFragments('The post with 👩‍👩‍👧 and 🇫🇷 got 3,000 ❤️ in a day.'),

  // Elements between the words.
  inFragments('The harbour was dredged twice in 1911'),
  inFragments('The harbour was dredged twice in 1911, says the pilot.', {
    shines: 'The harbour was dredged twice in 1911, says the pilot',
  }),
  inFragments(
    'The mayor opened the new pier in June, three weeks late, before a crowd of two thousand people from the villages.',
    {
      shines:
        'The mayor opened the new pier in June,[2] three weeks late,[3] before a crowd of two thousand people from the villages',
    },
  ),
  inFragments(
    'Trains stopped running to the coast in 1964. The track was lifted in the year after that.',
    {
      shines:
        'Trains stopped running to the coast in 1964.[5] The track was lifted in the year after that',
    },
  ),
  inFragments(
    'Fares on the ferry to the island rose by 12 % in the spring and by 4 % more in the autumn of the same year.',
    {
      shines:
        'Fares on the ferry to the island rose by 12 % in the spring and by 4 % more in the autumn of the same year',
    },
  ),
  inFragments('The old chart shows a channel that no longer exists.'),
  inFragments('The small print was set in large letters.'),

  // Lines, items and cells.
  inFragments(
    'Keepers of the light, 1887:\nThomas Aird from the island of Mull\nEllen Aird, his wife and deputy',
  ),
  inFragments('Dinham Bridge\t3 arches of sandstone\t1823', { at: 'row' }),
  inFragments('Dinham Bridge | 3 arches of sandstone | 1823', {
    at: 'row',
    shines: 'Dinham Bridge 3 arches of sandstone 1823',
  }),
  inFragments('Height\t330 m', { at: 'facts' }),
  inFragments('Height\t330 m\nWeight\t10,100 t', { at: 'facts' }),
  inFragments(
    'Ropes of hemp, sold by the fathom at the quay\nNets of linen thread, tarred every second winter',
  ),
  inFragments('- Nets of linen thread, tarred every second winter\n- Sails', {
    at: 'nets',
    shines: 'Nets of linen thread, tarred every second winter Sails',
  }),

  // Scripts and directions.
  inFragments('بُني البرج في باريس عام 1889، وكان ارتفاعه 300 متر.'),
  inFragments('המגדל נבנה בשנת 1889'),
  inFragments('它高三十一米，是全省最高的灯塔。'),
  inFragments('高さは31メートルです。'),
  { page: 'cjk', passage: { exact: 'この灯台は1887年に建てられました' } },
  inFragments('이 등대는 1887년에 세워졌다.'),
  inFragments('ประภาคารนี้สร้างขึ้นในปี พ.ศ. 2430'),
  inFragments('यह प्रकाशस्तंभ 1887 में बनाया गया था।'),
  // Composed in the link, decomposed in the page.
  inFragments('The café served crème brûlée to the façade painters.'.normalize('NFC'), {
    shines: 'The café served crème brûlée to the façade painters.'.normalize('NFD'),
  }),

  // The same words more than once, hidden ones among them.
  inFragments('The weir was mended by the brothers Hale in 1902.', { at: 'weir' }),
  inRepeated('two', 'Of the south gate the guide writes: ', '. Today it is'),
  inRepeated('three', undefined, '. Swallows nest in it.'),
  inRepeated('two', 'Of the south gate the guide writes: '),
  // A note's mark on one side of the passage, as the text that was read lacks it.
  inRepeated('three', 'Of the west gate the guide writes:  ', ' (see plate 4). Swallows nest'),
  {
    page: 'article',
    passage: { exact: 'the mill has been a bakery since 1978. Its owner grinds two tonnes' },
    at: 'mill',
  },
];
