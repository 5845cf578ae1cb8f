import type { AgentSpec, NumberedPassage, Prompt, ProtocolContext } from '../../debate/context';
import type { AnswerStep } from '../../debate/steps';
import { readLabel } from '../../scoring/read-label';
import { answerSchema, draftsOf } from './answer-schema';
import { lastBracketed } from './brackets';
import { copyableSpans } from './copyable-spans';

/**
 * How an answer comes back. `quoted`: JSON of prose, quotations and label. `line`: free text with the label on its
 * last line. `brackets`: free text, the last brackets hold the label.
 */
export type AnswerForm = 'quoted' | 'line' | 'brackets';

/** What a quotation of a reply is made of; what is told about a document is not the document. */
export const quotationParts =
  'n, document, words copied exactly from that document and not from what is said about it, relation to the claim: supports, contradicts, qualifies or context';

const forms: Record<AnswerForm, string> = {
  quoted: `JSON: "prose" (your reasons, with a mark like [1] at each quotation), "quotations" (per mark: ${quotationParts}), "label"`,
  line: 'your reasons, then one label alone on the last line',
  brackets: 'your reasons, then one label in square brackets, like [label]',
};

/** What a prompt's `{{form}}` says. */
export const formWords = (form: AnswerForm): string => forms[form];

/** Quotations where the rule needs them and there is something to quote; else the published free text. */
export const formFor = (
  { options }: Pick<ProtocolContext, 'options'>,
  agent: Pick<AgentSpec, 'tool'>,
  free: Exclude<AnswerForm, 'quoted'>,
): AnswerForm => (options.quotations === false || agent.tool === 'none' ? free : 'quoted');

/** Whose model an agent speaks with. */
export const roleOf = (agent: AgentSpec) => agent.role ?? 'debater';

export interface AnswerAsk {
  key: string;
  agent: AgentSpec;
  prompt: Prompt;
  form: AnswerForm;
  /** What may be quoted, by the numbers of the prompt. */
  passages: readonly NumberedPassage[];
  maxTokens?: number;
  decoding?: ProtocolContext['options']['decoding'];
}

/**
 * Asks for an answer and records it. A reply that stayed unparsable is kept as it came, with the label it ends
 * in, if any.
 */
export async function askAnswer(ctx: ProtocolContext, ask: AnswerAsk): Promise<AnswerStep> {
  const { key, agent, prompt, form, passages, decoding } = ask;
  const asked = {
    ...{ key, role: roleOf(agent), prompt },
    ...(decoding && { decoding }),
    maxTokens: ask.maxTokens ?? ctx.options.tokens.answer,
  };
  if (form !== 'quoted') {
    const { text } = await ctx.ask(asked);
    const label = form === 'line' ? readLabel(text, ctx.labels) : lastBracketed(text, ctx.labels);
    return ctx.record('answer', key, { text, label, quotations: [] });
  }
  const schema = answerSchema(ctx.labels, copyableSpans(ctx, passages));
  const reply = await ctx.ask({ ...asked, schema });
  if (!reply.ok) {
    const label = readLabel(reply.text, ctx.labels);
    return ctx.record('answer', key, { text: reply.text, label, quotations: [], unparsed: true });
  }
  const { prose, quotations, label } = reply.value;
  // An agent that read nothing has nothing to quote, whatever it wrote.
  const drafts = passages.length > 0 ? draftsOf(quotations, passages) : [];
  return ctx.record('answer', key, {
    text: withLabel(prose, label),
    label,
    quotations: await ctx.quote({ passages: [...passages] }, drafts),
  });
}

/** Prose with the label on its last line: what scores measure and the opponent sees. */
export const withLabel = (prose: string, label: string): string => {
  const lines = prose.trimEnd().split('\n');
  if (lines.at(-1)?.trim() === label) lines.pop();
  return [...lines, label].join('\n').trim();
};
