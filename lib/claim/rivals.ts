import type { Reference } from './reference';

const DETERMINER = '(?:the|an?|its|his|her|their|our|this|that|these|those|another|each|every)';
/** "was the tallest building in Paris": the subject over again in other words, and where it belongs. */
const SAME_AGAIN = new RegExp(
  `^\\s*(?:is|was|are|were|became|has been|had been)\\s+(?:(?:not|also|once|still|now)\\s+)?(?:one of\\s+)?${DETERMINER}\\s+(?:(?!(?:by|for|with|to|and|but|that|which|who|whose|where|when)(?!\\p{L}))[\\p{L}\\p{N}’'-]+\\s*)+`,
  'u',
);
/** When, and not what. */
const TIME =
  'year|years|month|week|weeks|months|day|days|decade|century|time|end|beginning|start|morning|evening|summer|winter|spring|autumn|past|first|last|same';
const NO_NAMES = new RegExp(
  `^(?:I|${'January|February|March|April|May|June|July|August|September|October|November|December'}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$`,
  'u',
);

const THING = new RegExp(`(?<!\\p{L})${DETERMINER}\\s+(?!(?:${TIME})(?!\\p{L}))\\p{Ll}`, 'iu');
const SEVERAL = new RegExp(
  `(?<!\\p{L})(?!(?:${TIME}|was|is|has|his|its|as|always|perhaps)(?!\\p{L}))\\p{Ll}{2,}[^siu\\P{Ll}]s(?!\\p{L})|\\sand\\s+(?:${DETERMINER}\\s|\\p{Lu})`,
  'u',
);
const PERSON = new RegExp(
  `(?<!\\p{L})${DETERMINER}\\s+(?:\\p{L}+\\s+)?(?:man|woman|boy|girl|king|queen|prince|princess|wife|husband|brother|sister|son|daughter|father|mother|friend|president|minister|mayor|pope|bishop|judge|chief|\\p{L}{3,}(?:er|or|ist|ian|man|woman))(?!\\p{L})`,
  'iu',
);

/**
 * Whether words between a subject and a pronoun name something else that the pronoun could mean. Nearer than the
 * subject, it is as likely meant.
 * @param rest of a sentence, from the subject on
 */
export function rivalsIn(rest: string, { word, form }: Reference, subject: string): boolean {
  const words = rest.replace(SAME_AGAIN, ' ');
  const lower = word.toLowerCase();
  // "This tower" says itself what it means.
  if (form === 'demonstrative') return false;
  if (/^(?:they|their)/u.test(lower)) return SEVERAL.test(words);
  const names = namesIn(words).filter(({ name }) => !subject.includes(name));
  if (/^(?:he|his|she|her)/u.test(lower))
    return PERSON.test(words) || names.some(({ before }) => !isPlace(before));
  return THING.test(words) || names.length > 0;
}

/** Nobody is "in" a person; people are born and die there. */
const isPlace = (before: string): boolean => /^(?:in|at|near|from|around|outside)$/u.test(before);

/** Runs of words with capital letters, with the word before each. */
const namesIn = (words: string): { before: string; name: string }[] =>
  Array.from(
    words.matchAll(/(?:(\p{L}+)\s+)?(?<![\p{L}])(\p{Lu}[\p{L}’-]*(?:[.]?\s+\p{Lu}[\p{L}’-]*)*)/gu),
    ([, before = '', name = '']) => ({ before, name }),
  ).filter(({ name }) => !NO_NAMES.test(name));
