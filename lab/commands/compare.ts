import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { oneOf, readArgs, wholeNumber } from '../args';
import type { Command } from '../command';
import { claimTable, compare, compareMarkdown, comparePlot, type System } from '../report/compare';
import { rowsAbout } from '../report/papers';
import { publishedSystems } from '../report/published';
import { judgedBy } from '../report/report';
import { readRun } from '../report/runs';
import { UsageError } from '../usage';

const help = `npm run lab -- compare DIR… [--out DIR]

Puts runs of one data set side by side, the first against each of the others (exact McNemar test, bootstrap of
the difference), with the papers' rows and, for averitec, HerO's released predictions claim by claim.

  --which W     proposed (the published protocol's label; default) or shown (what the rule makes of it)
  --published   the released predictions alone, without a run
  --out DIR     writes compare.md, compare.json, claims.tsv, accuracy.svg there
  --seed S      of the bootstrap (1)
`;

/** Puts runs side by side. */
export const compareCommand: Command = {
  summary: 'put runs side by side, with the papers and HerO’s predictions',
  help,
  async run({ args, say }) {
    const { values, positionals } = readArgs(
      args,
      {
        which: { type: 'string', default: 'proposed' },
        published: { type: 'boolean', default: false },
        out: { type: 'string' },
        seed: { type: 'string', default: '1' },
      },
      { names: true },
    );
    const which = oneOf('which', values.which, ['proposed', 'shown']);
    if (positionals.length === 0 && !values.published)
      throw new UsageError('Name the folders of the runs, or --published');
    const runs = await Promise.all(positionals.map(readRun));
    const sets = [...new Set(runs.map(({ config }) => config.data))];
    if (sets.length > 1)
      throw new UsageError(`These runs are of several data sets: ${sets.join(', ')}`);
    const data = sets[0] ?? 'averitec';
    const labels = [...new Set(runs.map(({ config }) => config.labels))];
    if (labels.length > 1)
      say(`Their label sets differ (${labels.join(', ')}): labels are compared as written.`);

    const published = data === 'averitec' ? await publishedSystems() : [];
    const own = runs.map(
      ({ name, outcomes, report }): System => ({
        ...{ name, judged: judgedBy(outcomes, which), perClaim: report.perClaim },
      }),
    );
    const systems = [...own, ...published];
    const options = { seed: wholeNumber('seed', values.seed, 0) ?? 1 };
    const comparison = compare(systems, rowsAbout(data), options);
    say(compareMarkdown(comparison));
    const { out } = values;
    if (out !== undefined) {
      await mkdir(out, { recursive: true });
      const claims = runs.flatMap(({ outcomes }) => outcomes);
      const texts = new Map(claims.map(({ id, claim }) => [id, claim]));
      const text = compareMarkdown(comparison, { plots: true });
      await writeFile(join(out, 'compare.md'), text);
      await writeFile(join(out, 'compare.json'), `${JSON.stringify(comparison, undefined, 2)}\n`);
      await writeFile(join(out, 'claims.tsv'), claimTable(systems, texts));
      await writeFile(join(out, 'accuracy.svg'), comparePlot(comparison));
      say(`Written to ${out}.`);
    }
    return 0;
  },
};
