import { promptTemplates } from '../../prompts';

export interface Fenced {
  /** What the fence says it holds: `claim`, `document 2`. */
  what: string;
  text: string;
}

/** A user message understood: the prompt it was rendered from, its fenced texts, and what filled slots within lines. */
export interface MatchedPrompt {
  name: string;
  fenced: Fenced[];
  inline: Record<string, string>;
}

/**
 * Understands a user message by the prompt files themselves, whatever their words are today: the prompt is the
 * one whose words outside slots all stand in the message, and the longest of those.
 */
export function matchPrompt(message: string): MatchedPrompt | null {
  let best: { name: string; user: string; length: number } | null = null;
  for (const [name, { user }] of promptTemplates) {
    const words = user
      .split(/\{\{\w+\}\}/u)
      .map((piece) => piece.trim())
      .filter(Boolean);
    // A file with a system part only opens a chat; what is asked in it are others.
    if (words.length === 0) continue;
    if (!words.every((piece) => message.includes(piece))) continue;
    const length = words.join('').length;
    if (!best || length > best.length) best = { name, user, length };
  }
  return (
    best && { name: best.name, fenced: fencedIn(message), inline: inlineSlots(best.user, message) }
  );
}

export function fencedIn(message: string): Fenced[] {
  const fences = message.matchAll(/<data (\S+) ([^>\n]*)>\n([\s\S]*?)\n<\/data \1>/gu);
  return Array.from(fences, ([, , what, text]) => ({ what: what ?? '', text: text ?? '' }));
}

function inlineSlots(template: string, message: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const line of template.split('\n')) {
    if (!/\{\{\w+\}\}/u.test(line) || /^\{\{\w+\}\}$/u.test(line)) continue;
    const source = line
      .split(/(\{\{\w+\}\})/u)
      .map((piece) => {
        const slot = /^\{\{(\w+)\}\}$/u.exec(piece)?.[1];
        return slot ? `(?<${slot}>.*?)` : piece.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
      })
      .join('');
    Object.assign(found, new RegExp(`^${source}$`, 'mu').exec(message)?.groups);
  }
  return found;
}
