import { number, table } from '../report/markdown';
import { percent } from '../report/svg';
import { aboutScores } from './about';
import { EXTRACTORS } from './extractors';
import { passageScores } from './passage-counts';
import type { PageResult, SetResult } from './read-sets';
import { difference, type Scored, scored } from './score';

const OTHERS = EXTRACTORS.filter((name) => name !== 'ours');
const interval = ({ value, low, high }: Scored): string =>
  `${number(value, 3)} (${number(low, 3)} to ${number(high, 3)})`;
const signed = (value: number): string => `${value >= 0 ? '+' : '−'}${number(Math.abs(value), 3)}`;

/** All tables of the extraction benchmark, as Markdown. */
export const extractionReport = (
  sets: readonly SetResult[],
  large: readonly PageResult[],
): string =>
  [
    ...['## F1', scoreTable(sets)],
    'Mean token F1 over pages; for trafilatura_eval_pages F1 over all passages. In brackets: 95 % bootstrap intervals, pages drawn 2,000 times.',
    ...['## Ours minus the others, in pairs', differenceTable(sets)],
    ...['## Tokens', tokenTable(sets), '## Passages', passageTable(sets)],
    ...['## What pages say about themselves', aboutTable(sets)],
    ...['## Time, in times of Readability alone', timeTable(sets, large)],
  ].join('\n\n');

const head = ['set', 'pages', ...EXTRACTORS];

const scoreTable = (sets: readonly SetResult[]): string =>
  table(
    head,
    sets.map(({ set, results }) => [
      set.home ? `${set.name} (texts from ${set.home})` : set.name,
      String(set.pages.length),
      ...EXTRACTORS.map((name) => interval(scored(results[name]))),
    ]),
  );

const differenceTable = (sets: readonly SetResult[]): string =>
  table(
    ['set', ...OTHERS.map((name) => `ours − ${name}`)],
    sets.map((set) => [
      set.set.name,
      ...OTHERS.map((name) => {
        const { value, low, high } = difference(set, 'ours', name);
        return `${signed(value)} (${signed(low)} to ${signed(high)})`;
      }),
    ]),
  );

const tokenTable = (sets: readonly SetResult[]): string =>
  table(
    ['set', 'extractor', 'precision', 'recall', 'pages below 0.5'],
    sets
      .filter(({ set }) => set.home)
      .flatMap(({ set, results }) =>
        EXTRACTORS.map((name) => {
          const overlaps = results[name].flatMap(({ overlap }) => overlap ?? []);
          const mean = (field: 'precision' | 'recall') =>
            overlaps.reduce((sum, one) => sum + one[field], 0) / overlaps.length;
          const poor = overlaps.filter(({ f1 }) => f1 < 0.5).length;
          return [
            ...[set.name, name, number(mean('precision'), 3), number(mean('recall'), 3)],
            String(poor),
          ];
        }),
      ),
  );

const passageTable = (sets: readonly SetResult[]): string =>
  table(
    ['set', 'extractor', 'wanted, kept', 'wanted, lost', 'unwanted, there', 'precision', 'recall'],
    sets
      .filter(({ set }) => !set.home)
      .flatMap(({ set, results }) =>
        EXTRACTORS.map((name) => {
          const all = passageScores(results[name].map(({ passages }) => passages));
          return [
            ...[set.name, name, String(all.kept), String(all.lost), String(all.leaked)],
            ...[number(all.precision, 3), number(all.recall, 3)],
          ];
        }),
      ),
  );

const aboutTable = (sets: readonly SetResult[]): string =>
  table(
    ['set', 'extractor', 'title', 'author', 'site', 'published'],
    sets
      .filter(({ set }) => set.home)
      .flatMap(({ set, results }) =>
        EXTRACTORS.filter((name) => name !== 'body text').map((name) => [
          ...[set.name, name],
          ...aboutScores(results[name]).map(({ right, known }) =>
            known === 0 ? '–' : `${right} of ${known} (${percent(right / known, 0)})`,
          ),
        ]),
      ),
  );

function timeTable(sets: readonly SetResult[], large: readonly PageResult[]): string {
  const total = (results: readonly PageResult[]) =>
    results.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const rows = sets.map(({ set, results }) => [
    ...[set.name, String(set.pages.length)],
    ...EXTRACTORS.map((name) => number(total(results[name]) / total(results.Readability), 2)),
  ]);
  const [readability] = large;
  const page = large.map(({ milliseconds }) =>
    number(milliseconds / (readability?.milliseconds ?? Number.NaN), 2),
  );
  const under = (large.at(-1)?.milliseconds ?? Number.POSITIVE_INFINITY) < 1000;
  return `${table(head, [...rows, ['one page of 1 MB', '1', ...page]])}\n\nParsing included. Ours read the page of 1 MB ${under ? 'in less than' : 'in more than'} a second here.`;
}
