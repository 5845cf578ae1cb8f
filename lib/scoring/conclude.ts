import { withinBudget } from '../debate/budget';
import type { FitStep, ProposedStep, ReportStep, ShownStep } from '../debate/steps';
import type { EvidenceItem } from '../debate/view-types';
import { confidenceCalibrated, confidenceWord } from './confidence';
import { checkFit } from './fit';
import { withFit } from './fitted';
import { standOf } from './labels';
import type { Around } from './neighbours';
import { writeReport } from './report';
import type { ScoringContext } from './scoring-context';
import { type Ruling, verdictRule } from './verdict-rule';

/** What the journal knows beside the evidence list. */
export interface Concluding {
  /** The last scored round's mean faithfulness (`groundednessOf`), 0 to 1. */
  groundedness?: number | null;
  /** What stands around a quotation (`neighboursIn`). */
  around?: Around;
}

/**
 * From the proposed label to what the reader is shown: the second reading of the counting quotations, the rule in
 * code, a word of confidence, and the report where the preset has them. Records `fit`, `shown`, then `report`.
 * A debate that a budget cut short gets neither reading nor report: there is nothing left to pay them with, so its
 * quotations stay as the debate called them.
 */
export async function conclude(
  ctx: ScoringContext,
  proposed: ProposedStep,
  quoted: EvidenceItem[],
  { groundedness = null, around = () => undefined }: Concluding = {},
): Promise<{ shown: ShownStep; fit?: FitStep; report?: ReportStep }> {
  const cut = proposed.by === 'budget';
  const reads = ctx.options.fitCheck && !cut;
  const fit = reads ? await withinBudget(() => checkFit(ctx, quoted, around)) : undefined;
  const evidence = withFit(quoted, fit);
  const ruling = rulingOn(ctx, proposed.label, quoted, evidence);
  const shown = await ctx.record('shown', 'shown', {
    ...ruling,
    proposed: proposed.label,
    confidence: confidenceWord({
      stand: standOf(ctx.labels, ruling.label),
      by: proposed.by,
      unanimous: proposed.unanimous,
      overruled: ruling.overruled,
      sources: ruling.sources.length,
      groundedness,
      rounds: proposed.round,
    }),
    calibrated: confidenceCalibrated,
  });
  const done = { shown, ...(fit && { fit }) };
  if (!ctx.options.report || cut) return done;
  const report = await withinBudget(() => writeReport(ctx, proposed, shown, evidence));
  return report ? { ...done, report } : done;
}

/** The rule after the second reading; where only that made it overrule, it says so. */
function rulingOn(
  { labels, options }: ScoringContext,
  label: string,
  quoted: readonly EvidenceItem[],
  evidence: readonly EvidenceItem[],
): Ruling {
  const ruling = verdictRule(label, labels, evidence, options.rule);
  if (!ruling.overruled || ruling.why === 'only-qualified') return ruling;
  const before = verdictRule(label, labels, quoted, options.rule);
  return before.overruled ? ruling : { ...ruling, why: 'not-confirmed' };
}
