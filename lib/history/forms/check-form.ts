import { z } from 'zod';
import type { Budget, Check, CheckStatus, ClaimDecision, ModelNote } from '../../debate/check';
import { type AgentSpec, type Decoding, type ProtocolOptions, roles } from '../../debate/context';
import { type ErrorAction, type ErrorRecord, errorCodes } from '../../errors';
import type { Choice } from '../../scoring/labels';
import { claim, notCheckable } from './claim-form';
import { leftOut } from './evidence-forms';
import { count, form, moment, oneOf, text, texts } from './form';
import { thresholds } from './score-forms';
import { confidence, price, tool } from './step-forms';

const flag = z.boolean();
const limit = z.number().positive().optional();
const off = z.literal(false);

const modelNote = form<ModelNote>({
  ...{ id: text, name: text, demonstration: flag, price: price.optional() },
});

const agent = form<AgentSpec>({
  ...{ id: text, toolName: text, tool, role: z.enum(roles).optional() },
  stance: oneOf<NonNullable<AgentSpec['stance']>>({
    ...{ affirmative: true, negative: true },
  }).optional(),
});

const options = form<ProtocolOptions>({
  preset: oneOf<ProtocolOptions['preset']>({ paper: true, product: true }),
  ...{ maxRounds: count, passages: count, rewriteQueries: flag, prepare: flag.optional() },
  field: z.literal('medical').optional(),
  factChecks: oneOf<'show' | 'use'>({ show: true, use: true }).optional(),
  ...{ quotations: flag.optional(), selection: flag.optional(), relevance: off.optional() },
  gather: form<NonNullable<ProtocolOptions['gather']>>({
    ...{ questions: count, passages: count },
  }).optional(),
  ...{ stability: flag, thresholds, compactScoring: flag, lowScoreAlert: flag },
  ...{ unchangedQueryShortcut: flag, agreedNotEnoughPasses: flag },
  ...{ rule: flag, fitCheck: flag, report: flag },
  decoding: form<Decoding>({
    temperature: z.number().optional(),
    ...{ topP: z.number().optional(), seed: z.number().optional() },
  }),
  tokens: form<ProtocolOptions['tokens']>({
    ...{ answer: count, query: count, scoring: count, judge: count, report: count },
  }),
  brief: form<NonNullable<ProtocolOptions['brief']>>({
    ...{ passageWords: count, judgeWords: count },
  }).optional(),
});

const error = form<ErrorRecord>({
  code: z.enum(errorCodes),
  params: z.record(text, text),
  action: oneOf<ErrorAction>({
    ...{ retry: true, 'choose-model': true, 'fix-key': true, 'fix-endpoint': true },
    ...{ 'allow-origin': true, 'grant-access': true, 'free-space': true, 'run-again': true },
    ...{ 'download-model': true, wait: true, 'choose-claim': true },
  }),
});

/** A check's record as it is stored and exported. */
export const checkForm = form<Check>({
  ...{ id: text.min(1), claim, protocol: text, options, labels: text, agents: z.array(agent) },
  choices: z.array(form<Choice>({ id: text, text })).optional(),
  // Checks of earlier versions lack the roles that came later.
  models: z.partialRecord(z.enum(roles), modelNote).refine(hasDebaters),
  ...{ embedder: text, createdAt: moment, updatedAt: moment, siblings: texts.optional() },
  budget: form<Budget>({ calls: limit, tokens: limit, money: limit, minutes: limit }),
  status: oneOf<CheckStatus>({
    ...{ running: true, paused: true, stopped: true, finished: true, outdated: true },
  }),
  error: error.optional(),
  runs: z.array(form<Check['runs'][number]>({ from: moment, to: moment })),
  outcome: form<NonNullable<Check['outcome']>>({ label: text, confidence }).optional(),
  decision: form<ClaimDecision>({ of: text, at: moment }).optional(),
  leftOut: z.array(leftOut).optional(),
  ...{ noClaim: notCheckable.optional(), searchText: text.optional() },
});

function hasDebaters(models: Partial<Check['models']>): models is Check['models'] {
  return models.debater !== undefined && models.judge !== undefined;
}
