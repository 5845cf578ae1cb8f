import type { Prompt } from '../lib/debate/context';
import { fill, type PromptTemplate, parseTemplate } from './template';

const files = import.meta.glob<string>('./**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every prompt by its name, `<protocol>/<role>`: the path of its file without the ending. */
export const promptTemplates: ReadonlyMap<string, PromptTemplate> = new Map(
  Object.entries(files).map(([path, text]) => [path.slice(2, -3), parseTemplate(text)]),
);

/**
 * Renders a prompt. Outside text comes in already fenced; values are put in as they are.
 * Throws on an unknown prompt and on a slot missing or left over: mistakes of ours, not expected trouble.
 */
export function renderPrompt(name: string, slots: Readonly<Record<string, string>>): Prompt {
  const template = promptTemplates.get(name);
  if (!template) throw new Error(`There is no prompt ${name}.`);
  const missing = [...template.slots].filter((slot) => slots[slot] === undefined);
  const unused = Object.keys(slots).filter((slot) => !template.slots.has(slot));
  if (missing.length > 0) throw new Error(`${name} lacks a value for: ${missing.join(', ')}`);
  if (unused.length > 0) throw new Error(`${name} has no slot for: ${unused.join(', ')}`);
  const { system, user, version } = template;
  return { name, version, system: fill(system, slots), user: fill(user, slots) };
}
