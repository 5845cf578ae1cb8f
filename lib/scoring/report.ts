import { z } from 'zod';
import { renderPrompt } from '../../prompts';
import type { ProposedStep, ReportStep, ShownStep } from '../debate/steps';
import type { EvidenceItem } from '../debate/view-types';
import { saysNoMore } from './corrected';
import { standOf } from './labels';
import { keepMarks } from './marks';
import { caps } from './reply-caps';
import type { ScoringContext } from './scoring-context';

/**
 * The report: one call after the protocol, outside its published call count. It sees the counted quotations
 * under their evidence numbers, and may cite no others: marks it makes up are taken out and counted.
 * Undefined when the reply stayed unparsable: the panel then shows verdict and evidence without it.
 */
export async function writeReport(
  ctx: ScoringContext,
  proposed: ProposedStep,
  shown: ShownStep,
  evidence: readonly EvidenceItem[],
): Promise<ReportStep | undefined> {
  const counted = evidence.filter((item) => item.counts);
  const brief = ctx.options.brief !== undefined;
  const refuted = standOf(ctx.labels, shown.label) === 'refuted';
  const reply = await ctx.ask({
    key: 'report',
    role: 'reporter',
    prompt: renderPrompt('scoring/report', {
      ...ctx.dates,
      evidence: evidenceBlock(ctx, counted),
      debate: ctx.fence('the debate’s last word', proposed.text),
      claim: ctx.fence('claim', ctx.claim.text),
      label: shown.label,
      meaning: ctx.labels.labels.find(({ id }) => id === shown.label)?.definition ?? '',
      overruled: shown.overruled
        ? `The debate had proposed "${shown.proposed}", which its quotations do not bear out.`
        : 'The debate proposed it.',
      length: brief ? 'one sentence a field' : 'one to three plain sentences a field',
    }),
    maxTokens: ctx.options.tokens.report,
    schema: reportSchema(brief),
  });
  if (!reply.ok) return undefined;
  const rules = { counted, claim: ctx.claim.text, refuted };
  return ctx.record('report', 'report', tidy(reply.value, rules));
}

const reportSchema = (brief: boolean) => {
  const text = (maxLength: number) => z.string().meta(caps(brief, { maxLength }));
  return z.preprocess(
    (reply) => ({ corrected: null, counter: null, wouldChange: null, ...Object(reply) }),
    z.object({
      justification: text(160),
      corrected: text(100).nullable(),
      counter: text(80).nullable(),
      wouldChange: text(80).nullable(),
    }),
  );
};

function evidenceBlock(ctx: Pick<ScoringContext, 'fence'>, counted: EvidenceItem[]): string {
  if (counted.length === 0) return 'There is no evidence that counts.';
  return counted
    .map(({ e, words, relation, source, standing }) => {
      const about = [source.title, source.publisher, source.publishedAt?.slice(0, 10)];
      const from = standing === 'same-page' ? ', the page of the claim itself' : '';
      return ctx.fence(
        `evidence ${e}, ${relation}${from}`,
        `${about.filter(Boolean).join(', ')}\n${words}`.trim(),
      );
    })
    .join('\n');
}

interface Rules {
  counted: readonly EvidenceItem[];
  claim: string;
  refuted: boolean;
}

/**
 * Keeps what may be shown. A corrected sentence without a counted quotation, or with a number or name that neither
 * its quotations nor the claim have, is left out: readers copy it. The other texts stay, and where there is evidence
 * to cite and they cite none, that is noted beside them.
 */
function tidy(
  reply: z.infer<ReturnType<typeof reportSchema>>,
  { counted, claim, refuted }: Rules,
): ReportStep {
  const allowed = new Set(counted.map(({ e }) => e));
  const cited = new Set<number>();
  const unquoted: NonNullable<ReportStep['unquoted']> = [];
  let dropped = 0;
  const keep = (text: string | null, name?: (typeof unquoted)[number]): string | undefined => {
    if (!text?.trim()) return undefined;
    const kept = keepMarks(text, allowed);
    dropped += kept.dropped;
    for (const number of kept.cited) cited.add(number);
    if (name && kept.cited.length === 0 && counted.length > 0) unquoted.push(name);
    return kept.text || undefined;
  };
  const borneOut = (text: string | null): boolean => {
    const numbers = keepMarks(text ?? '', allowed).cited;
    const words = counted.filter(({ e }) => numbers.includes(e)).map((item) => item.words);
    return words.length > 0 && saysNoMore(text ?? '', [claim, ...words]);
  };
  const justification = keep(reply.justification, 'justification') ?? '';
  const corrected = refuted && borneOut(reply.corrected) ? keep(reply.corrected) : undefined;
  const counter = keep(reply.counter, 'counter');
  const wouldChange = keep(reply.wouldChange, 'wouldChange');
  return {
    justification,
    ...(corrected && { corrected }),
    ...(counter && { counter }),
    ...(wouldChange && { wouldChange }),
    ...(unquoted.length > 0 && { unquoted }),
    cited: [...cited].sort((a, b) => a - b),
    dropped,
  };
}
