import { renderPrompt } from '../../../prompts';
import type { AgentSpec, ProtocolContext } from '../../debate/context';
import { roleOf } from '../shared/answer';
import { Chat } from '../shared/chat';
import { labelLines } from '../shared/label-lines';
import { debaterOf } from '../shared/stances';

export interface Seat {
  agent: AgentSpec;
  chat: Chat;
}

/** Both debaters' and the Moderator's memories: the topic and the possible answers, no evidence. */
export function seats(ctx: ProtocolContext) {
  const system = renderPrompt('mad/debater', topic(ctx));
  const seat = (stance: 'affirmative' | 'negative'): Seat => {
    const agent = debaterOf(ctx, stance);
    return { agent, chat: new Chat(ctx, roleOf(agent), system) };
  };
  return {
    affirmative: seat('affirmative'),
    negative: seat('negative'),
    moderator: new Chat(ctx, 'moderator', moderating(ctx)),
  };
}

const topic = (ctx: ProtocolContext) => ({
  ...ctx.dates,
  claim: ctx.fence('claim', ctx.claim.text),
  labels: labelLines(ctx),
});

/** The Moderator's system part; the Judge has the same. */
export const moderating = (ctx: ProtocolContext) => renderPrompt('mad/moderator', topic(ctx));
