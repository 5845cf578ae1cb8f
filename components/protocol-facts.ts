import type { Role } from '../lib/debate/context';
import { baselineIds } from '../lib/protocols/ids';

/** Whose models have a say, by protocol; scorer and reporter only where the options want them. */
const roles: Record<string, readonly Role[]> = {
  'tool-mad': ['debater', 'opponent', 'judge', 'scorer', 'reporter'],
  'debate-cv': ['gatherer', 'debater', 'opponent', 'moderator', 'judge', 'reporter'],
  mad: ['debater', 'opponent', 'moderator', 'judge', 'reporter'],
  madke: ['gatherer', 'debater', 'opponent', 'judge', 'reporter'],
  'two-sided': ['gatherer', 'debater', 'reporter'],
  'self-consistency': ['gatherer', 'debater', 'reporter'],
};

export const rolesIn = (protocol: string): readonly Role[] =>
  roles[protocol] ?? ['debater', 'reporter'];

/** One agent alone: nothing is debated, and what it does are steps, not rounds. */
export const isBaseline = (protocol: string): boolean =>
  (baselineIds as readonly string[]).includes(protocol);

/** One agent that answers at once: it has no rounds or steps to count. */
export const answersAtOnce = (protocol: string): boolean =>
  isBaseline(protocol) && !protocol.startsWith('react-');

/** Who closes a round of a debate, apart from rules in code. */
export const moderated = (protocol: string): boolean =>
  protocol === 'debate-cv' || protocol === 'mad';
