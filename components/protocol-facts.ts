import type { ProtocolOptions, Role } from '../lib/debate/context';
import { baselineIds } from '../lib/protocols/ids';
import { entryOf } from './words';

/** Whose models have a say in a protocol's own calls. */
const roles = {
  'tool-mad': ['debater', 'opponent', 'judge'],
  'debate-cv': ['gatherer', 'debater', 'opponent', 'moderator', 'judge'],
  mad: ['debater', 'opponent', 'moderator', 'judge'],
  madke: ['gatherer', 'debater', 'opponent', 'moderator', 'judge'],
  'two-sided': ['gatherer', 'debater'],
  'self-consistency': ['gatherer', 'debater'],
} as const satisfies Record<string, readonly Role[]>;

/** The roles a check's models are asked in: its protocol's own, and those of the scores and readings it has. */
export function rolesIn(protocol: string, options: Asking): readonly Role[] {
  const scored = options.stability || options.fitCheck;
  return [
    ...(entryOf(roles, protocol) ?? ['debater' as const]),
    ...(scored ? ['scorer' as const] : []),
    ...(options.report ? ['reporter' as const] : []),
  ];
}

type Asking = Pick<ProtocolOptions, 'stability' | 'fitCheck' | 'report'>;

/** One agent alone: nothing is debated, and what it does are steps, not rounds. */
export const isBaseline = (protocol: string): boolean =>
  (baselineIds as readonly string[]).includes(protocol);

/** One agent that answers at once: it has no rounds or steps to count. */
export const answersAtOnce = (protocol: string): boolean =>
  isBaseline(protocol) && !protocol.startsWith('react-');

/** Who closes a round of a debate, apart from rules in code. */
export const moderated = (protocol: string): boolean =>
  protocol === 'debate-cv' || protocol === 'mad';
