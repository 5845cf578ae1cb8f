import type { ProtocolContext } from '../../debate/context';
import type { AnswerStep } from '../../debate/steps';
import type { Retrieval } from '../../evidence/retrieval';
import { scoreRelevance } from '../../scoring/answer-relevance';
import { scoreFaithfulness } from '../../scoring/faithfulness';
import { retrievedBlock } from '../shared/documents';
import type { Turn } from './history';

/**
 * The stability score of an answer (III.C): faithfulness to the documents the agent read and relevance to the
 * claim, side by side, never combined. Nothing is scored where the gate is off (Fig. 10), and no relevance where the
 * reader went on without an embedder.
 */
export async function score(
  ctx: ProtocolContext,
  at: string,
  answer: AnswerStep,
  retrieval: Retrieval,
): Promise<Pick<Turn, 'faithfulness' | 'relevance'>> {
  if (!ctx.options.stability) {
    return { faithfulness: { state: 'not-applicable' }, relevance: { state: 'not-applicable' } };
  }
  const documents = retrieval.passages.length > 0 ? retrievedBlock(ctx, retrieval) : null;
  const [faithfulness, relevance] = await Promise.all([
    scoreFaithfulness(ctx, { key: `${at}/faithfulness`, answer: answer.text, documents }),
    ctx.options.relevance === false
      ? ctx.record('relevance', `${at}/relevance`, { state: 'not-applicable' })
      : scoreRelevance(ctx, { key: `${at}/relevance`, answer: answer.text }),
  ]);
  return { faithfulness, relevance };
}
