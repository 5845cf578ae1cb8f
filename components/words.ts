import english from '../public/_locales/en/messages.json';

/** Every sentence has a key in the English catalogue; the other locales follow it. */
export type MessageKey = keyof typeof english;

type Placeholders<K extends MessageKey> = (typeof english)[K] extends { placeholders: infer P }
  ? P
  : never;

/** The values a sentence needs, by placeholder name. */
export type Params<K extends MessageKey> = [Placeholders<K>] extends [never]
  ? []
  : [params: { [N in keyof Placeholders<K>]: string | number }];

/** Answers a sentence; its parameters are checked against the catalogue by the compiler. */
export type Translate = <K extends MessageKey>(key: K, ...params: Params<K>) => string;

interface Entry {
  message: string;
  placeholders?: Record<string, { content: string }>;
}

const entries: Record<string, Entry> = english;

/** Whether a key made at run time, such as an error's, is in the catalogue. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(english, key);

/** What a table holds under a name from outside; a name such as `constructor` finds nothing. */
export const entryOf = <T extends object>(table: T, name: string): T[keyof T] | undefined =>
  Object.hasOwn(table, name) ? table[name as keyof T] : undefined;

/**
 * Values in the order of `$1`, `$2`, … as `i18n.getMessage` takes them; a missing one is empty.
 * The English catalogue is the authority on which name stands at which place.
 */
export function substitutions(key: MessageKey, params: Record<string, string | number> = {}) {
  const places: string[] = [];
  for (const [name, { content }] of Object.entries(entries[key]?.placeholders ?? {})) {
    places[Number(content.slice(1)) - 1] = String(params[name] ?? '');
  }
  return places;
}

/** The English sentence without a browser: for tests and the gallery, and as `t` where a locale lacks a key. */
export function inEnglish(key: MessageKey, params: Record<string, string | number> = {}): string {
  const entry = entries[key];
  if (!entry) return key;
  return entry.message.replace(/\$(\w+)\$/g, (mark, name: string) => {
    const value = params[name.toLowerCase()];
    return name.toLowerCase() in (entry.placeholders ?? {}) ? String(value ?? '') : mark;
  });
}

/**
 * A sentence in the form its number asks for: keys `<base>_one` and `<base>_other`.
 * Catalogues of languages with more forms use the nearest of the two.
 */
export function plural(
  t: Translate,
  base: PluralBase,
  count: number,
  shown: string = String(count),
  more: Record<string, string> = {},
): string {
  const form = new Intl.PluralRules(t('language_tag')).select(count) === 'one' ? 'one' : 'other';
  return loosely(t, `${base}_${form}` as MessageKey, { ...more, count: shown });
}

type PluralBase = MessageKey extends infer K ? (K extends `${infer B}_one` ? B : never) : never;

/** For keys made at run time whose placeholders may or may not be filled. */
export function loosely(
  t: Translate,
  key: MessageKey,
  params: Record<string, string | number>,
): string {
  return (t as (key: MessageKey, params: Record<string, string | number>) => string)(key, params);
}
