import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { oneOf, readArgs, wholeNumber } from '../args';
import { byRules, constants, withModel } from '../checkworthy/systems';
import type { Command } from '../command';
import { type WorthSet, worthRows, worthSets } from '../data/checkworthy';
import { measured, worthMarkdown } from '../report/checkworthy';
import { askingFrom, modelOptions } from '../run/models';
import { UsageError } from '../usage';

const help = `npm run lab -- checkworthy [--endpoint URL --model NAME --out DIR [--limit N]]

Tells what can be checked from opinions and the rest (checkworthy/*.jsonl): by rules alone, and with --endpoint by rules
and a model that is asked only where they doubt, against saying always the same.

  --rows R      even (default), odd (what the rules were written on), all
  --limit N     of the doubtful rows at most so many are put to the model, drawn by --seed (1); all others keep
                what the rules say. Other model options as for eval
`;

/** Measures the telling apart of claims and the rest. */
export const checkworthyCommand: Command = {
  summary: 'what can be checked: rules, and rules with a model',
  help,
  async run(context) {
    const { values } = readArgs(context.args, {
      ...modelOptions,
      ...({ out: { type: 'string' }, limit: { type: 'string' } } as const),
      seed: { type: 'string', default: '1' },
      rows: { type: 'string', default: 'even' },
    });
    const half = oneOf('rows', values.rows, ['even', 'odd', 'all']);
    const seed = wholeNumber('seed', values.seed, 0) ?? 1;
    const { out } = values;
    if (values.endpoint && !out) throw new UsageError('--out names the folder of the measurement');
    let early: string | undefined;
    const parts: string[] = [`# What can be checked (${half} rows)`];
    for (const set of Object.keys(worthSets) as WorthSet[]) {
      const rows = await worthRows(set, half);
      const systems = [...constants(), ...byRules(rows)];
      if (out && values.endpoint) {
        const asking = {
          ...askingFrom(values, context.env),
          ...{ out: join(out, set), limit: wholeNumber('limit', values.limit), seed },
        };
        const asked = await withModel(rows, asking, context);
        systems.push(asked.system);
        early ??= asked.early;
      }
      const scored = systems.map((system) => measured(rows, system, seed));
      parts.push(worthMarkdown(set, rows, scored));
    }
    const text = `${parts.join('\n\n')}\n`;
    context.say(text);
    if (out) {
      await mkdir(out, { recursive: true });
      await writeFile(join(out, 'report.md'), text);
    }
    if (early !== undefined)
      context.say(`Ended early: ${early}. The same command goes on from here.`);
    return early === undefined ? 0 : 1;
  },
};
