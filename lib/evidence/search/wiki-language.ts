/** Where Wikipedia's host differs from the language's own code. */
const HOSTS: Record<string, string> = {
  nb: 'no',
  fil: 'tl',
  yue: 'zh-yue',
  gsw: 'als',
  rup: 'roa-rup',
};

/**
 * The Wikipedia edition for a language tag of a page (`de-AT` → `de`).
 * @returns undefined where the tag is none; a page's `lang` attribute is outside text and becomes part of
 *   a host name, so that nothing but two or three letters may pass
 */
export function wikiLanguage(tag: string | undefined): string | undefined {
  if (!tag) return undefined;
  let language: string;
  try {
    language = new Intl.Locale(tag.trim().replaceAll('_', '-')).language;
  } catch {
    return undefined;
  }
  if (!/^[a-z]{2,3}$/.test(language) || language === 'und' || language === 'mul') return undefined;
  return HOSTS[language] ?? language;
}
