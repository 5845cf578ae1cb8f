import { z } from 'zod';
import { renderPrompt } from '../../../prompts';
import type { AgentSpec, Protocol, ProtocolContext } from '../../debate/context';
import type { AnswerStep, PoolStep } from '../../debate/steps';
import { readLabel } from '../../scoring/read-label';
import { caps } from '../../scoring/reply-caps';
import { formFor, quotationParts, roleOf, withLabel } from '../shared/answer';
import {
  type Brief,
  draftsOf,
  labelSchema,
  quotationsSchema,
  type RepliedQuotation,
} from '../shared/answer-schema';
import { copyableSpans } from '../shared/copyable-spans';
import { poolPassages } from '../shared/pool';
import { onceSlots } from './ask-once';
import { evidenceFor, nothingYet, proposedBy, soloOf } from './solo';

/**
 * Both sides in one head: the strongest case for the claim, the strongest against it, then the decision, all in
 * one call. The cheapest thing a debate must beat. 1 call.
 */
export const twoSided: Protocol = {
  id: 'two-sided',
  run: async (ctx) => {
    const agent = soloOf(ctx);
    const pool = await evidenceFor(ctx, agent);
    return proposedBy(ctx, await weigh(ctx, agent, pool));
  },
  cutShort: nothingYet,
};

const words = {
  quoted: `JSON: "caseFor" (the strongest case that it is correct), "caseAgainst" (the strongest case that it is not), "prose" (how you weigh them, with a mark like [1] at each quotation), "quotations" (per mark: ${quotationParts}), "label"`,
  plain:
    'JSON: "caseFor" (the strongest case that it is correct), "caseAgainst" (the strongest case that it is not), "prose" (how you weigh them), "label"',
};

async function weigh(
  ctx: ProtocolContext,
  agent: AgentSpec,
  pool: PoolStep | null,
): Promise<AnswerStep> {
  const key = `round/1/${agent.id}/answer`;
  const quoted = formFor(ctx, agent, 'line') === 'quoted';
  const form = quoted ? words.quoted : words.plain;
  const passages = poolPassages(pool?.items ?? []);
  const reply = await ctx.ask({
    ...{ key, role: roleOf(agent), maxTokens: ctx.options.tokens.judge },
    prompt: renderPrompt('baselines/two-sided', { ...onceSlots(ctx, pool), form }),
    schema: weighedSchema(ctx, quoted, copyableSpans(ctx, passages)),
  });
  if (!reply.ok) {
    const label = readLabel(reply.text, ctx.labels);
    return ctx.record('answer', key, { text: reply.text, label, quotations: [], unparsed: true });
  }
  const { caseFor, caseAgainst, prose, quotations = [], label } = reply.value;
  return ctx.record('answer', key, {
    text: withLabel(prose, label),
    label,
    quotations: await ctx.quote({ passages }, draftsOf(quotations, passages)),
    sides: { for: caseFor, against: caseAgainst },
  });
}

interface Weighed {
  caseFor: string;
  caseAgainst: string;
  prose: string;
  quotations?: RepliedQuotation[] | undefined;
  label: string;
}

function weighedSchema(
  { labels }: Pick<ProtocolContext, 'labels'>,
  quoted: boolean,
  brief: Brief = false,
): z.ZodType<Weighed> {
  const text = () => z.string().meta(caps(brief !== false, { maxLength: 100 }));
  const cases = { caseFor: text(), caseAgainst: text(), prose: text() };
  const label = labelSchema(labels);
  return quoted
    ? z.object({ ...cases, quotations: quotationsSchema(brief), label })
    : z.object({ ...cases, label });
}
