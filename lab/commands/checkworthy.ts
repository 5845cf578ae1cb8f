import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareByRules } from '../../lib/claim/by-rules';
import type { NotCheckable, Preparation } from '../../lib/claim/preparation';
import { prepareClaim } from '../../lib/claim/prepare';
import type { Step } from '../../lib/debate/steps';
import { oneOf, readArgs, wholeNumber } from '../args';
import type { Command, LabContext } from '../command';
import {
  type WorthLabel,
  type WorthRow,
  type WorthSet,
  worthRows,
  worthSets,
} from '../data/checkworthy';
import { shuffled } from '../metrics/random';
import { measured, type WorthSystem, worthMarkdown } from '../report/checkworthy';
import { noEmbedder } from '../run/embedders';
import { modelOptions, modelsFrom } from '../run/models';
import { runProbe } from '../run/probe';
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
    const parts: string[] = [`# What can be checked (${half} rows)`];
    for (const set of Object.keys(worthSets) as WorthSet[]) {
      const rows = await worthRows(set, half);
      const systems = [...constants(), ...byRules(rows)];
      if (out && values.endpoint) {
        const limit = wholeNumber('limit', values.limit);
        const asking = {
          ...{ out: join(out, set), models: modelsFrom(values, context.env), limit, seed },
          ...{ smallModel: values.small, parallel: wholeNumber('parallel', values.parallel) ?? 1 },
        };
        systems.push(await withModel(rows, asking, context));
      }
      parts.push(
        worthMarkdown(
          set,
          rows,
          systems.map((system) => measured(rows, system, seed)),
        ),
      );
    }
    const text = `${parts.join('\n\n')}\n`;
    context.say(text);
    if (out) {
      await mkdir(out, { recursive: true });
      await writeFile(join(out, 'report.md'), text);
    }
    return 0;
  },
};

const constants = (): WorthSystem[] =>
  (['claim', 'opinion', 'other'] as const).map((label) => ({
    name: `always ${label}`,
    predict: () => label,
  }));

const opinions: readonly NotCheckable[] = ['opinion', 'feeling', 'prediction'];
const labelFor = (why: NotCheckable | undefined): WorthLabel =>
  why && opinions.includes(why) ? 'opinion' : 'other';
const labelOf = ({ outcome, why }: Preparation): WorthLabel =>
  outcome === 'none' ? labelFor(why) : 'claim';

const claimOf = (text: string) => ({ text, selected: text, capturedAt: '2026-05-03T12:00:00Z' });

function byRules(rows: readonly WorthRow[]): WorthSystem[] {
  const drafts = new Map(rows.map(({ id, text }) => [id, prepareByRules(claimOf(text))]));
  const doubtful = [...drafts.values()].filter((draft) => draft.doubtful).length;
  return [
    {
      name: 'rules (shipped without a model)',
      note: `${doubtful} of ${rows.length} rows would be put to a model`,
      predict: ({ id }) => labelOf(need(drafts.get(id)).preparation),
    },
    {
      name: 'rules, every doubt a no',
      predict: ({ id }) => {
        const { units } = need(drafts.get(id));
        const claims = units.some(({ kind }) => kind === 'claim');
        const [first] = units;
        if (claims || !first || first.kind === 'claim') return 'claim';
        return labelFor(first.kind);
      },
    },
  ];
}

async function withModel(
  rows: readonly WorthRow[],
  asking: Pick<Parameters<typeof runProbe>[0], 'out' | 'models' | 'smallModel' | 'parallel'> & {
    limit: number | undefined;
    seed: number;
  },
  context: LabContext,
): Promise<WorthSystem> {
  const { limit, seed, ...probe } = asking;
  const doubtful = rows.filter(({ text }) => prepareByRules(claimOf(text)).doubtful);
  const asked = shuffled(doubtful, seed).slice(0, limit);
  const { steps, early } = await runProbe(
    {
      ...{ id: 'checkworthy', embedder: noEmbedder, ...probe },
      items: asked.map(({ id, text }) => ({ id, claim: claimOf(text), compact: false })),
      measure: async (ctx) => (await prepareClaim(ctx, true)).outcome,
    },
    context,
  );
  const prepared = new Map([...steps].flatMap(([id, own]) => preparationIn(own, id)));
  const heard = [...prepared.values()].filter(({ by }) => by === 'model').length;
  return {
    name: 'rules and model',
    note: `${prepared.size} of ${doubtful.length} doubtful rows put to the model, ${heard} replies stood up to the code’s checks${early ? `; ended early: ${early}` : ''}`,
    predict: ({ id, text }) =>
      labelOf(prepared.get(id) ?? prepareByRules(claimOf(text)).preparation),
  };
}

function preparationIn(steps: readonly Step[], id: string): [string, Preparation][] {
  const step = steps.find(({ kind }) => kind === 'preparation');
  return step?.kind === 'preparation' ? [[id, step.value]] : [];
}

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a row was not prepared');
  return value;
}
