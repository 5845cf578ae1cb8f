import { z } from 'zod';
import { renderPrompt } from '../../../prompts';
import type { NumberedPassage, ProtocolContext } from '../../debate/context';
import type { Passage, Standing } from '../../evidence/document';
import type { Retrieval } from '../../evidence/retrieval';
import { caps } from '../../scoring/reply-caps';
import { placesFor } from '../agents';
import { documentBlock, numbered } from '../shared/documents';
import { gatherOptions } from './questions';

/** A question with what was found for it, and the gatherer's answer where it could give one. */
export interface Answered {
  question: string;
  retrievals: Retrieval[];
  answer?: string;
  /** The passages the answer rests on; all that were found where the reply could not be read. */
  passages: NumberedPassage[];
}

/** What stands apart from the claim goes before its own page, and that before the claim said again, which decides nothing. */
const rank: Record<Standing, number> = { independent: 0, 'same-page': 1, restates: 2 };

const apartFirst = (passages: readonly Passage[]): Passage[] =>
  passages.toSorted((a, b) => rank[a.standing] - rank[b.standing]);

/**
 * Looks one question up in both places and answers it from what was found there, independent sources first: of each
 * place, and of both together.
 */
export async function answerQuestion(
  ctx: ProtocolContext,
  { question, n }: { question: string; n: number },
): Promise<Answered> {
  const { passages: most } = gatherOptions(ctx);
  const retrievals = await ctx.each(placesFor(ctx.options), (place) =>
    ctx.retrieve(`gather/${n}/${place.id}`, place, question),
  );
  const best = retrievals.flatMap(({ passages }) => apartFirst(passages).slice(0, most));
  const found = numbered(apartFirst(best));
  if (found.length === 0) return { question, retrievals, passages: [] };
  const heads = retrievals.flatMap(({ documents }) => documents);
  const reply = await ctx.ask({
    key: `gather/${n}/answer`,
    role: 'gatherer',
    prompt: renderPrompt('gatherer/answer', {
      ...ctx.dates,
      documents: documentBlock(ctx, found, heads, ctx.options.brief?.passageWords),
      question: ctx.fence('question', question),
    }),
    maxTokens: ctx.options.tokens.answer,
    decoding: { temperature: 0 },
    schema: answerSchema(ctx.options.brief !== undefined),
  });
  if (!reply.ok) return { question, retrievals, passages: found };
  const { answer, documents } = reply.value;
  const passages = found.filter((passage) => documents.includes(passage.n));
  return { question, retrievals, answer: answer.trim(), passages };
}

const answerSchema = (brief: boolean) =>
  z.object({
    answer: z.string().meta(caps(brief, { maxLength: 160 })),
    documents: z.array(z.coerce.number().int().meta({ minimum: 1, maximum: 99 })),
  });
