import { z } from 'zod';
import type { ProtocolOptions } from '../../debate/context';
import { caps } from '../../scoring/reply-caps';
import { type Brief, quotationsSchema, type RepliedQuotation } from '../shared/answer-schema';
import { looseText, withLooseKeys } from '../shared/loose';

type Switches = Pick<ProtocolOptions, 'quotations'>;

interface Moderation {
  primaryInsight: string;
  evidenceGaps: string;
  justificationForProceeding: string;
  proceeding: 'Yes' | 'No';
  justificationForVerdict: string;
  verdict: string;
  /** Only where replies carry quotations. */
  quotations?: RepliedQuotation[] | undefined;
}

/**
 * The Moderator's reply, read as tolerantly as published: any object will do, under our names or the published
 * spaced ones, and only "No" or "n" ends a debate.
 */
export function moderationSchema(
  { quotations }: Switches,
  brief: Brief = false,
): z.ZodType<Moderation> {
  const text = (maxLength: number) => looseText.meta(caps(brief !== false, { maxLength }));
  const said = {
    primaryInsight: text(60),
    evidenceGaps: text(40),
    justificationForProceeding: text(40),
    proceeding: z.preprocess(yesOrNo, z.enum(['Yes', 'No'])),
    justificationForVerdict: text(100),
    verdict: text(40),
  };
  const keys = [...Object.keys(said), 'quotations'];
  // One that goes on has no verdict to bear out.
  const quoted = { ...said, quotations: quotationsSchema(brief, 0) };
  const aliases = { proceedingnecessity: 'proceeding' };
  return quotations === false
    ? withLooseKeys(keys, z.object(said), aliases)
    : withLooseKeys(keys, z.object(quoted), aliases);
}

interface Verdict {
  justification: string;
  verdict: string;
  quotations?: RepliedQuotation[] | undefined;
}

/** The Judge's second reply; one without a word of a verdict is none. */
export function verdictSchema({ quotations }: Switches, brief: Brief = false): z.ZodType<Verdict> {
  const text = (maxLength: number) => looseText.meta(caps(brief !== false, { maxLength }));
  const said = {
    justification: text(160),
    verdict: text(40),
  };
  const keys = [...Object.keys(said), 'quotations'];
  const quoted = { ...said, quotations: quotationsSchema(brief) };
  const aliases = { justificationforverdict: 'justification' };
  return quotations === false
    ? withLooseKeys(keys, z.object(said), aliases)
    : withLooseKeys(keys, z.object(quoted), aliases);
}

const yesOrNo = (value: unknown): unknown =>
  value === false || /^\s*n(?:o\b|\s*$)/iu.test(String(value)) ? 'No' : 'Yes';
