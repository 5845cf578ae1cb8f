import type { ProtocolContext } from '../debate/context';
import type { PoolStep } from '../debate/steps';
import { answerQuestion } from './gather/answer';
import { poolOf } from './gather/merge';
import { writeQuestions } from './gather/questions';

/**
 * The evidence all agents of a debate share. Where it was given with the claim (the lab's files), that; else the
 * gatherer writes questions about the claim, looks each up in page, library and web, and answers it from what it
 * found. Its calls come before the protocol and are not counted among the protocol's.
 */
export async function gatherEvidence(ctx: ProtocolContext): Promise<PoolStep> {
  const given = await ctx.givenEvidence();
  if (given) return given;
  const questions = await writeQuestions(ctx);
  const numbered = questions.map((question, index) => ({ question, n: index + 1 }));
  const answered = await ctx.each(numbered, (asked) => answerQuestion(ctx, asked));
  return ctx.record('pool', 'pool', poolOf(answered));
}
