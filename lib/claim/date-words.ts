/** Words for a time that depends on the day they are said. */
export interface DateWord {
  find: RegExp;
  unit: 'year' | 'month' | 'day';
  /** Units from the day it was said. */
  shift: number;
}

export interface DateLanguage {
  words: DateWord[];
  /** The absolute time as an adverb ("in 2026", "on 2 May 2026"). */
  adverb: Record<DateWord['unit'], (date: string) => string>;
  /** Before these the absolute time goes without its own preposition. */
  after?: RegExp;
}

const all = (source: string): RegExp => new RegExp(source, 'giu');
/** Whole words only; JavaScript's \b knows ASCII letters alone. */
const words = (source: string): RegExp => all(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`);

const word = (source: string, unit: DateWord['unit'], shift: number): DateWord => ({
  ...{ find: words(source), unit, shift },
});

/** Chinese does not part words by spaces. */
const char = (source: string, unit: DateWord['unit'], shift: number): DateWord => ({
  ...{ find: all(source), unit, shift },
});

/** By language. What is not here is left as it stands. */
export const dateLanguages: Readonly<Record<string, DateLanguage>> = {
  en: {
    words: [
      word('this year', 'year', 0),
      word('last year', 'year', -1),
      word('next year', 'year', 1),
      word('this month', 'month', 0),
      word('last month', 'month', -1),
      word('next month', 'month', 1),
      word('the day before yesterday', 'day', -2),
      word('yesterday', 'day', -1),
      word('today', 'day', 0),
      word('tomorrow', 'day', 1),
    ],
    adverb: {
      year: (date) => `in ${date}`,
      month: (date) => `in ${date}`,
      day: (date) => `on ${date}`,
    },
    after: /\b(?:in|of|by|for|since|until|till|during|from|than|before|after|between|to)\s$/iu,
  },
  de: {
    words: [
      word('in diesem jahr|dieses jahr|heuer', 'year', 0),
      word(
        'im (?:letzten|vergangenen|vorigen) jahr|(?:letztes|vergangenes|voriges) jahr',
        'year',
        -1,
      ),
      word('im (?:nächsten|kommenden) jahr|(?:nächstes|kommendes) jahr', 'year', 1),
      word('in diesem monat|diesen monat', 'month', 0),
      word(
        'im (?:letzten|vergangenen|vorigen) monat|(?:letzten|vergangenen|vorigen) monat',
        'month',
        -1,
      ),
      word('vorgestern', 'day', -2),
      word('gestern', 'day', -1),
      // Not "morgen": in any case it is the morning as well.
      word('heute', 'day', 0),
    ],
    adverb: {
      year: (date) => `im Jahr ${date}`,
      month: (date) => `im ${date}`,
      day: (date) => `am ${date}`,
    },
    after: /(?<!\p{L})(?:seit|bis|von|ab|vor|nach)\s$/iu,
  },
  fr: {
    words: [
      word('cette année', 'year', 0),
      word("l[’']an(?:née)? (?:dernière?|passée?)", 'year', -1),
      word("l[’']an(?:née)? prochaine?", 'year', 1),
      word('ce mois-ci', 'month', 0),
      word('le mois (?:dernier|passé)', 'month', -1),
      word('avant-hier', 'day', -2),
      word('(?<!avant-)hier', 'day', -1),
      word("aujourd[’']hui", 'day', 0),
      word('demain', 'day', 1),
    ],
    adverb: {
      year: (date) => `en ${date}`,
      month: (date) => `en ${date}`,
      day: (date) => `le ${date}`,
    },
    after: /(?<!\p{L})(?:depuis|avant|après|en|de)\s$/iu,
  },
  es: {
    words: [
      word('(?:en )?este año', 'year', 0),
      word('el año pasado', 'year', -1),
      word('el (?:próximo año|año que viene)', 'year', 1),
      word('este mes', 'month', 0),
      word('el mes pasado', 'month', -1),
      word('anteayer', 'day', -2),
      word('ayer', 'day', -1),
      // Not "mañana": it is the morning as well.
      word('hoy', 'day', 0),
    ],
    adverb: {
      year: (date) => `en ${date}`,
      month: (date) => `en ${date}`,
      day: (date) => `el ${date}`,
    },
    after: /(?<!\p{L})(?:desde|hasta|de|antes de)\s$/iu,
  },
  zh: {
    words: [
      char('今年', 'year', 0),
      char('去年', 'year', -1),
      char('明年', 'year', 1),
      char('本月|这个月', 'month', 0),
      char('上个?月', 'month', -1),
      char('前天', 'day', -2),
      char('昨[天日]', 'day', -1),
      char('今[天日]', 'day', 0),
      char('明[天日]', 'day', 1),
    ],
    adverb: {
      year: (date) => date,
      month: (date) => date,
      day: (date) => date,
    },
  },
};
