import {
  type DebateRequest,
  type DebateScriptOptions,
  ends,
  knownLabel,
  type Reply,
  roundNamed,
} from './request';

/** The Affirmative answers what the model knows, the Negative something else; the Moderator sides with the first. */
export function madReply(request: DebateRequest, options: DebateScriptOptions): Reply {
  const known = knownLabel(options);
  const other = request.labels.find((label) => label !== known) ?? known;
  const turn = request.chat.length;
  switch (request.name) {
    case 'mad/moderate': {
      const round = roundNamed(request.inline.round);
      const over = ends(round, options);
      return {
        preference: over ? 'Yes' : 'No',
        side: over ? 'Affirmative' : '',
        reason: over ? 'Its reasons are the better ones.' : 'Both have a point.',
        answer: over ? known : '',
      };
    }
    case 'mad/candidates':
      return `${known}; ${other}`;
    case 'mad/verdict':
      return { reason: 'The first answer was never answered.', answer: known };
    default: {
      const own = request.chat[0] === 'mad/affirmative' ? known : other;
      return `Turn ${turn}: that is what I hold.\n${own}`;
    }
  }
}
