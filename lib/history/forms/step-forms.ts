import { z } from 'zod';
import { roles } from '../../debate/context';
import type {
  AnswerStep,
  AskedModel,
  BudgetStep,
  ConfidenceWord,
  ConsistencyStep,
  ControlStep,
  FailedCallStep,
  FitStep,
  GateFailure,
  GateStep,
  JudgeStep,
  ModerationStep,
  Next,
  PoolItem,
  PoolStep,
  PreferenceStep,
  ProposedStep,
  QueryStep,
  ReplyStep,
  ReportStep,
  SelectionStep,
  ShownStep,
  StepKind,
  StepValues,
  SummariesStep,
  Summary,
} from '../../debate/steps';
import type { ToolId } from '../../evidence/retrieval';
import type { ChatReply, Usage } from '../../models/chat-model';
import { factChecks, preparation } from './claim-form';
import {
  documentHead,
  lookedIn,
  passage,
  quotation,
  relation,
  retrieval,
  withheld,
} from './evidence-forms';
import { count, counts, form, oneOf, onlyTrue, text, texts } from './form';
import { faithfulness, relevance, thresholds } from './score-forms';

const role = z.enum(roles);
const flag = z.boolean();
const label = text.nullable();
const quotations = z.array(quotation);
const numbered = { round: z.int() };

export const tool = oneOf<ToolId>({ rag: true, search: true, pool: true, none: true });
const next = oneOf<Next>({ end: true, round: true, judge: true, 'judge-budget': true });
export const confidence = oneOf<ConfidenceWord>({
  ...{ 'almost-certain': true, likely: true, leaning: true, unclear: true },
});

const usage = form<Usage>({
  ...{ input: count, output: count, cached: count.optional(), estimated: flag.optional() },
});

const reply = form<ChatReply>({
  ...{ text, reasoning: text.optional(), usage, model: text, warnings: texts },
  finish: oneOf<ChatReply['finish']>({ stop: true, length: true, filtered: true }),
});

export const price = form<NonNullable<AskedModel['price']>>({
  ...{ input: z.number(), output: z.number() },
});

const by = form<AskedModel>({
  ...{ id: text, name: text, demonstration: flag, price: price.optional() },
});

const failure = form<GateFailure>({
  ...{ agent: text, value: z.number().optional(), threshold: z.number() },
  metric: oneOf<GateFailure['metric']>({ faithfulness: true, relevance: true }),
});

/** What an imported journal may hold, by kind: a kind without its form does not compile. */
export const stepForms: { [K in StepKind]: z.ZodType<StepValues[K]> } = {
  reply: form<ReplyStep>({ role, reply, by: by.optional() }),
  failedCall: form<FailedCallStep>({ role, usage, by: by.optional() }),
  preparation,
  factChecks,
  query: form<QueryStep>({
    ...{ text, changed: flag, thought: text.optional(), keywords: text.optional() },
    tool: tool.optional(),
  }),
  retrieval,
  summaries: form<SummariesStep>({
    summaries: z.array(form<Summary>({ document: text, text })),
  }),
  answer: form<AnswerStep>({
    ...{ text, label, quotations, unparsed: flag.optional() },
    sides: form<NonNullable<AnswerStep['sides']>>({ for: text, against: text }).optional(),
  }),
  embedding: z.union([
    z.object({ embedder: text, vectors: z.array(z.array(z.number())) }),
    z.object({ embedder: text, failed: text }),
  ]),
  faithfulness,
  relevance,
  questions: z.object({ questions: texts }),
  pool: form<PoolStep>({
    by: oneOf<PoolStep['by']>({ given: true, gatherer: true }),
    items: z.array(
      form<PoolItem>({
        ...{ n: z.int(), question: text.optional(), answer: text.optional(), passage },
      }),
    ),
    documents: z.array(documentHead),
    ...{ lookedIn, withheld },
  }),
  selection: form<SelectionStep>({ numbers: counts }),
  gate: form<GateStep>({
    ...{ ...numbered, label: text.optional(), thresholds, next },
    outcome: oneOf<GateStep['outcome']>({
      ...{ agreed: true, disagree: true, unstable: true, 'no-label': true },
    }),
    failures: z.array(failure),
  }),
  moderation: form<ModerationStep>({
    ...{ ...numbered, insight: text, gaps: text, justificationForProceeding: text },
    ...{ justificationForVerdict: text, label, quotations, unparsed: text.optional(), next },
    proceeding: oneOf<'yes' | 'no'>({ yes: true, no: true }).nullable(),
  }),
  preference: form<PreferenceStep>({
    ...{ ...numbered, preference: flag, side: text, reason: text, label, next },
    unparsed: text.optional(),
  }),
  consistency: form<ConsistencyStep>({ ...numbered, consistent: flag, text, next }),
  affords: z.object({ affords: flag }),
  judge: form<JudgeStep>({
    ...{ label: text, justification: text, quotations, fallback: flag, insights: text.optional() },
  }),
  proposed: form<ProposedStep>({
    ...{ ...numbered, label: text, text, unanimous: flag.optional() },
    by: oneOf<ProposedStep['by']>({
      ...{ consensus: true, judge: true, moderator: true, summary: true, vote: true },
      ...{ budget: true, answer: true },
    }),
  }),
  fit: form<FitStep>({
    asked: counts,
    relations: z.array(form<FitStep['relations'][number]>({ e: z.int(), relation })),
    unparsed: onlyTrue.optional(),
  }),
  control: form<ControlStep>({ claim: text, steering: texts, unread: texts }),
  shown: form<ShownStep>({
    ...{ label: text, proposed: text, overruled: flag, confidence, sources: texts },
    calibrated: flag,
    why: oneOf<ShownStep['why']>({
      ...{ stands: true, 'no-supporting-quotation': true, 'no-contradicting-quotation': true },
      ...{ 'not-both-sides': true, 'only-same-page': true, 'only-qualified': true },
      ...{ 'not-confirmed': true, steered: true, 'rule-off': true },
    }),
  }),
  report: form<ReportStep>({
    ...{ justification: text, corrected: text.optional(), counter: text.optional() },
    ...{ wouldChange: text.optional(), cited: counts, dropped: count },
    unquoted: z
      .array(
        oneOf<NonNullable<ReportStep['unquoted']>[number]>({
          ...{ justification: true, counter: true, wouldChange: true },
        }),
      )
      .optional(),
  }),
  budget: form<BudgetStep>({
    limit: oneOf<BudgetStep['limit']>({ calls: true, tokens: true, money: true, minutes: true }),
    at: text,
  }),
};
