import { sentencesIn } from '../tool-mad-script';
import { type DebateRequest, type DebateScriptOptions, type Reply, textIn } from './request';

/** Asks twice after the claim, and answers with the sentences its rules speak of. */
export function gathererReply(request: DebateRequest, { rules }: DebateScriptOptions): Reply {
  if (request.name === 'gatherer/questions') {
    const claim = textIn(request, 'claim').replace(/[.\s]+$/u, '');
    return { questions: [`Is it true that ${claim}?`, `What speaks against it that ${claim}?`] };
  }
  const found = request.fenced
    .filter(({ what }) => what.startsWith('document '))
    .flatMap(({ what, text }) => {
      const sentence = sentencesIn(text.split('\n').slice(1).join('\n')).find((one) =>
        rules.some(({ find }) => find.test(one)),
      );
      return sentence ? [{ n: Number(what.replace('document ', '')), sentence }] : [];
    });
  return { answer: found[0]?.sentence ?? '', documents: found.map(({ n }) => n) };
}
