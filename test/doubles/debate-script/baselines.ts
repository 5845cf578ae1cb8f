import {
  type DebateRequest,
  type DebateScriptOptions,
  decision,
  type Reply,
  textIn,
} from './request';

/** Answers by the rules; looks up once with each tool it has, then finishes. */
export function baselineReply(request: DebateRequest, options: DebateScriptOptions): Reply {
  switch (request.name) {
    case 'baselines/query':
      return `[${textIn(request, 'claim').replace(/[.\s]+$/u, '')}]`;
    case 'baselines/act':
      return action(request, options);
    case 'baselines/two-sided': {
      const { prose, quotations, label } = decision(request, options);
      const cases = { caseFor: 'It may well be so.', caseAgainst: 'A source may say otherwise.' };
      return { ...cases, prose, quotations, label };
    }
    default: {
      const { prose, quotations, label } = decision(request, options);
      return request.inline.form?.startsWith('JSON')
        ? { prose, quotations, label }
        : `${prose}\n${label}`;
    }
  }
}

function action(request: DebateRequest, { queries }: DebateScriptOptions): Reply {
  const steps = request.fenced.filter(({ what }) => what.startsWith('step ')).length;
  // The only list of the prompt is that of its tools.
  const tool = request.labels[steps];
  if (!tool) return { thought: 'That will do.', action: 'finish', tool: '', query: '' };
  const query = queries?.[steps] ?? textIn(request, 'claim').replace(/[.\s]+$/u, '');
  return { thought: `Step ${steps + 1}: see what ${tool} has.`, action: 'search', tool, query };
}
