import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { debateIds, protocolIds } from '../../lib/protocols';
import { readArgs, wholeNumber } from '../args';
import type { Command } from '../command';
import type { Report } from '../report/report-types';
import { sweepMarkdown } from '../report/sweep';
import {
  dataSetFrom,
  noIdleOptions,
  type RunChoice,
  runConfigFrom,
  runEmbedder,
  runOptions,
} from '../run/eval-config';
import { evaluate } from '../run/evaluate';
import { modelOptions } from '../run/models';
import { duration } from '../run/progress';
import { UsageError } from '../usage';

const help = `npm run lab -- sweep --data D --limit N --endpoint URL --model NAME --out DIR

Runs every protocol and baseline under every evidence, one run after the other, each in a folder of its own in --out,
and writes sweep.md and sweep.json there: what was right, calls, tokens, seconds, how long each run took. The same
command goes on after an interruption, and pays no finished call twice. Cheap protocols come first.

  --protocols A,B   which; default all eleven as published (preset paper), and the debates' product preset as well:
                    tool-mad:product names a preset
  --evidence A,B    default gold,hero
  all other options as for eval
`;

/** Cheap ones first, so that a sweep that is cut short has covered most. */
const published = protocolIds.toSorted((a, b) => rank(a) - rank(b));
const ofReaders = ['debate-cv:product', 'tool-mad:product'];

function rank(id: string): number {
  const order = ['mad', 'debate-cv', 'madke', 'tool-mad'];
  return (debateIds as readonly string[]).includes(id) ? order.indexOf(id) + 1 : 0;
}

/** Runs all protocols under all evidence into one folder. */
export const sweepCommand: Command = {
  summary: 'run every protocol under every evidence, into one folder with one table',
  help,
  async run({ args, env, signal, screen, say }) {
    const { values } = readArgs(args, {
      ...modelOptions,
      ...runOptions,
      ...({ out: { type: 'string' } } as const),
      protocols: { type: 'string', default: [...published, ...ofReaders].join() },
      evidence: { type: 'string', default: 'gold,hero' },
    });
    const { data, out } = values;
    if (!data || !out) throw new UsageError('--data and --out are needed');
    const set = await dataSetFrom(values);
    const choices = choicesFrom(values.protocols, values.evidence);
    noIdleOptions(values, choices);
    // All of them are looked at before the first begins.
    for (const choice of choices)
      await runEmbedder(values, runConfigFrom(values, choice, set, env), env).embedder.close();

    const reports: Report[] = [];
    let early: string | undefined;
    await mkdir(out, { recursive: true });
    for (const choice of choices) {
      const name = folderOf(choice);
      const { embedder, vectors, config } = runEmbedder(
        values,
        runConfigFrom(values, choice, set, env),
        env,
      );
      const parallel = wholeNumber('parallel', values.parallel) ?? 1;
      const parts = { config, set, parallel, embedder, vectors, env, signal, screen };
      const done = await evaluate({ ...parts, out: join(out, name), say: () => undefined });
      reports.push(done.report);
      await write(out, reports);
      say(`${name}: ${duration(done.report.ranSeconds * 1000)}`);
      early = done.early;
      if (early !== undefined) break;
    }
    say(`\n${sweepMarkdown(reports)}`);
    say(`Table: ${join(out, 'sweep.md')}`);
    if (early !== undefined) say(`Ended early: ${early}. The same command goes on from here.`);
    const whole = reports.every(({ unfinished }) => unfinished.length === 0);
    return early === undefined && whole ? 0 : 1;
  },
};

/** Every protocol, with its preset, under every evidence. Throws a `UsageError` for a list of nothing. */
function choicesFrom(protocols: string, evidence: string): RunChoice[] {
  const list = (name: string, text: string): string[] => {
    const items = text.split(',').flatMap((item) => item.trim() || []);
    if (items.length === 0) throw new UsageError(`--${name} names nothing`);
    return [...new Set(items)];
  };
  const kinds = list('evidence', evidence);
  return list('protocols', protocols).flatMap((item) => {
    const [protocol = '', preset = 'paper'] = item.split(':');
    return kinds.map((kind) => ({ protocol, preset, evidence: kind }));
  });
}

const folderOf = ({ protocol, preset, evidence }: RunChoice): string =>
  `${protocol}-${preset}-${evidence}`;

async function write(out: string, reports: readonly Report[]): Promise<void> {
  await writeFile(join(out, 'sweep.md'), sweepMarkdown(reports));
  await writeFile(join(out, 'sweep.json'), `${JSON.stringify(reports, undefined, 2)}\n`);
}
