import type { Claim, Claimant } from './claim';
import { languageOf } from './relative-dates';

const NAME =
  "((?:\\p{Lu}|[Tt]he |[Dd](?:er|ie|as) |[Ll][ea]s? |[Ll][’']|[Ee]l )[\\p{L}\\p{N}.’'& -]{1,60}?)";
const SAYING =
  '(?:said|says|claimed|claims|told|stated|argued|argues|insisted|announced|wrote|tweeted|warned|declared|alleged|asserted|maintained)';

const patterns: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    new RegExp(`(?:^|,\\s)[Aa]ccording to ${NAME}(?=[,.;]|$)`, 'u'),
    new RegExp(
      `^${NAME} ${SAYING}(?= that|,|:| on | in | (?:reporters|parliament|the \\p{L}+)|\\s["“])`,
      'u',
    ),
    new RegExp(`[,”"] ${NAME} ${SAYING}(?=[,.;]|$| (?:on|in) )`, 'u'),
    new RegExp(`[,”"] ${SAYING} ${NAME}(?=[,.;]|$)`, 'u'),
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

/** Words that begin like a name and are none. */
const NOBODY = /^(?:it|he|she|they|i|we|you|this|that|these|those|there|er|sie|il|elle)(?!\p{L})/iu;

/**
 * Who says it: whoever the sentence names, else the page's author; undefined where neither is known. By simple
 * patterns of English, German, French, Spanish and Chinese; never a guess from elsewhere.
 */
export function claimantOf({
  text,
  sentence,
  page,
}: Pick<Claim, 'text' | 'sentence' | 'page'>): Claimant | undefined {
  for (const said of sentence && sentence !== text ? [text, sentence] : [text]) {
    for (const pattern of patterns[languageOf(said, page?.language)] ?? []) {
      const name = pattern.exec(said)?.[1]?.trim();
      if (name && !NOBODY.test(name)) return { name, how: 'sentence' };
    }
  }
  return page?.author ? { name: page.author, how: 'author' } : undefined;
}
