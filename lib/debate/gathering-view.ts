import type { Step } from './steps';
import type { GatheringView } from './view-types';

/**
 * The gatherer's questions, from the keys `gather/questions` and `gather/<n>/<part>`; undefined where none were asked.
 */
export function gatheringOf(steps: readonly Step[]): GatheringView | undefined {
  const asked = steps.find((step) => step.kind === 'questions');
  if (!asked) return undefined;
  const pooled = steps.some(({ kind }) => kind === 'pool');
  return {
    questions: asked.value.questions.map((question, index) => {
      const own = steps.filter(({ key }) => key.startsWith(`gather/${index + 1}/`));
      return {
        question,
        retrievals: own.flatMap((step) => (step.kind === 'retrieval' ? [step.value] : [])),
        answered: pooled || own.some(({ kind }) => kind === 'reply'),
      };
    }),
  };
}
