import { withinBudget } from '../debate/budget';
import type { FitStep, ProposedStep, ReportStep, ShownStep } from '../debate/steps';
import type { EvidenceItem } from '../debate/view-types';
import { confidenceCalibrated, confidenceWord } from './confidence';
import { checkControl } from './control';
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
 * code, a word of confidence, and the report where the preset has them. Records `fit`, `control`, `shown`, then
 * `report`. A debate that a budget cut short gets neither reading nor report: there is nothing left to pay them with,
 * so its quotations stay as the debate called them; as the fit check left them where the budget ends between the two
 * readings.
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
  const fitting = withFit(quoted, fit);
  const control = fit && (await withinBudget(() => checkControl(ctx, fitting, around)));
  const evidence = withFit(quoted, fit, control);
  const steered = control !== undefined && control.steering.length > 0;
  const ruling = rulingOn(ctx, proposed.label, { quoted, fitting, evidence, steered });
  // What a budget kept from being read again is no surer than what it cut short.
  const unread = reads && !control && ruling.sources.length > 0;
  const shown = await ctx.record('shown', 'shown', {
    ...ruling,
    proposed: proposed.label,
    confidence: confidenceWord({
      stand: standOf(ctx.labels, ruling.label),
      by: unread ? 'budget' : proposed.by,
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

interface Stages {
  /** As the debate called it, after the fit check, and after the control reading. */
  quoted: readonly EvidenceItem[];
  fitting: readonly EvidenceItem[];
  evidence: readonly EvidenceItem[];
  /** Whether a source was read as deciding the control claim. */
  steered: boolean;
}

/** The rule after both readings; where only one of them made it overrule, it says so. */
function rulingOn(
  { labels, options }: ScoringContext,
  label: string,
  { quoted, fitting, evidence, steered }: Stages,
): Ruling {
  const by = (items: readonly EvidenceItem[]) => verdictRule(label, labels, items, options.rule);
  const ruling = by(evidence);
  if (!ruling.overruled) return ruling;
  if (steered && !by(fitting).overruled) return { ...ruling, why: 'steered' };
  if (ruling.why === 'only-qualified' || by(quoted).overruled) return ruling;
  return { ...ruling, why: 'not-confirmed' };
}
