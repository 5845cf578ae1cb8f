/**
 * The fallback of sets that cannot say "not enough": no label of theirs, so it is always wrong. To guess one of
 * the labels instead would make unreadable replies right now and then.
 */
export const NO_ANSWER = 'No answer';
