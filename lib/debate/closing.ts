import type { Next, Step } from './steps';

/** What closed a round, and what it said comes next; undefined for every other step. */
export function closingOf(step: Step): { round: number; next: Next } | undefined {
  switch (step.kind) {
    case 'gate':
    case 'moderation':
    case 'preference':
    case 'consistency':
      return step.value;
    default:
      return undefined;
  }
}
