import { type Fenced, fencedIn, type MatchedPrompt, matchPrompt } from '../prompt-match';
import { type ChatBody, decide, type ToolMadScriptOptions, textOf } from '../tool-mad-script';

export interface DebateScriptOptions extends ToolMadScriptOptions {
  /** The round whose moderator or judge ends the debate; 1 when absent. Over the last round: none does. */
  endsAfter?: number;
  /** What the model answers where it has no documents; default: the first rule's label. */
  known?: string;
}

export type Reply = Record<string, unknown> | string;

/** A chat request understood: its last prompt, and all documents of the chat. */
export interface DebateRequest extends MatchedPrompt {
  /** Whether it asks once more for a reply that could not be read. */
  repair: boolean;
  /** Names of the prompts of the chat so far, this one last. */
  chat: string[];
  /** Texts of the chat's system part and last prompt. */
  fenced: Fenced[];
  /** The labels the prompt lists. */
  labels: string[];
  /** The request as if its last prompt were the only one. */
  whole: ChatBody;
}

/** How the engine begins its request for a repair. */
const REPAIR = /^Your reply could not be used: /mu;

export function understand(body: ChatBody): DebateRequest | null {
  const texts = body.messages.map(({ role, content }) => ({ role, content: textOf(content) }));
  const system = texts.find(({ role }) => role === 'system')?.content ?? '';
  const asked = texts.filter(({ role }) => role === 'user').map(({ content }) => content);
  const repair = REPAIR.test(asked.at(-1) ?? '');
  const matched = asked.map(matchPrompt);
  const last = matched.findLast((prompt) => prompt !== null);
  if (!last) return null;
  const at = matched.lastIndexOf(last);
  const user = asked[at] ?? '';
  return {
    ...last,
    repair,
    chat: matched.flatMap((prompt) => prompt?.name ?? []),
    fenced: [...fencedIn(system), ...last.fenced],
    labels: labelsIn(`${system}\n${user}`),
    whole: {
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
        ...(repair ? [{ role: 'assistant', content: '?' }] : []),
      ],
    },
  };
}

const labelsIn = (text: string): string[] => [
  ...new Set(
    Array.from(text.matchAll(/^- ([^:\n]+)(?::.*)?$/gmu), ([, label]) => (label ?? '').trim()),
  ),
];

export const textIn = ({ fenced }: Pick<MatchedPrompt, 'fenced'>, what: string): string =>
  fenced.find((fence) => fence.what === what)?.text ?? '';

/** What the model knows without documents. */
export const knownLabel = ({ known, rules, otherwise }: DebateScriptOptions): string =>
  known ?? rules[0]?.label ?? otherwise ?? 'Not Enough Evidence';

/** Its decision: from the documents where there are any, else from what it knows. */
export function decision(request: DebateRequest, options: DebateScriptOptions) {
  const read = request.fenced.some(({ what }) => what.startsWith('document '));
  if (read) return decide(request, options);
  return { prose: 'So much is known.', quotations: [], label: knownLabel(options) };
}

/** 1 for "The first round", and so on. */
export const roundNamed = (name = ''): number =>
  ['first', 'second', 'third', 'fourth'].findIndex((word) => name.includes(word)) + 1 || 9;

export const ends = (round: number, { endsAfter = 1 }: DebateScriptOptions): boolean =>
  round >= endsAfter;
