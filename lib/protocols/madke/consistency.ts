import { renderPrompt } from '../../../prompts';
import type { ProtocolContext } from '../../debate/context';
import type { AnswerStep, ConsistencyStep } from '../../debate/steps';
import { nextAfter } from '../shared/next';
import { answersBlock } from './answers-block';

/**
 * The Judge after each round (3.2): are the answers consistent? It never picks a winner. Its last brackets say
 * "Yes" or something else; consistent answers, the last round and a spent budget all lead to the Summarizer.
 */
export async function compare(
  ctx: ProtocolContext,
  round: number,
  answers: readonly AnswerStep[],
): Promise<ConsistencyStep> {
  const key = `round/${round}/consistency`;
  const { text } = await ctx.ask({
    key,
    role: 'moderator',
    prompt: renderPrompt('madke/consistency', {
      ...ctx.dates,
      claim: ctx.fence('claim', ctx.claim.text),
      answers: answersBlock(ctx, answers),
    }),
    maxTokens: ctx.options.tokens.query,
  });
  const consistent = saysYes(text);
  const next = consistent ? 'judge' : await nextAfter(ctx, round, false);
  return ctx.record('consistency', key, { round, consistent, text, next });
}

/** Without brackets the whole reply is read: "Yes." */
export function saysYes(text: string): boolean {
  const last = [...text.matchAll(/\[([^[\]]*)\]/gu)].at(-1)?.[1] ?? text;
  return /^\W*yes\b/iu.test(last);
}
