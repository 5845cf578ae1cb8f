import { renderPrompt } from '../../../prompts';
import type { ProtocolContext } from '../../debate/context';
import type { AnswerStep, JudgeStep } from '../../debate/steps';
import { readLabel } from '../../scoring/read-label';
import { labelBracketed, lastBracketed } from '../shared/brackets';
import { labelLines } from '../shared/label-lines';
import { answersBlock } from './answers-block';

/**
 * The Summarizer (3.2): claim and last answers, no evidence; the last brackets of its reply are the prediction.
 * In the product marks may follow them, and a label alone on the last line will do. Without a readable one the set's fallback stands.
 */
export async function summarise(
  ctx: ProtocolContext,
  answers: readonly AnswerStep[],
): Promise<JudgeStep> {
  const { text } = await ctx.ask({
    key: 'judge',
    role: 'judge',
    prompt: renderPrompt('madke/summary', {
      ...ctx.dates,
      claim: ctx.fence('claim', ctx.claim.text),
      answers: answersBlock(ctx, answers),
      labels: labelLines(ctx),
    }),
    maxTokens: ctx.options.tokens.judge,
  });
  const label =
    ctx.options.preset === 'paper'
      ? lastBracketed(text, ctx.labels)
      : (labelBracketed(text, ctx.labels) ?? readLabel(text, ctx.labels));
  return ctx.record('judge', 'judge', {
    label: label ?? ctx.labels.fallback,
    justification: text,
    quotations: [],
    fallback: label === null,
  });
}
