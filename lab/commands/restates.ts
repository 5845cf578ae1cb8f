import { readArgs } from '../args';
import type { Command } from '../command';
import { bootstrap } from '../metrics/bootstrap';
import { wilson } from '../metrics/calibration';
import { number, table } from '../report/markdown';
import { KINDS, marked, overlaps, type RestatingPair, restatingPairs } from '../restating/pairs';

const help = `npm run lab -- restates [--developed] [--list]

How well near-copies, reworded copies, headlines and others' quotations of a claim are told from texts of the same
words that say something of their own, on pairs written for it (lab/restating/pairs.json). Two thirds of them were
looked at while the rules were made; the others, written afterwards, are reported.

  --developed   the pairs that were looked at
  --list        the pairs that went wrong
`;

/** Measures `restates`. */
export const restatesCommand: Command = {
  summary: 'near-copies of a claim against texts that only share its words',
  help,
  async run(context) {
    const { values } = readArgs(context.args, {
      developed: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    });
    const pairs = restatingPairs().filter(({ held }) => held !== values.developed);
    context.say(restatesMarkdown(pairs, values.list));
    return 0;
  },
};

/** A pair, and whether something says that it restates. */
interface Said {
  restates: boolean;
  said: boolean;
}

/** Kind by kind, then precision and recall; translations, which nothing here can see, stand apart. */
export function restatesMarkdown(pairs: readonly RestatingPair[], list: boolean): string {
  const says = new Map(pairs.map((pair) => [pair, marked(pair)]));
  const kinds = KINDS.flatMap((kind) => {
    const own = pairs.filter((pair) => pair.kind === kind);
    if (own.length === 0) return [];
    const found = own.filter((pair) => says.get(pair)).length;
    const { low, high } = wilson(found, own.length);
    const should = own[0]?.restates ? 'restates' : 'apart';
    const interval = `${number(low, 2)} to ${number(high, 2)}`;
    return [[kind, should, `${found} of ${own.length}`, interval]];
  });
  const judged = pairs.filter(({ kind }) => kind !== 'translation');
  const totals: [string, Said[]][] = [
    ['the rules', judged.map((pair) => ({ ...pair, said: says.get(pair) ?? false }))],
    ['three quarters of the words', judged.map((pair) => ({ ...pair, said: overlaps(pair) }))],
  ];
  const wrong = pairs.filter((pair) => says.get(pair) !== pair.restates);
  return [
    `# Restating: ${pairs.length} pairs`,
    table(['kind', 'should be', 'marked restates', '95 %'], kinds),
    table(
      ['by', 'precision (95 %)', 'recall (95 %)'],
      totals.map(([name, said]) => [
        name,
        withInterval(said, precision),
        withInterval(said, recall),
      ]),
    ),
    list ? wrong.map(({ kind, row, text }) => `- ${row} ${kind}: ${text}`).join('\n') : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function withInterval(
  said: readonly Said[],
  statistic: (sample: readonly Said[]) => number,
): string {
  const { low, high } = bootstrap(said, statistic, { seed: 1, resamples: 2000 });
  return `${number(statistic(said), 2)} (${number(low, 2)} to ${number(high, 2)})`;
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

const precision = (pairs: readonly Said[]): number => {
  const found = pairs.filter(({ said }) => said);
  return share(found.filter(({ restates }) => restates).length, found.length);
};

const recall = (pairs: readonly Said[]): number => {
  const wanted = pairs.filter(({ restates }) => restates);
  return share(wanted.filter(({ said }) => said).length, wanted.length);
};
