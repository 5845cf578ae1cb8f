import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from './outcome';
import { barPlot, calibrationPlot, confusionPlot, spreadPlot } from './plots';
import type { Report } from './report-types';
import { reportMarkdown } from './run-markdown';
import { percent } from './svg';

/** Writes `report.json`, `report.md`, `claims.jsonl` and `plots/*.svg` into a run's folder. */
export async function writeReport(
  folder: string,
  report: Report,
  outcomes: readonly Outcome[],
): Promise<void> {
  const plots = join(folder, 'plots');
  await mkdir(plots, { recursive: true });
  const files: [string, string][] = [
    [join(folder, 'report.json'), `${JSON.stringify(report, undefined, 2)}\n`],
    [join(folder, 'report.md'), reportMarkdown(report)],
    [join(folder, 'claims.jsonl'), outcomes.map((one) => `${JSON.stringify(one)}\n`).join('')],
    ...plotsOf(report).map(([name, svg]): [string, string] => [join(plots, `${name}.svg`), svg]),
  ];
  await Promise.all(files.map(([path, text]) => writeFile(path, text)));
}

/** Every plot the report has data for, by name. */
export function plotsOf(report: Report): [string, string][] {
  const { all, config, calibration, stability, rounds } = report;
  if (!all) return [];
  const run = `${config.protocol}, ${config.data}, ${config.evidence}`;
  const plots: [string, string][] = [
    ['confusion-proposed', confusionPlot(all.proposed, `Proposed labels: ${run}`)],
    ['confusion-shown', confusionPlot(all.shown, `Shown labels: ${run}`)],
    [
      'f1-by-label',
      barPlot(
        all.proposed.perLabel.map(({ label, f1, support }) => ({
          ...{ name: label, value: f1, note: `${percent(f1)} (${support})` },
        })),
        `F1 by label: ${run}`,
        'proposed labels; in brackets claims with this gold label',
      ),
    ],
    [
      'rounds',
      barPlot(
        Object.entries(rounds).map(([count, claims]) => ({
          name: count === '1' ? '1 round' : `${count} rounds`,
          value: claims / all.proposed.claims,
          note: String(claims),
        })),
        `Rounds: ${run}`,
        'claims by the number of rounds they took',
      ),
    ],
  ];
  if (calibration)
    plots.push([
      'calibration',
      calibrationPlot(calibration.words, `Calibration: ${run}`, 'shown labels by confidence word'),
    ]);
  if (calibration && calibration.groundedness.length > 0)
    plots.push([
      'groundedness',
      calibrationPlot(
        calibration.groundedness,
        `Groundedness: ${run}`,
        'shown labels by mean faithfulness of the last round',
      ),
    ]);
  if (stability?.faithfulness)
    plots.push(['faithfulness', spreadPlot(stability.faithfulness, `Faithfulness: ${run}`)]);
  if (stability?.relevance)
    plots.push(['relevance', spreadPlot(stability.relevance, `Answer relevance: ${run}`)]);
  return plots;
}
