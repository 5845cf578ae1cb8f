import type { ErrorRecord } from '../../lib/errors';
import english from '../../public/_locales/en/messages.json';

interface Entry {
  message: string;
  placeholders?: Record<string, unknown>;
}

const entries: Record<string, Entry> = english;

/**
 * What went wrong, in the words the extension's reader gets, with the code for whoever looks it up. The catalogue may
 * have a closer sentence where the error says what about a key was wrong, or where an unreachable server stands.
 */
export function errorSentence({ code, params }: ErrorRecord): string {
  const keys = [`error_${code}_${params.key ?? params.place}`, `error_${code}`];
  const entry = keys.flatMap((key) => entries[key.replaceAll('-', '_')] ?? [])[0];
  if (!entry) return code;
  const sentence = entry.message.replace(/\$(\w+)\$/gu, (mark, name: string) =>
    name.toLowerCase() in (entry.placeholders ?? {}) ? (params[name.toLowerCase()] ?? '') : mark,
  );
  return `${sentence.replace(/[.:]$/u, '').trim()} (${code})`;
}
