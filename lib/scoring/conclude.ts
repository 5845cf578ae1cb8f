import type { ProposedStep, ReportStep, ShownStep } from '../debate/steps';
import type { EvidenceItem } from '../debate/view-types';
import { confidenceCalibrated, confidenceWord } from './confidence';
import { standOf } from './labels';
import { writeReport } from './report';
import type { ScoringContext } from './scoring-context';
import { verdictRule } from './verdict-rule';

/**
 * From the proposed label to what the reader is shown: the rule in code, a word of confidence, and the report
 * where the preset has one. Records `shown`, then `report`. A debate that a budget cut short gets no report:
 * there is nothing left to pay it with.
 * `groundedness` is the last scored round's mean faithfulness (`groundednessOf`), 0 to 1.
 */
export async function conclude(
  ctx: ScoringContext,
  proposed: ProposedStep,
  evidence: EvidenceItem[],
  groundedness: number | null = null,
): Promise<{ shown: ShownStep; report?: ReportStep }> {
  const ruling = verdictRule(proposed.label, ctx.labels, evidence, ctx.options.rule);
  const shown = await ctx.record('shown', 'shown', {
    ...ruling,
    proposed: proposed.label,
    confidence: confidenceWord({
      stand: standOf(ctx.labels, ruling.label),
      by: proposed.by,
      overruled: ruling.overruled,
      sources: ruling.sources.length,
      groundedness,
      rounds: proposed.round,
    }),
    calibrated: confidenceCalibrated,
  });
  if (!ctx.options.report || proposed.by === 'budget') return { shown };
  const report = await writeReport(ctx, proposed, shown, evidence);
  return report ? { shown, report } : { shown };
}
