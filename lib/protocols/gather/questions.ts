import { z } from 'zod';
import { renderPrompt } from '../../../prompts';
import type { ProtocolContext } from '../../debate/context';
import { caps } from '../../scoring/reply-caps';

const FEW = { questions: 4, passages: 2 };

/** What the gatherer does where the options do not say. */
export const gatherOptions = ({ options }: Pick<ProtocolContext, 'options'>) =>
  options.gather ?? FEW;

/** Questions whose answers would settle the claim; the claim itself where none could be read. */
export async function writeQuestions(ctx: ProtocolContext): Promise<string[]> {
  const { questions: most } = gatherOptions(ctx);
  const key = 'gather/questions';
  const reply = await ctx.ask({
    key,
    role: 'gatherer',
    prompt: renderPrompt('gatherer/questions', {
      ...ctx.dates,
      claim: ctx.fence('claim', ctx.claim.text),
      count: String(most),
    }),
    maxTokens: ctx.options.tokens.answer,
    decoding: { temperature: 0 },
    schema: questionsSchema(ctx.options.brief !== undefined, most),
  });
  const written = reply.ok ? reply.value.questions.map((one) => one.trim()).filter(Boolean) : [];
  const questions = [...new Set(written)].slice(0, most);
  const asked = questions.length > 0 ? questions : [ctx.claim.text];
  return (await ctx.record('questions', key, { questions: asked })).questions;
}

const questionsSchema = (brief: boolean, most: number) =>
  z.object({
    questions: z
      .array(z.string().meta(caps(brief, { maxLength: 90 })))
      .meta(caps(brief, { maxItems: most })),
  });
