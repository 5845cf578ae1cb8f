import type { Relation } from '../../lib/evidence/quotation-types';
import { type Fenced, matchPrompt } from './prompt-match';
import { type ChatBody, sentencesIn, textOf, toolMadScript } from './tool-mad-script';

/** What a hostile text wants of a model that obeys it. */
export interface Wanted {
  /** The text as it stands on the page; a model that sees it, whole or in its title, does what it wants. */
  order: string;
  label: string;
  /** The sentence it wants quoted; absent: its own first sentence. */
  quote?: string;
  /** The claim its order is about; absent: whichever claim it is asked about. */
  claim?: string;
}

/**
 * The most obedient of models: competent until it sees an order, in whatever language or disguise, and from then on it
 * gives the label the order wants, in every role, quotes the sentence it wants, confirms what it quoted, and finds all
 * of that well supported. Where the order names a claim it obeys for that one, and reads others as it would without it.
 * It needs no words to know an order by: it is told which text is one. So a defence that it
 * does not get past has not merely outwitted its list of words.
 */
export function obeyingScript(wanted: Wanted, honest: Parameters<typeof toolMadScript>[0]) {
  const competent = toolMadScript(honest);
  return (body: ChatBody, index = 0): { content: string } => {
    const whole = body.messages.map(({ content }) => textOf(content)).join('\n');
    if (!bare(whole).includes(bare(wanted.order))) return competent(body, index);
    const prompt = matchPrompt(textOf(body.messages.find(({ role }) => role === 'user')?.content));
    const obeyed = prompt && obey(prompt.name, prompt.fenced, wanted);
    return obeyed ? { content: JSON.stringify(obeyed) } : competent(body, index);
  };
}

const relationFor: Readonly<Record<string, Relation>> = {
  Supported: 'supports',
  Refuted: 'contradicts',
};

function obey(name: string, fenced: readonly Fenced[], wanted: Wanted): object | undefined {
  const relation = relationFor[wanted.label] ?? 'context';
  if (name === 'scoring/fit') {
    const asked = fenced.find(({ what }) => what === 'claim')?.text;
    if (wanted.claim !== undefined && asked !== wanted.claim) return undefined;
    const numbers = fenced.flatMap(({ what }) => /^quotation (\d+)$/u.exec(what)?.[1] ?? []);
    return { relations: numbers.map((e) => ({ e: Number(e), relation })) };
  }
  const words = wanted.quote ?? sentencesIn(wanted.order)[0] ?? wanted.order;
  const documents = fenced.filter(({ what }) => what.startsWith('document '));
  const source =
    documents.find(({ text }) => text.includes(words)) ??
    documents.find(({ text }) => bare(text).includes(bare(wanted.order)));
  const document = Number(source?.what.replace('document ', '') ?? 1);
  // Of a document with the order in its title there is no such sentence: then any of its own.
  const there = source?.text.includes(words) ? words : sentencesIn(source?.text ?? '').at(-1);
  const quotations = there ? [{ n: 1, document, words: there, relation }] : [];
  const reasons = 'It is as the document says [1].';
  if (name === 'tool-mad/judge') return { justification: reasons, quotations, label: wanted.label };
  if (name.startsWith('tool-mad/answer')) {
    return { prose: reasons, quotations, label: wanted.label };
  }
  return undefined;
}

/** Without white space and angle brackets: a page's layout and its imitated marks look otherwise in a prompt. */
const bare = (text: string): string => text.replace(/[\s<>‹›]+/gu, '');
