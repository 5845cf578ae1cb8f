import type { Judged } from '../metrics/classification';
import { type PairedComparison, paired } from '../metrics/paired';
import { estimate, number, table } from './markdown';
import type { PaperRow } from './papers';
import type { Bar } from './plots';
import { barPlot } from './plots';
import { type ScoreOptions, type Scores, scoresOf } from './scores';
import { percent, quiet } from './svg';

/** One system's labels on a data set, ours or published. */
export interface System {
  name: string;
  judged: Judged[];
  /** What it is, where its name does not say. */
  about?: string;
  /** Of our runs: a claim's calls, tokens, seconds on average. */
  perClaim?: { calls: number; inputTokens: number; outputTokens: number; seconds: number };
}

export interface Comparison {
  systems: { name: string; about?: string; scores: Scores; perClaim?: System['perClaim'] }[];
  /** The first system against every other, on the claims both have. */
  pairs: { first: string; second: string; paired: PairedComparison }[];
  papers: PaperRow[];
}

/** Compares systems, the first with each of the others, claim by claim. Systems without claims are left out. */
export function compare(
  systems: readonly System[],
  papers: PaperRow[],
  options: ScoreOptions,
): Comparison {
  const scored = systems.flatMap(({ name, about, judged, perClaim }) => {
    const scores = scoresOf(judged, undefined, options);
    return scores ? [{ name, scores, ...(about && { about }), ...(perClaim && { perClaim }) }] : [];
  });
  const [first, ...others] = systems.filter(({ judged }) => judged.length > 0);
  const pairs = others.flatMap((second) => {
    if (!first) return [];
    const found = paired(first.judged, second.judged, options);
    return found.claims > 0 ? [{ first: first.name, second: second.name, paired: found }] : [];
  });
  return { systems: scored, pairs, papers };
}

/** For people. With `plots` it shows the plot that lies beside it. */
export function compareMarkdown(
  { systems, pairs, papers }: Comparison,
  { plots = false } = {},
): string {
  const rows = systems.map(({ name, scores, perClaim }) => [
    ...[name, `${scores.right} of ${scores.claims}`, estimate(scores.accuracy)],
    estimate(scores.macroF1),
    perClaim ? number(perClaim.calls) : '–',
    perClaim ? `${number(perClaim.inputTokens, 0)} / ${number(perClaim.outputTokens, 0)}` : '–',
    perClaim ? number(perClaim.seconds) : '–',
  ]);
  const pairRows = pairs.map(({ first, second, paired: found }) => [
    ...[first, second, String(found.claims)],
    ...[found.onlyFirst, found.onlySecond].map(String),
    `${signed(found.difference)} (${signed(found.interval.low)} to ${signed(found.interval.high)})`,
    found.p < 0.0001 ? '< 0.0001' : number(found.p, 4),
  ]);
  const head = [
    'system',
    'right',
    'accuracy (EM)',
    'macro F1',
    'calls',
    'tokens in / out',
    'seconds',
  ];
  const pairHead = [
    'first',
    'second',
    'claims',
    'only first',
    'only second',
    'difference',
    'McNemar p',
  ];
  const parts = ['# Comparison', table(head, rows)];
  const abouts = new Map<string, string[]>();
  for (const { name, about } of systems) {
    if (about) abouts.set(about, [...(abouts.get(about) ?? []), name]);
  }
  if (abouts.size > 0)
    parts.push([...abouts].map(([about, names]) => `- ${names.join(', ')}: ${about}.`).join('\n'));
  if (pairRows.length > 0)
    parts.push(
      '## Claim by claim',
      table(pairHead, pairRows),
      'Difference: accuracy of the second minus the first, with 95 % bootstrap interval; p: exact McNemar test, two-sided.',
    );
  if (plots) parts.push('![accuracy](accuracy.svg)');
  if (papers.length > 0)
    parts.push(
      '## What the papers print',
      'Other claims, other models, and mostly other evidence than in the runs above: not comparable claim by claim.',
      table(
        ['where', 'system', 'model', 'data', 'accuracy', 'source'],
        papers.map(({ table: where, system, model, data, accuracy, source }) => [
          ...[where, system, model, data, percent(accuracy), source],
        ]),
      ),
    );
  return `${parts.join('\n\n')}\n`;
}

const signed = (share: number): string => `${share > 0 ? '+' : ''}${percent(share)}`;

/** Accuracy of all systems with intervals; the papers' rows below, in grey. */
export function comparePlot({ systems, papers }: Comparison): string {
  const own = systems.map(
    ({ name, scores: { accuracy } }): Bar => ({
      ...{ name, value: accuracy.value, low: accuracy.low, high: accuracy.high },
    }),
  );
  const printed = papers
    .filter(({ model }) => model === 'GPT-4o-mini' || model === 'not read')
    .map(
      ({ system, accuracy, low, high, table: where, data }): Bar => ({
        ...{ name: `${system}, ${aboutRow(where, data)}`, value: accuracy, colour: quiet },
        ...(low !== undefined && high !== undefined && { low, high }),
      }),
    );
  const about = 'with 95 % bootstrap intervals; grey: as printed in the papers, other claims';
  return barPlot([...own, ...printed], 'Accuracy (EM)', about);
}

/** `Table III`, or for DebateCV's rows the evidence they were given. */
const aboutRow = (where: string, data: string): string => data.split(', ')[1] ?? where;

/** Every claim with every system's label, as tab-separated values. */
export function claimTable(systems: readonly System[], texts: ReadonlyMap<string, string>): string {
  const gold = new Map(systems.flatMap(({ judged }) => judged.map((one) => [one.id, one.gold])));
  const labels = systems.map(({ judged }) => new Map(judged.map((one) => [one.id, one.predicted])));
  const clean = (text: string) => text.replaceAll(/[\t\r\n]+/gu, ' ');
  const rows = [...gold].map(([id, label]) =>
    [id, texts.get(id) ?? '', label, ...labels.map((own) => own.get(id) ?? '')].map(clean),
  );
  const head = ['claim_id', 'claim', 'gold', ...systems.map(({ name }) => name)];
  return `${[head, ...rows].map((row) => row.join('\t')).join('\n')}\n`;
}
