import { renderPrompt } from '../../../prompts';
import type { ProtocolContext } from '../../debate/context';
import type { JudgeStep, PoolStep } from '../../debate/steps';
import { draftsOf } from '../shared/answer-schema';
import { Chat } from '../shared/chat';
import { copyableSpans } from '../shared/copyable-spans';
import { poolPassages } from '../shared/pool';
import { spokenClaim } from '../shared/spoken-claim';
import { bothSides } from '../shared/stances';
import { verdictSchema } from './schemas';
import { deciding } from './seats';
import { alsoQuotations, normalised } from './verdict';

/**
 * The fresh Judge (2.3, step 4): claim, evidence, criteria and the last round's two texts, nothing of earlier
 * rounds and nothing of the Moderator's. It sums up first, then decides. A reply that cannot be parsed, or names
 * no label, counts as the set's fallback.
 */
export async function judge(
  ctx: ProtocolContext,
  evidence: PoolStep,
  words: { affirmative: string; negative: string },
): Promise<JudgeStep> {
  const chat = new Chat(ctx, 'judge', deciding(ctx, 'debate-cv/judge', evidence));
  const { judge: room } = ctx.options.tokens;
  const summing = renderPrompt('debate-cv/insights', bothSides(ctx, words));
  const insights = await chat.say('judge/insights', summing, room);

  const prompt = renderPrompt('debate-cv/verdict', {
    claim: spokenClaim(ctx),
    labels: ctx.labels.labels.map(({ id }) => `- ${id}`).join('\n'),
    quotations: alsoQuotations(ctx),
  });
  const passages = poolPassages(evidence.items);
  const reply = await chat.sayIn('judge', prompt, room, {
    schema: verdictSchema(ctx.options, copyableSpans(ctx, passages)),
    remember: JSON.stringify,
  });
  const {
    justification,
    verdict,
    quotations = [],
  } = reply.ok ? reply.value : { justification: reply.text, verdict: '' };
  const label = normalised(verdict, ctx);
  return ctx.record('judge', 'judge', {
    label: label ?? ctx.labels.fallback,
    justification,
    insights,
    quotations: await ctx.quote({ passages }, draftsOf(quotations, passages)),
    fallback: label === null,
  });
}
