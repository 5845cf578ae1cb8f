import { z } from 'zod';
import { renderPrompt } from '../../prompts';
import { cosine } from '../models/embedder';
import { caps } from './reply-caps';
import type { AnswerRelevance } from './score-types';
import { looseBoolean, type ScoredAnswer, type ScoringContext } from './scoring-context';

/** How many questions are made of an answer: ragas' `strictness`. */
const QUESTIONS = 3;

type Question = { question: string; noncommittal: boolean };

/**
 * Answer relevance: the mean cosine between the claim and questions the answer would answer, and 0 if any of
 * them finds the answer noncommittal (Tool-MAD III.C, as ragas 0.3.0 computes it). Three calls with one
 * question each; one call with three where scoring is compact. The calls see the answer alone.
 * A reply that stayed unparsable, no question at all, or no embedding is `failed`.
 */
export async function scoreRelevance(
  ctx: ScoringContext,
  { key, answer }: Pick<ScoredAnswer, 'key' | 'answer'>,
): Promise<AnswerRelevance> {
  const ask = ctx.options.compactScoring ? inOneCall : inThreeCalls;
  const questions = await ask(ctx, key, answer);
  return ctx.record('relevance', key, await meanCosine(ctx, key, questions));
}

async function meanCosine(
  ctx: ScoringContext,
  key: string,
  asked: Question[] | null,
): Promise<AnswerRelevance> {
  if (!asked) return { state: 'failed', why: 'unparsable' };
  const written = asked.filter(({ question }) => question.trim() !== '');
  if (written.length === 0) return { state: 'failed', why: 'no-questions' };

  const texts = [ctx.claim.text, ...written.map(({ question }) => question)];
  const { embedder, vectors } = await ctx.embed(`${key}/embedding`, texts);
  const claim = vectors?.[0];
  if (!vectors || !claim) return { state: 'failed', why: 'embedding' };

  // A question left empty is near to nothing: it counts 0, and is never embedded.
  const cosines = written.map((_, i) => cosine(claim, vectors[i + 1] ?? []));
  const noncommittal = asked.some((question) => question.noncommittal);
  const mean = cosines.reduce((sum, one) => sum + one, 0) / asked.length;
  return {
    state: 'scored',
    value: noncommittal ? 0 : mean,
    detail: {
      questions: written.map(({ question, noncommittal }, i) => ({
        text: question,
        noncommittal,
        cosine: cosines[i],
      })),
      noncommittal,
      embedder,
    },
  };
}

async function inThreeCalls(
  ctx: ScoringContext,
  key: string,
  answer: string,
): Promise<Question[] | null> {
  const numbers = Array.from({ length: QUESTIONS }, (_, i) => i + 1);
  const replies = await Promise.all(
    numbers.map((n) =>
      ctx.ask({
        key: `${key}/question/${n}`,
        role: 'scorer',
        prompt: renderPrompt('scoring/question', {
          ...ctx.dates,
          answer: ctx.fence('answer', answer),
        }),
        maxTokens: ctx.options.tokens.scoring,
        schema: z.object({ question: z.string(), noncommittal: looseBoolean }),
      }),
    ),
  );
  const read = replies.flatMap((reply) => (reply.ok ? [reply.value] : []));
  return read.length === replies.length ? read : null;
}

async function inOneCall(
  ctx: ScoringContext,
  key: string,
  answer: string,
): Promise<Question[] | null> {
  const brief = ctx.options.brief !== undefined;
  const question = z.object({
    question: z.string().meta(caps(brief, { maxLength: 80 })),
    noncommittal: looseBoolean,
  });
  const reply = await ctx.ask({
    key: `${key}/questions`,
    role: 'scorer',
    prompt: renderPrompt('scoring/questions', {
      ...ctx.dates,
      answer: ctx.fence('answer', answer),
    }),
    maxTokens: ctx.options.tokens.scoring,
    schema: z.object({
      questions: z.array(question).meta(caps(brief, { maxItems: QUESTIONS })),
    }),
  });
  return reply.ok ? reply.value.questions : null;
}
