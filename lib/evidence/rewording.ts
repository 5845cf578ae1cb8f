import { isNumber } from './guarded-words';
import { negations } from './near-copy';
import { hasUnspaced } from './scripts';
import { EMPTY } from './small-words';
import { wordsOf } from './words';

/** Share of the claim's content words that another order of the same words has. */
const COVERED = 0.75;
/** Content words of its own, as a share of all of its, that such a rewording may bring. */
const OWN = 0.25;
/** Fewer content words in common are chance. */
const LEAST_CONTENT = 4;

/**
 * Whether a sentence is the claim's own words in another order or shortened: it has the claim's content words, brings
 * hardly any of its own, and no number, name, direction or negation that the claim lacks. So an agency's text
 * that a newsroom has turned round is a copy; a source that says more, or something else, is not.
 * Not for scripts without spaces, whose single letters are in too many texts.
 */
export function rewords(
  sentence: string,
  claim: string,
  { shortened }: { shortened: boolean },
): boolean {
  if (hasUnspaced(sentence) || hasUnspaced(claim)) return false;
  const [own, its] = [contentOf(sentence), contentOf(claim)];
  if (Math.min(own.words.size, its.words.size) < LEAST_CONTENT) return false;
  if (own.negations !== its.negations) return false;
  if (!within(own.decisive, its.decisive) || !within(own.names, its.all)) return false;
  const brought = [...own.words].filter((word) => !hasKin(its.words, word)).length;
  const missing = [...its.words].filter((word) => !hasKin(own.words, word)).length;
  if (shortened && brought === 0 && missing <= its.words.size / 2) return true;
  return (
    missing <= its.words.size * (1 - COVERED) &&
    // With words of the claim gone, one other may be a synonym; more are another statement.
    brought <= (missing > 0 ? 1 : own.words.size * OWN) &&
    within(its.decisive, own.decisive)
  );
}

interface Content {
  /** Without small words, numbers and directions. */
  words: ReadonlySet<string>;
  all: ReadonlySet<string>;
  /** Numbers, and words that turn a statement round: with another one it is another statement. */
  decisive: ReadonlySet<string>;
  /** Capitalised words that do not only begin the sentence. */
  names: ReadonlySet<string>;
  negations: number;
}

function contentOf(text: string): Content {
  const all = wordsOf(text).map((word) => SAME.get(word) ?? word);
  const decisive = new Set(all.filter((word) => isNumber(word) || TURNS.has(stemOf(word))));
  const words = new Set(
    all.filter(
      (word) => !decisive.has(word) && !EMPTY.has(word) && !DAYS.has(word) && word.length > 1,
    ),
  );
  const names = [...text.matchAll(/(?<=[\p{L}\p{N},;)]["'”’)]?\s+["'“‘(]?)\p{Lu}[\p{L}'’-]*/gu)]
    .flatMap(([name]) => wordsOf(name))
    .filter((word) => !DAYS.has(word) && !EMPTY.has(word));
  return {
    words,
    all: new Set(all),
    decisive: new Set([...decisive].map(stemOf)),
    names: new Set(names),
    negations: negations(all),
  };
}

const within = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  [...part].every((word) => hasKin(whole, word));

/** The word itself or another form of it: the same stem, or four letters in common and most of the shorter. */
function hasKin(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  if (/\p{N}/u.test(word)) return false;
  const stem = stemOf(word);
  for (const other of words) {
    const its = stemOf(other);
    const shorter = Math.min(stem.length, its.length);
    let same = 0;
    while (same < shorter && stem[same] === its[same]) same++;
    const close = Math.max(stem.length, its.length) - same <= 4;
    if (stem === its || (same >= 4 && same >= shorter * 0.75 && close)) return true;
  }
  return false;
}

/** Directions, amounts and outcomes whose opposites stand in the same sentence. Data, not judgement. */
const TURNS = new Set(
  [
    'raise rise rose risen fall fell fallen increase decrease grow grew shrink shrank gain lose lost win won',
    'more less fewer most least over under above below up down high higher highest low lower lowest',
    'best worst better worse largest smallest biggest longest shortest oldest youngest first last',
    'cause prevent support oppose approve reject allow ban open close begin end start stop sign cancel',
    'build built destroy accept refuse add remove arrive leave left legal illegal safe unsafe dangerous',
    'true all some none only north south east west northern southern eastern western guilty innocent',
    'former may might could would should if almost nearly about',
  ].flatMap((line) => line.split(' ').map(stemOf)),
);
/** Words for the same turn. */
const SAME_TURN = [
  ['shut', 'close'],
  ['commence', 'begin'],
  ['launch', 'start'],
] as const;
const DAYS = new Set(
  'monday tuesday wednesday thursday friday saturday sunday today yesterday tomorrow morning afternoon evening night week earlier later mr mrs ms dr'.split(
    ' ',
  ),
);
/** "One" is mostly a pronoun. */
const DIGITS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, i) => [word, String(i + 2)] as const);
/** What a word is compared as. A map: in an object "constructor" would have a meaning, too. */
const SAME: ReadonlyMap<string, string> = new Map([...SAME_TURN, ...DIGITS]);

function stemOf(word: string): string {
  return word.replace(/(?:es|ed|ing|s|d|e)$/u, '');
}
