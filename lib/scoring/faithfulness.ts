import { z } from 'zod';
import { renderPrompt } from '../../prompts';
import { caps } from './reply-caps';
import type { Faithfulness } from './score-types';
import { looseBoolean, type ScoredAnswer, type ScoringContext } from './scoring-context';

/**
 * Faithfulness: the share of an answer's statements that its documents bear out, from 0 to 1
 * (Tool-MAD III.C, as ragas 0.3.0 computes it: statements, then one verdict each against all documents
 * as one context). Two calls; one where scoring is compact. An answer without statements has no score:
 * it is `failed`, never 0 or NaN (explodinggradients/ragas#2806).
 */
export async function scoreFaithfulness(
  ctx: ScoringContext,
  scored: ScoredAnswer,
): Promise<Faithfulness> {
  const { key, documents } = scored;
  if (documents === null) return ctx.record('faithfulness', key, { state: 'not-applicable' });
  const judge = ctx.options.compactScoring ? inOneCall : inTwoCalls;
  return ctx.record('faithfulness', key, await judge(ctx, { ...scored, documents }));
}

type Judged = { text: string; supported: boolean; reason?: string };
type WithDocuments = ScoredAnswer & { documents: string };

async function inTwoCalls(
  ctx: ScoringContext,
  { key, answer, documents }: WithDocuments,
): Promise<Faithfulness> {
  const split = await ctx.ask({
    key: `${key}/statements`,
    role: 'scorer',
    prompt: renderPrompt('scoring/statements', {
      ...ctx.dates,
      claim: ctx.fence('claim', ctx.claim.text),
      answer: ctx.fence('answer', answer),
    }),
    maxTokens: ctx.options.tokens.scoring,
    schema: z.object({ statements: z.array(z.string()) }),
  });
  if (!split.ok) return { state: 'failed', why: 'unparsable' };
  const statements = split.value.statements.filter((text) => text.trim() !== '');
  if (statements.length === 0) return { state: 'failed', why: 'no-statements' };

  const checked = await ctx.ask({
    key: `${key}/verdicts`,
    role: 'scorer',
    prompt: renderPrompt('scoring/verdicts', {
      ...ctx.dates,
      documents,
      statements: ctx.fence('statements', statements.map((s, i) => `${i + 1}. ${s}`).join('\n')),
    }),
    maxTokens: ctx.options.tokens.scoring,
    schema: z.object({
      verdicts: z.array(z.object({ n: z.int(), reason: z.string(), supported: looseBoolean })),
    }),
  });
  if (!checked.ok) return { state: 'failed', why: 'unparsable' };
  const { verdicts } = checked.value;
  if (verdicts.length === 0) return { state: 'failed', why: 'no-verdicts' };
  const inOrder = verdicts.length === statements.length;
  return shareOf(
    statements.map((text, i) => {
      const verdict = inOrder ? verdicts[i] : verdicts.find(({ n }) => n === i + 1);
      // A statement nobody judged was not found to follow from the documents.
      return { text, supported: verdict?.supported ?? false, reason: verdict?.reason };
    }),
  );
}

async function inOneCall(
  ctx: ScoringContext,
  { key, answer, documents }: WithDocuments,
): Promise<Faithfulness> {
  const brief = ctx.options.brief !== undefined;
  const reply = await ctx.ask({
    key: `${key}/statements`,
    role: 'scorer',
    prompt: renderPrompt('scoring/faithfulness', {
      ...ctx.dates,
      documents,
      claim: ctx.fence('claim', ctx.claim.text),
      answer: ctx.fence('answer', answer),
    }),
    maxTokens: ctx.options.tokens.scoring,
    schema: z.object({
      statements: z
        .array(
          z.object({
            text: z.string().meta(caps(brief, { maxLength: 100 })),
            supported: looseBoolean,
          }),
        )
        .meta(caps(brief, { maxItems: 2 })),
    }),
  });
  if (!reply.ok) return { state: 'failed', why: 'unparsable' };
  const statements = reply.value.statements.filter(({ text }) => text.trim() !== '');
  return statements.length === 0 ? { state: 'failed', why: 'no-statements' } : shareOf(statements);
}

const shareOf = (statements: Judged[]): Faithfulness => ({
  state: 'scored',
  value: statements.filter(({ supported }) => supported).length / statements.length,
  detail: { statements },
});
