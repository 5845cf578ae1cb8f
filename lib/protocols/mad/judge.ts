import { z } from 'zod';
import { renderPrompt } from '../../../prompts';
import type { ProtocolContext } from '../../debate/context';
import type { JudgeStep } from '../../debate/steps';
import { labelNamed, readLabel } from '../../scoring/read-label';
import { caps } from '../../scoring/reply-caps';
import { Chat } from '../shared/chat';
import { looseText, withLooseKeys } from '../shared/loose';
import { bothSides } from '../shared/stances';
import { moderating } from './seats';

/**
 * The Judge (3.1): a fresh chat with the Moderator's system part and both sides' first-round answers. It lists the
 * candidate answers without reasons, then sums up the reasons and chooses. Without a readable choice the set's
 * fallback stands; the published code crashes there.
 */
export async function judge(
  ctx: ProtocolContext,
  first: { affirmative: string; negative: string },
): Promise<JudgeStep> {
  const chat = new Chat(ctx, 'judge', moderating(ctx));
  const { judge: room } = ctx.options.tokens;
  const listing = renderPrompt('mad/candidates', bothSides(ctx, first));
  const insights = await chat.say('judge/insights', listing, room);
  const choosing = renderPrompt('mad/verdict', { claim: ctx.fence('claim', ctx.claim.text) });
  const reply = await chat.sayIn('judge', choosing, room, {
    schema: choiceSchema(ctx.options.brief !== undefined),
    remember: JSON.stringify,
  });
  const label = reply.ok
    ? labelNamed(reply.value.answer, ctx.labels)
    : readLabel(reply.text, ctx.labels);
  return ctx.record('judge', 'judge', {
    label: label ?? ctx.labels.fallback,
    justification: reply.ok ? reply.value.reason : reply.text,
    insights,
    quotations: [],
    fallback: label === null,
  });
}

function choiceSchema(brief: boolean) {
  const said = {
    reason: looseText.meta(caps(brief, { maxLength: 160 })),
    answer: looseText.meta(caps(brief, { maxLength: 40 })),
  };
  return withLooseKeys(Object.keys(said), z.object(said), { debateanswer: 'answer' });
}
