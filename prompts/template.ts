import { fingerprint } from './hash';

/** A prompt file: its two parts, the slots they name, and the fingerprint of the file's text. */
export interface PromptTemplate {
  system: string;
  user: string;
  slots: ReadonlySet<string>;
  version: string;
}

const PARTS = /^(?:## system\n(?<system>[\s\S]+?))?(?:(?:^|\n)## user\n(?<user>[\s\S]+))?$/u;
const SLOT = /\{\{(\w+)\}\}/gu;
/** A slot alone in its paragraph: goes with its blank line where its value is empty. */
const PARAGRAPH = /^\{\{(\w+)\}\}\n\n/gmu;

/**
 * Reads a prompt file: `## system` and `## user`. In a chat that goes on over several prompts the system part is a
 * file of its own, and so is each user part; the part a file lacks is empty. Throws on a file with neither: a
 * mistake of ours, not expected trouble.
 */
export function parseTemplate(text: string): PromptTemplate {
  const parts = PARTS.exec(text.replaceAll('\r\n', '\n'))?.groups;
  const system = parts?.system?.trim() ?? '';
  const user = parts?.user?.trim() ?? '';
  if (!system && !user) throw new Error('A prompt needs "## system", "## user" or both.');
  return {
    system,
    user,
    slots: new Set(Array.from(text.matchAll(SLOT), ([, slot]) => slot ?? '')),
    version: fingerprint(text),
  };
}

/**
 * Fills slots in one pass, so that `{{…}}` or `$&` inside a value stays what it is: text.
 * A slot that fills a paragraph of its own disappears with it when its value is empty.
 */
export function fill(part: string, slots: Readonly<Record<string, string>>): string {
  return part
    .replace(PARAGRAPH, (whole, slot: string) => (slots[slot] === '' ? '' : whole))
    .replace(SLOT, (_, slot: string) => slots[slot] ?? '')
    .trim();
}
