import type { Claim, Claimant } from './claim';
import { OPENER } from './reference';
import { languageOf } from './relative-dates';
import { sentencesIn } from './sentence';

// A full stop is part of a name within it ("U.N.") and after an abbreviation ("Dr."), never after a year.
const NAME =
  "((?:\\p{Lu}|[Tt]he |[Dd](?:er|ie|as) |[Ll][ea]s? |[Ll][’']|[Ee]l )(?:[\\p{L}\\p{N}’'& -]|\\.(?=\\p{L})|(?<=(?<!\\p{L})\\p{Lu}\\p{L}{0,3})\\.){1,60}?)";
const HAVING = '(?: (?:has|have|had)(?: (?:also|now|\\p{L}+ly))?)?';
/** The name ends there; a full stop after a title or an initial goes on to the name. */
const END =
  '(?=[,;]|(?<!(?<!\\p{L})(?:Dr|Mrs?|Ms|Prof|Sen|Rep|Gov|Gen|Col|Sgt|Capt|Lt|St|\\p{Lu}))\\.|$)';
const SAYING =
  '(?:said|says|claimed|claims|told|stated|argued|argues|insisted|announced|wrote|tweeted|warned|declared|alleged|asserted|maintained)';

const patterns: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    new RegExp(`(?:^|,\\s)[Aa]ccording to ${NAME}${END}`, 'u'),
    new RegExp(
      `^${NAME}${HAVING} ${SAYING}(?= that|,|:| on | in | (?:reporters|parliament|the \\p{L}+)|\\s["“])`,
      'u',
    ),
    new RegExp(`[,”"] ${NAME}${HAVING} ${SAYING}(?=[,.;]|$| (?:on|in) )`, 'u'),
    // Whoever is told does not say it.
    new RegExp(`[,”"] (?!told)${SAYING} ${NAME}${END}`, 'u'),
  ],
  de: [
    new RegExp(
      `^(?:Laut|Nach Angaben (?:von|der|des)) ${NAME}(?= (?:ist|sind|war|waren|hat|haben|wurde|wurden|wird)(?!\\p{L}))`,
      'u',
    ),
    new RegExp(`^${NAME} (?:sagte?|erklärte?|behauptete?|teilte mit|schrieb)(?=, dass|:|,)`, 'u'),
  ],
  fr: [
    new RegExp(`^(?:Selon|D’après|D'après) ${NAME}(?=,)`, 'u'),
    new RegExp(`^${NAME} (?:a (?:dit|déclaré|affirmé|annoncé)|affirme|déclare) que(?!\\p{L})`, 'u'),
  ],
  es: [
    new RegExp(`^Según ${NAME}(?=,)`, 'u'),
    new RegExp(`^${NAME} (?:dijo|afirmó|declaró|anunció|aseguró) que(?!\\p{L})`, 'u'),
  ],
  zh: [/^(?:据)?([\p{sc=Han}·]{2,12})(?:表示|指出|声称|称|说)[，,：:]/u],
};

/** What begins like a name and is none: words that stand for somebody, for nobody, or that begin a clause. */
const NOBODY: Readonly<Record<string, RegExp>> = {
  en: /^(?:it|he|she|they|i|we|you|who|what|which|this|that|these|those|there|one|none|nobody|no one|nothing|someone|somebody|everyone|everybody|people|some|many|most|others|(?:his|her|its|their|our|my|your)|the (?:latter|former|same|following|above)|when|while|if|although|though|because|since|after|before|until|once|where|why|how|whether|in|on|at|by|for|from|with|of|to|during|despite|under|like|unlike|today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L})/iu,
  de: /^(?:er|sie|es|ich|wir|ihr|man|wer|was|dies(?:e[rs]?)?|jene[rs]?|sein|seine[rs]?|ihre[rs]?|niemand|jemand|viele|einige|wenn|als|weil|nachdem|obwohl|da|in|im|am)(?!\p{L})/iu,
  fr: /^(?:ils?|elles?|on|je|nous|vous|cela|ce(?:ci|t|tte|s)?|qui|personne|beaucoup|certains|son|sa|ses|leurs?|l[’']on|quand|si|comme|en|dans|lui|eux)(?!\p{L})/iu,
  es: /^(?:él|ell[ao]s?|yo|nosotros|ustedes|est[aeo]s?|es[aeo]s?|quien|nadie|alguien|muchos|algunos|sus?|cuando|si|como|en|se)(?!\p{L})/iu,
  // "总的来说", "换句话说", "也就是说": turns of phrase with the same word for saying.
  zh: /^(?:[我你您他她它咱这那谁][们些]?|有人|人们|大家|自己|有的)$|(?:来|就是|句话|可以|应该|如果|常|听|所|只能|例如|比如|老实|据|简单|换言之)$/u,
};

/** What no name holds: it has run over a clause, and the words before are what the sentence is about. */
const CLAUSE: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(?<!\\p{L})(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|may|might|must|should|became|began|that|which|who|whose|because|although|if|it|he|she|they|instead|never|always|${SAYING})(?!\\p{L})`,
    'u',
  ),
  de: /(?<!\p{L})(?:ist|sind|war|waren|hat|haben|hatten?|wird|werden|wurden?|dass|weil|er|sie|es)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:est|sont|était|étaient|fut|furent|a|ont|avait|avaient|qui|que|il|elle)(?!\p{L})/u,
  es: /(?<!\p{L})(?:es|son|fue|fueron|era|eran|está|están|ha|han|había|que)(?!\p{L})/u,
};

/**
 * Who says it: whoever its sentence names, else the page's author; undefined where neither is known. By simple
 * patterns of English, German, French, Spanish and Chinese; never a guess from elsewhere. Several sentences have a
 * speaker only where each names the same one.
 */
export function claimantOf({
  text,
  sentence,
  page,
}: Pick<Claim, 'text' | 'sentence' | 'page'>): Claimant | undefined {
  const own = piecesOf(text, page?.language);
  const names = new Set(own.map((piece) => speakerIn(piece, page?.language)));
  if (own.length === 1 && sentence && !names.values().next().value) {
    names.clear();
    names.add(speakerIn(around(text, sentence, page?.language), page?.language));
  }
  const [name] = names;
  if (name && names.size === 1) return { name, how: 'sentence' };
  return page?.author ? { name: page.author, how: 'author' } : undefined;
}

const piecesOf = (text: string, language: string | undefined): string[] =>
  sentencesIn(text, language).map(({ start, end }) => text.slice(start, end));

/** The one sentence the words stand in; empty where several stand around them and none holds them as they are. */
function around(text: string, sentences: string, language: string | undefined): string {
  const pieces = piecesOf(sentences, language);
  const words = text.trim().replace(/[.!?。！？]+$/u, '');
  const holding = pieces.length > 1 ? pieces.filter((piece) => piece.includes(words)) : pieces;
  return holding[0] ?? '';
}

/** Whom one sentence names as its speaker. */
function speakerIn(piece: string, pageLanguage: string | undefined): string | undefined {
  const language = languageOf(piece, pageLanguage);
  const opener = language === 'en' ? /^As\s+/u.exec(piece)?.[0] || OPENER.exec(piece)?.[0] : '';
  // "But the minister said that": the name begins after it. A quotation mark is left where it is.
  const said = /["“'‘]/u.test(opener ?? '') ? piece : piece.slice(opener?.length ?? 0);
  for (const pattern of patterns[language] ?? []) {
    const name = pattern.exec(said)?.[1]?.trim();
    if (name && !NOBODY[language]?.test(name) && !CLAUSE[language]?.test(name)) return name;
  }
  return undefined;
}
