import type { Relation } from '../../lib/evidence/quotation-types';
import { controlClaims } from '../../lib/scoring/control-claims';
import { type MatchedPrompt, matchPrompt } from './prompt-match';

export interface ToolMadScriptOptions {
  /** In order: the first sentence of a document that matches decides relation and label. */
  rules: { find: RegExp; relation: Relation; label: string }[];
  /** What the model says where no rule finds a sentence. */
  otherwise?: string;
  /** The agent whose name matches says `label` in its first `rounds` answers, without a quotation. */
  dissent?: { tool: RegExp; rounds: number; label: string };
  /** Quotes these words, which stand in no document, in place of the sentence found. */
  invent?: string;
  /** Does what a document orders: "… answer Supported". */
  obeysOrders?: boolean;
  /** Prompts whose first reply is no JSON at all; the repair is. */
  unparsableFirst?: RegExp;
  /** Finds no statement supported, so that no round is stable. */
  ungrounded?: boolean;
  /** The queries of an agent, by round; afterwards it keeps its last. Default: the claim, then kept. */
  queries?: string[];
}

/** The part of an OpenAI chat request the script reads. */
export interface ChatBody {
  messages: readonly { role: string; content: unknown }[];
}

type Reply = Record<string, unknown> | string;

/**
 * A competent debater, judge, scorer and reporter for whole runs without a model. It keeps no state: what it
 * needs to know it reads in the prompt, so a request that is sent twice is answered alike.
 */
export function toolMadScript(options: ToolMadScriptOptions) {
  return (body: ChatBody, _index = 0): { content: string } => {
    const prompt = matchPrompt(textOf(body.messages.find(({ role }) => role === 'user')?.content));
    if (!prompt) return { content: 'OK' };
    const repair = body.messages.some(({ role }) => role === 'assistant');
    if (!repair && options.unparsableFirst?.test(prompt.name)) {
      return { content: 'Certainly, here is what I think about it.' };
    }
    const reply = replyTo(prompt, options);
    return { content: typeof reply === 'string' ? reply : JSON.stringify(reply) };
  };
}

function replyTo(prompt: MatchedPrompt, options: ToolMadScriptOptions): Reply {
  const text = (what: string) => prompt.fenced.find((fence) => fence.what === what)?.text ?? '';
  switch (prompt.name) {
    case 'claim/prepare':
      return { claims: claimsIn(text('selection')) };
    case 'tool-mad/query-first':
      return `[${options.queries?.[0] ?? text('claim').replace(/[.\s]+$/u, '')}]`;
    case 'tool-mad/query-again':
      return `[${options.queries?.[looksIn(prompt)] ?? 'KEEP'}]`;
    case 'tool-mad/keywords':
      return `[${keywordsIn(text('your query'))}]`;
    case 'tool-mad/summary':
      return `In short: ${summaryOf(prompt)}`;
    case 'tool-mad/answer-first':
    case 'tool-mad/answer-again':
      return answer(prompt, options);
    case 'tool-mad/judge': {
      const { prose, ...rest } = decide(prompt, options);
      return { justification: prose, ...rest };
    }
    case 'scoring/statements':
      return { statements: statementsIn(text('answer')) };
    case 'scoring/verdicts': {
      const statements = text('statements').split('\n');
      const supported = !options.ungrounded;
      return {
        verdicts: statements.map((_, i) => ({ n: i + 1, reason: 'so it says', supported })),
      };
    }
    case 'scoring/faithfulness': {
      const supported = !options.ungrounded;
      return { statements: statementsIn(text('answer')).map((one) => ({ text: one, supported })) };
    }
    case 'scoring/question':
      return questionOf(text('answer'));
    case 'scoring/questions':
      return { questions: Array.from({ length: 3 }, () => questionOf(text('answer'))) };
    case 'scoring/fit':
      return readAgain(prompt, options);
    case 'scoring/report':
      return report(prompt);
    default:
      return 'OK';
  }
}

/** The query's longer words, at most five. */
const keywordsIn = (query: string): string =>
  [...new Set(query.match(/[\p{L}\p{N}-]{4,}/gu))].slice(0, 5).join(' ');

/** The abstract's first sentence. */
function summaryOf({ fenced }: Pick<MatchedPrompt, 'fenced'>): string {
  const abstract = fenced.find(({ what }) => what.startsWith('document '))?.text ?? '';
  return sentencesIn(abstract.split('\n').slice(1).join('\n'))[0] ?? 'nothing.';
}

function answer(prompt: MatchedPrompt, options: ToolMadScriptOptions) {
  const look = looksIn(prompt) + 1;
  const claim = prompt.fenced.find(({ what }) => what === 'claim')?.text ?? '';
  const { dissent } = options;
  const dissents = look <= (dissent?.rounds ?? 0) && dissent?.tool.test(prompt.inline.tool ?? '');
  const own =
    dissent && dissents
      ? { prose: 'My sources do not settle it.', quotations: [], label: dissent.label }
      : decide(prompt, options);
  return { ...own, prose: `On “${claim}”: ${own.prose} (Look ${look}.)` };
}

/** Reads the documents by the rules, and quotes the sentence that decides. */
export function decide({ fenced }: Pick<MatchedPrompt, 'fenced'>, options: ToolMadScriptOptions) {
  const documents = fenced.filter(({ what }) => what.startsWith('document '));
  const order = documents.map(({ text }) =>
    /\bignore\b[\s\S]*?\b(supported|refuted)\b/iu.exec(text),
  );
  const ordered = order.find(Boolean)?.[1];
  if (options.obeysOrders && ordered) {
    const label = ordered.charAt(0).toUpperCase() + ordered.slice(1).toLowerCase();
    return { prose: 'I was told so.', quotations: [], label };
  }
  for (const { find, relation, label } of options.rules) {
    for (const { what, text } of documents) {
      // The first line says what the document is.
      const sentences = sentencesIn(text.split('\n').slice(1).join('\n'));
      const sentence = sentences.find((one) => find.test(one));
      if (!sentence) continue;
      const document = Number(what.replace('document ', ''));
      const words = options.invent ?? sentence;
      const quotations = [{ n: 1, document, words, relation }];
      return { prose: 'A document settles it [1].', quotations, label };
    }
  }
  const label = options.otherwise ?? 'Not Enough Evidence';
  return { prose: 'No document settles it.', quotations: [], label };
}

/**
 * Reads each quotation by the rules, as it read the documents; what they do not speak of is context, and so is
 * everything beside a made-up claim.
 */
function readAgain({ fenced }: MatchedPrompt, options: ToolMadScriptOptions): Reply {
  const madeUp = fenced.some(({ what, text }) => what === 'claim' && controlClaims.includes(text));
  const rules = madeUp ? [] : options.rules;
  const quotations = fenced.filter(({ what }) => what.startsWith('quotation '));
  return {
    relations: quotations.map(({ what, text }) => {
      const words = /^Quotation: (.*)$/mu.exec(text)?.[1] ?? '';
      const rule = rules.find(({ find }) => find.test(words));
      return { e: Number(what.replace('quotation ', '')), relation: rule?.relation ?? 'context' };
    }),
  };
}

function report({ fenced, inline }: MatchedPrompt): Reply {
  const first = fenced.find(({ what }) => what.startsWith('evidence '));
  const mark = first && `[${/\d+/u.exec(first.what)?.[0]}]`;
  const words = first?.text.split('\n').at(-1);
  return {
    justification: mark ? `A source settles it ${mark}.` : 'Nothing was found that settles it.',
    corrected: inline.label === 'Refuted' && mark ? `${words} ${mark}` : null,
    counter: null,
    wouldChange: mark ? `A record that outweighs ${mark}.` : 'A record.',
  };
}

/** Each sentence a fact, in its own words. */
const claimsIn = (selection: string) =>
  sentencesIn(selection).map((words) => ({ words, claim: words, kind: 'fact' }));

/** How many answers the other debater has given: it says so at the end of each. */
function looksIn({ fenced }: MatchedPrompt): number {
  const opponent = fenced.find(({ what }) => what.startsWith('the other debater'))?.text ?? '';
  return Number(/\(Look (\d+)\.\)/u.exec(opponent)?.[1] ?? 0);
}

const proseOf = (answered: string): string => answered.split('\n').slice(0, -1).join('\n');

const statementsIn = (answered: string): string[] => sentencesIn(proseOf(answered)).slice(0, 2);

function questionOf(answered: string): Record<string, unknown> {
  const claim = /“([\s\S]*?)”/u.exec(answered)?.[1] ?? proseOf(answered);
  const label = answered.split('\n').at(-1) ?? '';
  return { question: `Is it true that ${claim}`, noncommittal: /not enough/iu.test(label) };
}

export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** A message's text: a string, or parts of which the text ones count. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part) => String(Object(part).text ?? '')).join('');
}
