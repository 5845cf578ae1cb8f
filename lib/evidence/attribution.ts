/** Verbs that hand an assertion on without standing by it. */
const ASSERTS =
  'claim(?:s|ed|ing)?|alleg(?:es?|ed|ing)|assert(?:s|ed|ing)?|insist(?:s|ed|ing)?|maintain(?:s|ed)?|contend(?:s|ed)?|boast(?:s|ed)?|post(?:s|ed|ing)?|tweet(?:s|ed|ing)?|shar(?:es?|ed|ing)|rumou?rs?|rumou?red|purport(?:s|ed|edly)?|believ(?:es?|ed)|argu(?:es?|ed)|behauptet(?:e|en)?|behaupten|prétend(?:ent|ait|u)?|affirm(?:e|ent|ait|é)|afirm(?:a|an|ó|aron|ou|am)|sostien(?:e|en)|sostiene|afferma|声称|宣称|主張';
/** Verbs of telling, which a witness or an authority uses as well. */
const TELLS =
  'sa(?:y|ys|id|ying)|t(?:ells?|old)|writ(?:es?|ten|ing)|wrote|report(?:s|ed|ing)?|announc(?:es?|ed|ing)|state[sd]?|declare[sd]?|add(?:s|ed)|confirm(?:s|ed)|warn(?:s|ed)|explain(?:s|ed)|sagt(?:e|en)?|schrieb(?:en)?|meldet(?:e|en)?|berichtet(?:e|en)?|erklärt(?:e|en)?|dit|a dit|a déclaré|écrit|dijo|dijeron|informó|disse|ha detto|报道|表示';
const THAT = '(?:that|dass|que|che)';

const DATELINE =
  /^\s*(?:\p{Lu}[\p{L}.' -]{1,40}(?:, [\p{L}.\d ]{2,30})?\s*)?\((?:Reuters|AP|AFP|dpa|EFE|ANSA|UPI|PA|Xinhua|TASS|[A-Z]{2,6})\)\s*[–—-]+\s*/u;
const LABEL =
  /^\s*(?:breaking(?: news)?|update|just in|watch|video|photos?|eilmeldung|urgent)\s*[:|–—-]\s*/iu;
const LEADING_THAT = new RegExp(
  `^(?<who>[^.!?]{1,120}?(?<![\\p{L}\\p{N}])(?<verb>${ASSERTS}|${TELLS})(?![\\p{L}\\p{N}])[^.!?]{0,60}?,?\\s+${THAT})\\s+`,
  'iu',
);
const LEADING_COLON = new RegExp(
  `^(?<who>[^.!?:]{1,120}?(?<![\\p{L}\\p{N}])(?<verb>${ASSERTS}|${TELLS})(?![\\p{L}\\p{N}])[^.!?:]{0,40}[:,])\\s+`,
  'iu',
);
const ACCORDING =
  /^(?<who>(?:according to|as reported by|laut|nach angaben (?:von|der|des)|selon|d'après|según|secondo|segundo)\s[^,]{2,80},)\s+/iu;
const TRAILING = new RegExp(
  `[,–—-]\\s*['"”’]?\\s*(?<who>(?:according to|laut|selon|según|secondo|segundo)\\s[^,]{2,80}|[^,]{0,80}?(?<![\\p{L}\\p{N}])(?<verb>${ASSERTS}|${TELLS})(?![\\p{L}\\p{N}])[^,]{0,60})[.!?'"”’]*$`,
  'iu',
);
const ASSERTING = new RegExp(`(?<![\\p{L}\\p{N}])(?:${ASSERTS})(?![\\p{L}\\p{N}])`, 'iu');

export interface Attributed {
  /** The sentence without who said it, datelines and labels. */
  text: string;
  /** Who said it and how, as far as the sentence says. */
  who: string;
  /** Whether the sentence only hands an assertion on ("claimed that", "posted:"). */
  asserted: boolean;
}

/** Takes a sentence apart into what is said and who says it. English, German, French, Spanish and Italian frames. */
export function attributed(sentence: string): Attributed {
  const plain = sentence.replace(DATELINE, '').replace(LABEL, '');
  const frames: string[] = [];
  let text = plain;
  for (const frame of [LEADING_THAT, ACCORDING, LEADING_COLON, TRAILING]) {
    const found = frame.exec(text);
    // A frame that leaves next to nothing was the sentence itself.
    if (!found || text.length - found[0].length < 12) continue;
    frames.push(found.groups?.who ?? '');
    text = text.replace(found[0], found.index === 0 ? '' : '.');
    if (frame === LEADING_THAT) break;
  }
  const who = frames.join(' ');
  return { text: text.trim(), who, asserted: ASSERTING.test(who) };
}

const JUDGES =
  /(?<![\p{L}\p{N}])(?:false(?:ly|hood)?|wrong(?:ly)?|untrue|incorrect(?:ly)?|mistaken(?:ly)?|misleading(?:ly)?|debunk\p{L}*|myth|hoax|den(?:y|ies|ied)|disput\p{L}*|refut\p{L}*|reject\p{L}*|fact[- ]?check\p{L}*|fälschlich\p{L}*|falsch|widerleg\p{L}*|bestr[ei]+t\p{L}*|faux|fausse(?:ment)?|dément\p{L}*|falso|falsamente|desmin\p{L}*|smentisc\p{L}*)(?![\p{L}\p{N}])/iu;

/** Whether the words around what is said say that it is not so: that is a source's own judgement. */
export const judges = (who: string): boolean => JUDGES.test(who);
