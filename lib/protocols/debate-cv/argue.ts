import { renderPrompt } from '../../../prompts';
import type { ProtocolContext } from '../../debate/context';
import type { AnswerStep } from '../../debate/steps';
import { quotationParts } from '../shared/answer';
import { argumentSchema, draftsOf } from '../shared/answer-schema';
import { copyableSpans } from '../shared/copyable-spans';
import type { Seat } from './seats';

const quotedWords = `JSON: "prose" (your argument, with a mark like [1] at each quotation), "quotations" (per mark: ${quotationParts})`;

/**
 * One turn of a debater (2.3, steps 1 and 3): the opening of its side in round 1, afterwards the other side's last
 * text alone; its stance lives in its memory. It gives no label. What both remember is the prose.
 */
export async function argue(
  ctx: ProtocolContext,
  { agent, chat, passages }: Seat,
  round: number,
  opponent: string | undefined,
): Promise<AnswerStep> {
  const key = `round/${round}/${agent.id}/answer`;
  const quoted = ctx.options.quotations !== false;
  const form = quoted ? quotedWords : 'your argument alone';
  const heard: Record<string, string> =
    opponent === undefined ? {} : { opponent: ctx.fence('the other side’s argument', opponent) };
  const opening = round === 1 ? (agent.stance ?? 'debate') : 'debate';
  const prompt = renderPrompt(`debate-cv/${opening}`, { form, ...heard });
  const room = ctx.options.tokens.answer;
  if (!quoted) {
    const text = await chat.say(key, prompt, room);
    return ctx.record('answer', key, { text, label: null, quotations: [] });
  }
  const schema = argumentSchema(copyableSpans(ctx, passages));
  const reply = await chat.sayIn(key, prompt, room, { schema, remember: ({ prose }) => prose });
  if (!reply.ok) {
    return ctx.record('answer', key, {
      text: reply.text,
      label: null,
      quotations: [],
      unparsed: true,
    });
  }
  const drafts = draftsOf(reply.value.quotations, passages);
  const quotations = await ctx.quote({ passages }, drafts);
  return ctx.record('answer', key, { text: reply.value.prose, label: null, quotations });
}
