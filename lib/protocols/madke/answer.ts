import { renderPrompt } from '../../../prompts';
import type { AgentSpec, ProtocolContext } from '../../debate/context';
import type { AnswerStep, PoolItem, PoolStep } from '../../debate/steps';
import { askAnswer, formFor, formWords } from '../shared/answer';
import { labelLines } from '../shared/label-lines';
import { poolBlock, poolPassages } from '../shared/pool';
import { examplesFor } from './examples';

interface Known {
  pool: PoolStep;
  chosen: PoolItem[];
  /** Its own answer of the round before. */
  own: AnswerStep | undefined;
  /** The others' last answers. */
  heard: AnswerStep[];
}

/**
 * An agent's answer (3.2): in round 1 the chosen evidence and three worked examples; afterwards the chosen
 * evidence, the others' last answers and its own. In round 1 it sees no answer of another agent, even where one
 * spoke before it.
 */
export function answer(
  ctx: ProtocolContext,
  at: string,
  agent: AgentSpec,
  { pool, chosen, own, heard }: Known,
): Promise<AnswerStep> {
  const form = formFor(ctx, agent, 'brackets');
  const slots = {
    ...ctx.dates,
    documents: poolBlock(ctx, pool, chosen),
    claim: ctx.fence('claim', ctx.claim.text),
    labels: labelLines(ctx),
    form: formWords(form),
  };
  const prompt = own
    ? renderPrompt('madke/answer-again', {
        ...slots,
        others: heard.map(({ text }) => ctx.fence('the other debater’s answer', text)).join('\n'),
        own: ctx.fence('your last answer', own.text),
      })
    : renderPrompt('madke/answer-first', { ...slots, examples: examplesFor(ctx, form) });
  const passages = poolPassages(chosen);
  return askAnswer(ctx, { key: `${at}/answer`, agent, prompt, form, passages });
}
