import { lastBracketed } from '../../../lib/protocols/shared/brackets';
import { labelSets } from '../../../lib/scoring/labels';
import { sentencesIn } from '../tool-mad-script';
import {
  type DebateRequest,
  type DebateScriptOptions,
  decision,
  ends,
  knownLabel,
  type Reply,
  textIn,
} from './request';

/** Chooses the documents its rules speak of, and answers by the rules. */
export function madkeReply(request: DebateRequest, options: DebateScriptOptions): Reply {
  switch (request.name) {
    case 'madke/select-first':
    case 'madke/select-again':
      return selection(request, options);
    case 'madke/consistency': {
      const looks = [...textIn(request, 'debater 1').matchAll(/\(Look (\d+)\.\)/gu)];
      return ends(Number(looks.at(-1)?.[1] ?? 1), options) ? '[Yes]' : '[No]';
    }
    case 'madke/summary':
      return `The debaters come to one label. [${labelOf(request) ?? knownLabel(options)}]`;
    default:
      return answer(request, options);
  }
}

function selection({ fenced }: DebateRequest, { rules }: DebateScriptOptions): string {
  const fitting = fenced.filter(
    ({ what, text }) =>
      what.startsWith('document ') &&
      sentencesIn(text).some((sentence) => rules.some(({ find }) => find.test(sentence))),
  );
  const numbers = fitting.slice(0, 3).map(({ what }) => `[${what.replace('document ', '')}]`);
  return numbers.length > 0 ? numbers.join(' ') : '[No Found]';
}

function answer(request: DebateRequest, options: DebateScriptOptions): Reply {
  const before = /\(Look (\d+)\.\)/u.exec(textIn(request, 'your last answer'))?.[1];
  const look = `(Look ${Number(before ?? 0) + 1}.)`;
  const { prose, quotations, label } = decision(request, options);
  return request.inline.form?.startsWith('JSON')
    ? { prose: `${prose} ${look}`, quotations, label }
    : `${prose.replaceAll(/ \[\d+\]/gu, '')} ${look} [${label}]`;
}

/** The label of the first debater's answer: in its last brackets, or alone on its last line. */
function labelOf(request: DebateRequest): string | undefined {
  const text = textIn(request, 'debater 1');
  const last = text.trim().split('\n').at(-1);
  const named = request.labels.find((label) => label === last);
  if (named) return named;
  for (const set of Object.values(labelSets)) {
    const label = lastBracketed(text, set);
    if (label && request.labels.includes(label)) return label;
  }
  return undefined;
}
