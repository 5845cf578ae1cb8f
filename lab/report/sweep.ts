import { duration } from '../run/progress';
import { estimate, number, table } from './markdown';
import type { Report } from './report-types';

/** Many runs' figures in one table, a line each, in the order they were run. */
export function sweepMarkdown(reports: readonly Report[]): string {
  const [first] = reports;
  if (!first) return '# Sweep\n\nNo run has come to an end.\n';
  const { config } = first;
  const models = Object.values(config.models).map(({ model }) => model);
  const rows = reports.map((report) => {
    const { config: own, all, claims, unfinished, total, perClaim, repairs } = report;
    const done = claims - unfinished.length;
    return [
      ...[own.protocol, own.preset, own.evidence],
      `${all?.proposed.right ?? 0} of ${done}${done < claims ? ` (${claims - done} unfinished)` : ''}`,
      all ? estimate(all.proposed.accuracy) : '–',
      `${total.calls}`,
      String(repairs),
      `${total.inputTokens} / ${total.outputTokens}`,
      number(perClaim.seconds),
      duration(report.ranSeconds * 1000),
    ];
  });
  const head = [
    ...['protocol', 'preset', 'evidence', 'right', 'accuracy (95 %)', 'calls'],
    ...['asked again', 'tokens in / out', 'seconds a claim', 'took'],
  ];
  const whole = reports.reduce((sum, { ranSeconds }) => sum + ranSeconds, 0);
  const facts = [
    `${first.claims} claims of ${config.data}`,
    `drawn with seed ${config.seed}`,
    `models: ${[...new Set(models)].join(', ')}`,
    ...(config.maxTokens ? [`replies of at most ${config.maxTokens} tokens`] : []),
    `all runs together ${duration(whole * 1000)}`,
  ];
  return `# Sweep\n\n${facts.join('; ')}.\n\n${table(head, rows)}\n\n${NOTE}\n`;
}

const NOTE =
  'Right: proposed label (the published protocol’s), Exact Match. Asked again: replies that could not be read and were asked for once more; they are among the calls. Seconds a claim include waiting for a place at the model; took: the time in which at least one claim was running.';
