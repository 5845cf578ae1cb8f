import { renderPrompt } from '../../../prompts';
import type { ProtocolContext } from '../../debate/context';
import type { ModerationStep, PoolStep } from '../../debate/steps';
import { draftsOf } from '../shared/answer-schema';
import type { Chat } from '../shared/chat';
import { copyableSpans } from '../shared/copyable-spans';
import { labelLines } from '../shared/label-lines';
import { nextAfter } from '../shared/next';
import { poolPassages } from '../shared/pool';
import { bothSides, roundName } from '../shared/stances';
import { moderationSchema } from './schemas';
import { alsoQuotations, normalised } from './verdict';

type Words = { affirmative: string; negative: string };

/**
 * The Moderator after a round (2.3, steps 1 to 4): both texts and the round's name, on top of all it remembers.
 * "No" ends the debate with its label, the set's fallback where it named none; anything else, also a reply that
 * could not be parsed, lets it go on.
 */
export async function moderate(
  ctx: ProtocolContext,
  chat: Chat,
  evidence: PoolStep,
  round: number,
  words: Words,
): Promise<ModerationStep> {
  const key = `round/${round}/moderation`;
  const prompt = renderPrompt('debate-cv/moderate', {
    ...bothSides(ctx, words),
    round: roundName(round),
    labels: labelLines(ctx),
    quotations: alsoQuotations(ctx),
  });
  const passages = poolPassages(evidence.items);
  const schema = moderationSchema(ctx.options, copyableSpans(ctx, passages));
  const reply = await chat.sayIn(key, prompt, ctx.options.tokens.judge, {
    schema,
    remember: JSON.stringify,
  });
  if (!reply.ok) {
    return ctx.record('moderation', key, {
      ...{ round, insight: '', gaps: '', justificationForProceeding: '', proceeding: null },
      ...{ justificationForVerdict: '', label: null, quotations: [], unparsed: reply.text },
      next: await nextAfter(ctx, round, false),
    });
  }
  const { proceeding, verdict, quotations = [], ...said } = reply.value;
  const ends = proceeding === 'No';
  return ctx.record('moderation', key, {
    round,
    insight: said.primaryInsight,
    gaps: said.evidenceGaps,
    justificationForProceeding: said.justificationForProceeding,
    proceeding: ends ? 'no' : 'yes',
    justificationForVerdict: said.justificationForVerdict,
    label: ends ? (normalised(verdict, ctx) ?? ctx.labels.fallback) : null,
    quotations: ends ? await ctx.quote({ passages }, draftsOf(quotations, passages)) : [],
    next: await nextAfter(ctx, round, ends),
  });
}
