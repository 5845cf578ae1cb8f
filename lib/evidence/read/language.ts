/** Scripts that one language in practice stands behind, most telling first: kana before Han. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['ko', /\p{sc=Hangul}/gu],
  ['zh', /\p{sc=Han}/gu],
  ['th', /\p{sc=Thai}/gu],
  ['el', /\p{sc=Greek}/gu],
  ['he', /\p{sc=Hebrew}/gu],
  ['hi', /\p{sc=Devanagari}/gu],
  ['ka', /\p{sc=Georgian}/gu],
  ['hy', /\p{sc=Armenian}/gu],
];

/** The commonest small words of languages that share a script; each stands in few of the lists. */
const WORDS: Record<string, string> = {
  en: 'the of and to in is that for was with as on are by this from which were been have has their it at be an',
  de: 'der die das und ist nicht mit von den dem ein eine zu auf für im des sich als auch wurde werden bei nach wird sind',
  fr: 'le la les des et est une du dans que qui pour par sur au avec ce sont pas plus il cette été ont aux',
  es: 'el la los las del que y en una por con para es se al como su más fue este pero son sus ha',
  it: 'il di che la e è un una per con del della dei nel sono non alla le gli da si come più anche stato',
  pt: 'o os a as que do da dos das em um uma para com não é por no na se mais foi ao pelo pela são',
  nl: 'de het een en van is dat op te zijn met voor niet aan er die als ook door naar bij werd wordt hij',
  sv: 'och att det som är en på av för med den till inte om ett har de från var vid',
  da: 'og at det som er en på af for med den til ikke om et har de fra var ved blev efter',
  nb: 'og å det som er en på av for med den til ikke om et har de fra var ved ble etter',
  fi: 'ja on ei se että oli hän myös mutta kuin ovat joka sen vuonna ole tai kun',
  pl: 'i w nie na się z że do to jest jak o od przez po za był dla są oraz',
  cs: 'a v se na je že z do s o to jako ve by po jsou byl pro od také',
  hu: 'a az és hogy nem egy is volt meg ez azt mint de csak el már vagy',
  ro: 'și de la în a cu pe care nu din este un o sau mai pentru au fost al',
  tr: 've bir bu da de için ile olarak olan çok daha gibi sonra kadar değil ise',
  id: 'yang dan di ini dengan untuk dari pada adalah itu dalam tidak akan oleh sebagai juga',
  vi: 'và của là có được trong cho không những với các người một này khi đã',
  ru: 'и в не на что с по как это из от за к был для его но то она',
  uk: 'і в не на що з та як це від до за був для його але вона які є у',
  bg: 'и в на не да се за от с че са по е като до при към',
  ar: 'في من على أن إلى التي هذا عن مع كان هذه الذي ما لا',
  fa: 'و در به از که این را با است برای آن یک های شده',
};
const LISTS = Object.entries(WORDS).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);

const SAMPLE = 4000;
const LEAST_LETTERS = 40;
/** Share of letters in a script, and of words in a list, from which a language is told. */
const SCRIPT_SHARE = 0.3;
const WORD_SHARE = 0.12;
const LEAST_WORDS = 20;
/** Different small words of a language: one letter, many times, is a formula. */
const LEAST_DIFFERENT = 4;
/** A language is told only where it is this much likelier than the next. */
const AHEAD = 1.25;

/**
 * The language a text is written in, by its script and its small words, as a primary BCP 47 subtag;
 * undefined where that cannot be told, as for a short text, a table or a language without a list.
 */
export function detectLanguage(text: string): string | undefined {
  const sample = text.slice(0, SAMPLE).toLowerCase();
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  for (const [language, letter] of SCRIPTS) {
    const share = (sample.match(letter)?.length ?? 0) / letters;
    // A Japanese text is Han for the larger part.
    if (share >= (language === 'ja' ? SCRIPT_SHARE / 3 : SCRIPT_SHARE)) return language;
  }
  if (letters < LEAST_LETTERS) return undefined;
  const words = sample.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < LEAST_WORDS) return undefined;
  const ranked = LISTS.map(([language, list]) => {
    const small = words.filter((word) => list.has(word));
    const told = new Set(small).size >= LEAST_DIFFERENT;
    return { language, share: told ? small.length / words.length : 0 };
  }).sort((a, b) => b.share - a.share);
  const [first, second] = ranked;
  if (!first || first.share < WORD_SHARE) return undefined;
  return first.share >= (second?.share ?? 0) * AHEAD ? first.language : undefined;
}

/** Whether two languages are one but for region and script; Norwegian's two names are one, too. */
export function sameLanguage(a: string, b: string): boolean {
  const primary = (tag: string) => {
    const part = tag.toLowerCase().split('-')[0] ?? '';
    return part === 'no' || part === 'nn' ? 'nb' : part;
  };
  return primary(a) === primary(b);
}
