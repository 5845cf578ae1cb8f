import { renderPrompt } from '../../../prompts';
import type { ProtocolContext } from '../../debate/context';
import type { AnswerStep } from '../../debate/steps';
import { readLabel } from '../../scoring/read-label';
import type { Seat } from './seats';

/**
 * One turn of a debater (3.1): the Affirmative opens on the topic alone; the Negative is told to disagree with
 * what it just heard; from round 2 each gets the other's last text and is asked if it agrees.
 */
export async function argue(
  ctx: ProtocolContext,
  { agent, chat }: Seat,
  round: number,
  opponent: string | undefined,
): Promise<AnswerStep> {
  const key = `round/${round}/${agent.id}/answer`;
  const heard: Record<string, string> =
    opponent === undefined ? {} : { opponent: ctx.fence('the other side’s answer', opponent) };
  const opening = round === 1 ? (agent.stance ?? 'debate') : 'debate';
  const text = await chat.say(
    key,
    renderPrompt(`mad/${opening}`, heard),
    ctx.options.tokens.answer,
  );
  const label = readLabel(text, ctx.labels);
  return ctx.record('answer', key, { text, label, quotations: [] });
}
