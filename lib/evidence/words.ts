import { foldArabic, hasArabic } from './arabic';
import { hasUnspaced, unspacedClass } from './scripts';

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const WORD =
  /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+|(?<=\p{N})(?:\.\p{N}+|,\p{N}{3}(?!\p{N})))*/gu;
const UNSPACED_RUN = new RegExp(`${unspacedClass}+`, 'gv');

/** Letters whose accents no decomposition takes off. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Lower case, compatibility forms, accents and thousands folded: `Crème` and `creme`, `ＴＶ` and `tv`,
 * `1,083` and `1083`, `١٨٨٩` and `1889` are one word; Arabic without points and articles.
 * Marks that make other letters (Japanese voicing, Indic vowels) stay.
 */
export function foldWord(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word;
  const bare = word
    .toLowerCase()
    .replaceAll(',', '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    // Arabic and Persian digits end in their value.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
  return (hasArabic(bare) ? foldArabic(bare) : bare)
    .normalize('NFC')
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter);
}

/** English plurals and possessives, so that "towers" finds "tower"; other languages lose little by it. */
function withoutPlural(word: string): string {
  const plain = word.replace(/['’]s?$/, '').replace(/^(?:[ldcjmnst]|qu)['’](?=\p{L})/u, '');
  if (!/^[a-z]{4,}$/.test(plain)) return plain;
  if (plain.endsWith('ies') && plain.length > 4) return `${plain.slice(0, -3)}y`;
  return /[^sui]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/**
 * The words of a text as index and query share them: those between spaces, folded; and in scripts
 * without spaces the dictionary's words and every pair of neighbouring letters, since a dictionary
 * may cut query and text differently (campfirein/byterover-cli#712, yologdev/yopedia#269).
 */
export function wordsOf(text: string): string[] {
  if (!hasUnspaced(text)) return spacedWords(text);
  const words: string[] = [];
  let from = 0;
  const plain = text.normalize('NFKC');
  for (const { 0: run, index } of plain.matchAll(UNSPACED_RUN)) {
    words.push(...spacedWords(plain.slice(from, index)), ...unspacedWords(run));
    from = index + run.length;
  }
  words.push(...spacedWords(plain.slice(from)));
  return words;
}

const spacedWords = (text: string): string[] =>
  (text.match(WORD) ?? []).map((word) => withoutPlural(foldWord(word)));

function unspacedWords(run: string): string[] {
  const letters = [...run];
  const words = letters.length === 1 ? letters : [];
  for (const { segment } of segmenter.segment(run))
    if ([...segment].length > 2) words.push(segment);
  for (let i = 0; i + 1 < letters.length; i++) words.push(`${letters[i]}${letters[i + 1]}`);
  return words;
}
