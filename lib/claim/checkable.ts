import { wordCount } from '../evidence/scripts';
import {
  AHEAD,
  AHEAD_WEAK,
  CRY,
  EXCLAMATION,
  EXCLAMATION_HAN,
  FEELING,
  FIXED,
  GREETING,
  GREETING_HAN,
  GREETING_WORDS,
  LEAD_IN,
  NORMATIVE,
  ORDER,
  PLEASE,
  VALUE,
  VALUE_WEAK,
  VERB,
  VIEW,
  WEIGHING,
} from './cues';
import type { NotCheckable } from './preparation';
import { languageOf } from './relative-dates';

/** What a sentence is. Where it is not `sure`, a model may think otherwise, and rules alone let it pass. */
export interface Kind {
  kind: 'claim' | NotCheckable;
  sure: boolean;
}

/** A phrase of so few words without a verb is a heading or a piece of a sentence. */
const FRAGMENT_WORDS = 4;
const FRAGMENT_WORDS_ELSEWHERE = 2;
/** Praise or blame in a longer sentence often carries a fact along. */
const VIEW_WORDS = 14;

const claim = (sure = true): Kind => ({ kind: 'claim', sure });
const not = (kind: NotCheckable, sure = true): Kind => ({ kind, sure });

/**
 * Tells claims about the world from what nobody can look up, by rules. Certain only where the words leave little
 * doubt: a claim taken for an opinion costs the reader more than an opinion that is debated in vain.
 * @param sentence one sentence
 * @param language BCP 47 of the page, if known
 */
export function kindOf(sentence: string, language?: string): Kind {
  const text = unwrapped(sentence);
  if (!/[\p{L}\p{N}]/u.test(text)) return not('fragment');
  const words = wordCount(text);
  return (
    aloud(text, words) ?? (isEnglish(text, language) ? english(text, words) : foreign(text, words))
  );
}

/** Without the quotation marks, list marks and dashes it is wrapped in. */
const unwrapped = (sentence: string): string =>
  sentence
    .trim()
    .replace(/^(?:["“„«»'‘’「『(\s–—•·*¡¿-]|\p{N}{1,2}[.)]\s)+/u, '')
    .replace(/["”“»«'’」』)\s]+$/u, '');

const isEnglish = (text: string, language: string | undefined): boolean =>
  languageOf(text, language) === 'en' && /\p{sc=Latin}/u.test(text);

/** What shows in every language we know words of. */
function aloud(text: string, words: number): Kind | undefined {
  // U+061F Arabic, U+037E Greek, U+055E Armenian.
  if (/[?？؟\u037e՞][!！?？\s]*$/u.test(text)) return not('question');
  if (/[吗呢]。?$/u.test(text)) return not('question');
  const greets = GREETING.test(text) || GREETING_HAN.test(text);
  if (greets && words <= GREETING_WORDS && !/\p{N}/u.test(text)) return not('greeting');
  if (EXCLAMATION.test(text) || EXCLAMATION_HAN.test(text)) return not('exclamation');
  if (CRY.test(text)) return not('exclamation');
  if (PLEASE.test(text)) return not('order');
  if (VIEW.test(text)) return not('opinion', !hasFact(text));
  return undefined;
}

function english(text: string, words: number): Kind {
  if (text.endsWith(':') || LEAD_IN.test(text)) return not('fragment');
  if (ORDER.test(text)) return not('order');
  if (FEELING.test(text)) return not('feeling', !hasFact(text));
  if (WEIGHING.test(text)) return not('opinion', !hasFact(text));
  if (words <= FRAGMENT_WORDS && !VERB.test(text)) return not('fragment', !/\p{N}/u.test(text));
  if (AHEAD.test(text) && !FIXED.test(text))
    return not('prediction', !/(?<!\p{N})(?:1\d|20[01])\d\d(?!\p{N})/u.test(text));
  if (VALUE.test(text)) return not('opinion', words <= VIEW_WORDS && !hasFact(text));
  if (NORMATIVE.test(text)) return not('opinion', !hasFact(text) && !FIXED.test(text));
  if (AHEAD_WEAK.test(text)) return not('prediction', false);
  if (VALUE_WEAK.test(text)) return not('opinion', false);
  return claim();
}

function foreign(text: string, words: number): Kind {
  if (/[:：]$/u.test(text)) return not('fragment');
  const hasVerb = words > FRAGMENT_WORDS_ELSEWHERE || /\p{N}/u.test(text);
  return hasVerb ? claim() : not('fragment', /\p{sc=Latin}/u.test(text));
}

/** A number, or a name inside the sentence: something that could be looked up. */
const hasFact = (text: string): boolean =>
  /\p{N}/u.test(text) || /(?<=\p{Ll},? )(?!I(?![\p{L}]))\p{Lu}\p{L}+/u.test(text);
