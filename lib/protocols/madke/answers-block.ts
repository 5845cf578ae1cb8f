import type { ProtocolContext } from '../../debate/context';
import type { AnswerStep } from '../../debate/steps';

/** The debaters' answers, in order, for those who only compare or sum them up. */
export const answersBlock = (
  ctx: Pick<ProtocolContext, 'fence'>,
  answers: readonly AnswerStep[],
): string => answers.map(({ text }, index) => ctx.fence(`debater ${index + 1}`, text)).join('\n');
