import { isDateline } from './phrases';

const LONGEST = 100;
/** With `By`, an address or a date beside it; to look for those in a longer value takes long. */
const LONGEST_VALUE = 200;
/** `By` and its like, an English one perhaps twice; before a small letter it is part of a name (`Von der Leyen`). */
const PREFIX =
  /^(?:(?:(?:written |posted |story |text )?by[:\s]\s*)+|(?:author|von|autor(?:in)?|par|por|di|door|av|af|text)[:\s]\s*)/iu;
const PLACEHOLDER = /[{}<>]|\$\{|^(?:admin|administrator|author|unknown|null|undefined|staff)$/iu;

/** A name as a page gives it, without `By` and addresses; undefined for what is no name. */
export function authorName(value: string): string | undefined {
  const given = value.replace(/\s+/gu, ' ').trim();
  if (given.length > LONGEST_VALUE) return undefined;
  const name = given
    .replace(/[-–(|,\s]*(?:https?:\/\/|www\.|\S+@)\S+/giu, '')
    .trim()
    .replace(PREFIX, (prefix, _at, whole: string) =>
      /^\p{Ll}/u.test(whole.slice(prefix.length)) ? prefix : '',
    )
    .replace(/\s+\p{L}{3,9} \d{1,2}, \d{4}$/u, '')
    .replace(/[\s,;|·-]+$/u, '');
  if (!/\p{L}{2}/u.test(name) || name.length > LONGEST) return undefined;
  return PLACEHOLDER.test(name) || isDateline(name) ? undefined : name;
}

/** The names of several authors in one line, each once. */
export function authorNames(values: readonly string[]): string | undefined {
  const names = [...new Set(values.flatMap((value) => authorName(value) ?? []))];
  return names.length > 0 ? names.slice(0, 5).join(', ') : undefined;
}
