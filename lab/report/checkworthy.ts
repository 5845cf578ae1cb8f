import { type WorthLabel, type WorthRow, type WorthSet, worthLabels } from '../data/checkworthy';
import { cohenKappa } from '../metrics/agreement';
import { bootstrap } from '../metrics/bootstrap';
import { accuracy, confusion, type Judged, macroF1 } from '../metrics/classification';
import { number, table } from './markdown';

export interface WorthSystem {
  name: string;
  note?: string;
  predict(row: WorthRow): WorthLabel;
}

export interface MeasuredSystem {
  name: string;
  note?: string;
  judged: Judged[];
  /** Name, then accuracy, macro F1, kappa over three labels and kappa over claim or not, each with its interval. */
  cells: string[];
}

const RESAMPLES = 2000;

/** A system's labels for all rows, with 95 % bootstrap intervals. */
export function measured(
  rows: readonly WorthRow[],
  { name, note, predict }: WorthSystem,
  seed: number,
): MeasuredSystem {
  const judged = rows.map((row) => ({ id: row.id, gold: row.gold, predicted: predict(row) }));
  const two = judged.map(({ id, gold, predicted }) => ({
    ...{ id, gold: twoOf(gold), predicted: twoOf(predicted) },
  }));
  const cell = (of: readonly Judged[], statistic: (sample: readonly Judged[]) => number) => {
    const { low, high } = bootstrap(of, statistic, { seed, resamples: RESAMPLES });
    return `${number(statistic(of), 3)} (${number(low, 3)} to ${number(high, 3)})`;
  };
  return {
    ...{ name, judged },
    ...(note && { note }),
    cells: [
      name,
      cell(judged, accuracy),
      cell(judged, macroF1),
      number(cohenKappa(judged), 3),
      cell(two, macroF1),
      number(cohenKappa(two), 3),
    ],
  };
}

const twoOf = (label: string): string => (label === 'claim' ? 'claim' : 'not');

/** One set's table, and the confusion of each system that is more than one word said always. */
export function worthMarkdown(
  set: WorthSet,
  rows: readonly WorthRow[],
  systems: readonly MeasuredSystem[],
): string {
  const counts = worthLabels.map((label) => {
    const count = rows.filter(({ gold }) => gold === label).length;
    return `${label} ${count}`;
  });
  const head = [
    ...['system', 'accuracy', 'macro F1, three labels', 'kappa, three'],
    ...['macro F1, claim or not', 'kappa, two'],
  ];
  const notes = systems.flatMap(({ name, note }) => (note ? [`${name}: ${note}.`] : []));
  const confusions = systems
    .filter(({ name }) => !name.startsWith('always'))
    .map(({ name, judged }) => confusionTable(name, judged));
  return [
    `## ${set}: ${rows.length} rows (${counts.join(', ')})`,
    table(
      head,
      systems.map(({ cells }) => cells),
    ),
    'In brackets: 95 % bootstrap intervals over rows.',
    ...notes,
    ...confusions,
  ].join('\n\n');
}

function confusionTable(name: string, judged: readonly Judged[]): string {
  const counts = confusion(judged, worthLabels);
  const rows = worthLabels.map((label, i) => [label, ...(counts[i] ?? []).map(String)]);
  return `${name}, people’s label by row:\n\n${table(['', ...worthLabels], rows)}`;
}
