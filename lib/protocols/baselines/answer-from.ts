import { renderPrompt } from '../../../prompts';
import type { AgentSpec, ProtocolContext } from '../../debate/context';
import type { AnswerStep } from '../../debate/steps';
import type { Retrieval } from '../../evidence/retrieval';
import { askAnswer, formFor, formWords } from '../shared/answer';
import { numbered, retrievedBlock } from '../shared/documents';
import { labelLines } from '../shared/label-lines';

/** A single agent's answer from what it found itself: the direct answer's prompt over its own documents. */
export function answerFrom(
  ctx: ProtocolContext,
  key: string,
  agent: AgentSpec,
  found: Retrieval,
): Promise<AnswerStep> {
  const form = formFor(ctx, agent, 'line');
  return askAnswer(ctx, {
    ...{ key, agent, form },
    prompt: renderPrompt('baselines/chain-of-thought', {
      ...ctx.dates,
      documents: retrievedBlock(ctx, found),
      claim: ctx.fence('claim', ctx.claim.text),
      basis: 'the documents above',
      labels: labelLines(ctx),
      form: formWords(form),
    }),
    passages: numbered(found.passages),
  });
}
