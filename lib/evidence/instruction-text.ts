/**
 * A text as an order in it would be read: forms folded, invisible characters gone, letters that only look like Latin
 * ones and letters set apart put back together, Unicode tags and Base64 read out. For finding orders only; nothing is
 * quoted from it.
 */
export function plainForOrders(text: string): string {
  const tags = TAGS.test(text) ? tagsIn(text) : '';
  const plain = text
    .replace(TAGS_ALL, '')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/(?<![\p{L}.])(\p{L})\.(\p{L})\.(?!\p{L})/gu, '$1$2');
  // Two alphabets on a page are rare, and looking at each of its words for both takes long.
  const oneAlphabet = OTHER_ALPHABETS.test(plain)
    ? plain.replace(WORD, (word) => (isMixed(word) ? looksLike(word) : word))
    : plain;
  const folded = oneAlphabet.replace(SET_APART, (letters) => letters.replace(/[\s.·_*-]/gu, ''));
  const decoded = Array.from(folded.matchAll(BASE64), ([code]) => decodedIn(code)).filter(Boolean);
  return [folded, tags, ...decoded].filter(Boolean).join('\n');
}

const TAGS = /[\u{e0000}-\u{e007f}]/u;
const TAGS_ALL = /[\u{e0000}-\u{e007f}]+/gu;
const OTHER_ALPHABETS = /[\u0370-\u04ff]/u;
/** Zero-width characters, direction marks, variation selectors, fillers: nobody sees them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu;
const WORD = /[\p{L}\p{N}]+/gu;
/** Whether a word has letters of two alphabets. */
const isMixed = (word: string): boolean => OTHER_ALPHABETS.test(word) && /[a-z]/iu.test(word);
/** Five letters or more with a blank or a mark after each. */
const SET_APART = /(?<![\p{L}\p{N}])(?:\p{L}[ .·_*-]){4,}\p{L}(?![\p{L}\p{N}])/gu;
const BASE64 = /(?<![A-Za-z0-9+/=])[A-Za-z0-9+/]{32,4000}={0,2}(?![A-Za-z0-9+/=])/gu;

const ALIKE = new Map(
  Object.entries({
    ...{ а: 'a', в: 'b', с: 'c', е: 'e', н: 'h', і: 'i', ї: 'i', ј: 'j', к: 'k', м: 'm', о: 'o' },
    ...{ р: 'p', ѕ: 's', т: 't', у: 'y', х: 'x', ԁ: 'd', ɡ: 'g', α: 'a', ε: 'e', ι: 'i', κ: 'k' },
    ...{ ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
  }),
);

const looksLike = (word: string): string =>
  Array.from(word, (letter) => {
    const latin = ALIKE.get(letter.toLowerCase());
    if (latin === undefined) return letter;
    return letter === letter.toLowerCase() ? latin : latin.toUpperCase();
  }).join('');

/** Unicode tags repeat ASCII out of sight. */
const tagsIn = (text: string): string =>
  Array.from(text.match(TAGS_ALL)?.join('\n') ?? '', (c) => {
    const code = c.codePointAt(0) ?? 0;
    return code >= 0xe0020 && code < 0xe007f ? String.fromCharCode(code - 0xe0000) : ' ';
  })
    .join('')
    .trim();

/** Base64 that holds a sentence; a hash or a picture's data holds none. */
function decodedIn(code: string): string {
  try {
    const bytes = Uint8Array.from(atob(code), (c) => c.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(text) && /\p{L} \p{L}/u.test(text) ? text : '';
  } catch {
    return '';
  }
}
