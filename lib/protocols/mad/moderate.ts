import { z } from 'zod';
import { renderPrompt } from '../../../prompts';
import type { ProtocolContext } from '../../debate/context';
import type { PreferenceStep } from '../../debate/steps';
import { labelNamed } from '../../scoring/read-label';
import { caps } from '../../scoring/reply-caps';
import type { Chat } from '../shared/chat';
import { looseText, withLooseKeys } from '../shared/loose';
import { nextAfter } from '../shared/next';
import { bothSides, roundName } from '../shared/stances';

/**
 * The Moderator after a round (3.1): the debate ends as soon as it gives an answer, whatever it says of its
 * preference. An answer that is none of the labels is none, and so is a reply that could not be parsed.
 */
export async function prefer(
  ctx: ProtocolContext,
  chat: Chat,
  round: number,
  words: { affirmative: string; negative: string },
): Promise<PreferenceStep> {
  const key = `round/${round}/preference`;
  const prompt = renderPrompt('mad/moderate', {
    ...bothSides(ctx, words),
    round: roundName(round),
  });
  const reply = await chat.sayIn(key, prompt, ctx.options.tokens.judge, {
    schema: preferenceSchema(ctx.options.brief !== undefined),
    remember: JSON.stringify,
  });
  const label = reply.ok ? labelNamed(reply.value.answer, ctx.labels) : null;
  const said = reply.ok
    ? {
        preference: reply.value.preference === 'Yes',
        side: reply.value.side,
        reason: reply.value.reason,
      }
    : { preference: false, side: '', reason: '', unparsed: reply.text };
  const next = await nextAfter(ctx, round, label !== null);
  return ctx.record('preference', key, { round, ...said, label, next });
}

function preferenceSchema(brief: boolean) {
  const text = (maxLength: number) => looseText.meta(caps(brief, { maxLength }));
  const said = {
    preference: z.preprocess(yesOrNo, z.enum(['Yes', 'No'])),
    side: text(20),
    reason: text(140),
    answer: text(40),
  };
  // The published names: "Whether there is a preference", "Supported Side", "debate_answer".
  return withLooseKeys(Object.keys(said), z.object(said), {
    whetherthereisapreference: 'preference',
    supportedside: 'side',
    debateanswer: 'answer',
  });
}

const yesOrNo = (value: unknown): unknown =>
  value === true || /^\s*y/iu.test(String(value)) ? 'Yes' : 'No';
