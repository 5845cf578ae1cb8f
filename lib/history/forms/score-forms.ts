import { z } from 'zod';
import type { AnswerRelevance, Faithfulness, Thresholds } from '../../scoring/score-types';
import { form, text } from './form';

type Detail<S> = Extract<S, { state: 'scored' }> extends { detail: infer D } ? D : never;
type Statement = Detail<Faithfulness>['statements'][number];
type Question = Detail<AnswerRelevance>['questions'][number];

const unscored = [
  z.object({ state: z.literal('not-applicable') }),
  z.object({ state: z.literal('failed'), why: text }),
] as const;

const scoreWith = <D>(detail: z.ZodType<D>) =>
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('scored'), value: z.number(), detail }),
    ...unscored,
  ]);

export const faithfulness: z.ZodType<Faithfulness> = scoreWith(
  form<Detail<Faithfulness>>({
    statements: z.array(form<Statement>({ text, supported: z.boolean(), reason: text.optional() })),
  }),
);

export const relevance: z.ZodType<AnswerRelevance> = scoreWith(
  form<Detail<AnswerRelevance>>({
    questions: z.array(
      form<Question>({ text, noncommittal: z.boolean(), cosine: z.number().optional() }),
    ),
    ...{ noncommittal: z.boolean(), embedder: text },
  }),
);

export const thresholds = form<Thresholds>({
  ...{ faithfulness: z.number(), relevance: z.number(), calibrated: z.boolean() },
});
