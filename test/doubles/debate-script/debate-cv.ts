import type { Relation } from '../../../lib/evidence/quotation-types';
import { decide } from '../tool-mad-script';
import {
  type DebateRequest,
  type DebateScriptOptions,
  decision,
  ends,
  type Reply,
  roundNamed,
} from './request';

const forSides: Record<'affirmative' | 'negative', readonly Relation[]> = {
  affirmative: ['supports', 'qualifies'],
  negative: ['contradicts'],
};

/** Debaters argue their side from the documents, Moderator and Judge decide by the rules. */
export function debateCvReply(request: DebateRequest, options: DebateScriptOptions): Reply {
  switch (request.name) {
    case 'debate-cv/moderate':
      return moderation(request, options);
    case 'debate-cv/insights':
      return 'One side quotes a document, the other has none.';
    case 'debate-cv/verdict': {
      const { prose, label, quotations } = decision(request, options);
      return { justification: prose, verdict: label, quotations };
    }
    default:
      return argument(request, options);
  }
}

function argument(request: DebateRequest, options: DebateScriptOptions): Reply {
  const side = request.chat[0] === 'debate-cv/affirmative' ? 'affirmative' : 'negative';
  const rules = options.rules.filter(({ relation }) => forSides[side].includes(relation));
  const { quotations } = decide(request, { ...options, rules });
  const turn = request.chat.length;
  const mark = quotations.length > 0 ? ' A document says so [1].' : ' No document says otherwise.';
  const prose = `The ${side} side, turn ${turn}.${mark}`;
  return request.inline.form?.startsWith('JSON') ? { prose, quotations } : prose;
}

function moderation(request: DebateRequest, options: DebateScriptOptions): Reply {
  const round = roundNamed(request.inline.round);
  const over = ends(round, options);
  const { prose, label, quotations } = decision(request, options);
  return {
    primaryInsight: `Round ${round} was about a document.`,
    evidenceGaps: 'None of the sources is independent of the others.',
    justificationForProceeding: over ? '' : 'The other side has not answered yet.',
    proceeding: over ? 'No' : 'Yes',
    justificationForVerdict: over ? prose : '',
    verdict: over ? label : '',
    quotations: over ? quotations : [],
  };
}
