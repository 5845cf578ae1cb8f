import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Step } from '../../lib/debate/steps';
import { scoreFaithfulness } from '../../lib/scoring/faithfulness';
import { readArgs, wholeNumber } from '../args';
import type { Command, LabContext } from '../command';
import { commonClaims, type Justification, justificationsOf } from '../judging/items';
import { agreementMarkdown, agreementOf, readRatings } from '../judging/ratings';
import { criterionNames, rate, rubricReply } from '../judging/rubric';
import { ratingSheet } from '../judging/sheet';
import { mean } from '../metrics/bootstrap';
import { number, table } from '../report/markdown';
import { readRun } from '../report/runs';
import { noEmbedder } from '../run/embedders';
import { modelOptions, modelsFrom } from '../run/models';
import { runProbe } from '../run/probe';
import { UsageError } from '../usage';

const help = `npm run lab -- judge-justifications DIR… --endpoint URL --model NAME --out DIR
npm run lab -- judge-justifications --out DIR --ratings FILE…

For claims that all runs decided rightly (50): counted quotations a sentence, statements their passages do not bear
out (the faithfulness score's entailment step), a model's marks by a rubric, and sheet.html, a blind rating sheet for
people. With --ratings: means by system and the raters' agreement, from sheets that were filled in and saved.

  --limit N     so many claims (50); --seed S draws them and mixes the sheet (1)
  --no-ask-model  only the sheet and what can be counted; model options as for eval
`;

const keyFile = z.record(z.string(), z.string());

/** Judges the justifications of rightly decided claims. */
export const judgeJustificationsCommand: Command = {
  summary: 'quality of justifications: counted, by a model, by people',
  help,
  async run(context) {
    const { values, positionals } = readArgs(
      context.args,
      {
        ...modelOptions,
        ...({ out: { type: 'string' }, limit: { type: 'string', default: '50' } } as const),
        seed: { type: 'string', default: '1' },
        ratings: { type: 'boolean', default: false },
        'ask-model': { type: 'boolean', default: true },
      },
      { names: true },
    );
    const { out } = values;
    if (!out) throw new UsageError('--out names the folder of the sheet and its results');
    if (values.ratings) return ratingsOf(out, positionals, context);
    if (positionals.length === 0) throw new UsageError('Name the folders of the runs');
    const runs = await Promise.all(positionals.map(readRun));
    const seed = wholeNumber('seed', values.seed, 0) ?? 1;
    const claims = commonClaims(runs, wholeNumber('limit', values.limit) ?? 50, seed);
    if (claims.length === 0) throw new UsageError('No claim was decided rightly by all these runs');
    const items = await justificationsOf(runs, claims, seed);

    let steps = new Map<string, readonly Step[]>();
    let early: string | undefined;
    if (values['ask-model']) {
      const parallel = wholeNumber('parallel', values.parallel) ?? 1;
      const maxTokens = wholeNumber('max-tokens', values['max-tokens']);
      const models = modelsFrom(values, context.env);
      const asked = { models, smallModel: values.small, maxTokens, parallel };
      ({ steps, early } = await judge(items, { out, ...asked }, context));
    }
    await mkdir(out, { recursive: true });
    await writeFile(join(out, 'sheet.html'), ratingSheet(items, 'How well are these justified?'));
    const key = Object.fromEntries(items.map(({ id, system }) => [id, system]));
    await writeFile(join(out, 'key.json'), `${JSON.stringify(key, undefined, 2)}\n`);
    const text = justificationMarkdown(items, steps);
    await writeFile(join(out, 'report.md'), text);
    context.say(text);
    context.say(`Rating sheet: ${join(out, 'sheet.html')}. Keep key.json from the raters.`);
    return early === undefined ? 0 : 1;
  },
};

async function judge(
  items: readonly Justification[],
  parts: Pick<
    Parameters<typeof runProbe>[0],
    'models' | 'smallModel' | 'maxTokens' | 'parallel'
  > & {
    out: string;
  },
  context: LabContext,
) {
  const byText = new Map(items.map((item) => [item.id, item]));
  return runProbe(
    {
      ...{ id: 'judge-justifications', embedder: noEmbedder, ...parts },
      items: items.map(({ id, claim }) => ({
        ...{ id, compact: false, claim: { text: claim, selected: id } },
      })),
      async measure(ctx) {
        const item = byText.get(ctx.claim.selected);
        if (!item) throw new Error(`there is no justification ${ctx.claim.selected}`);
        const { text, label, passages } = item;
        const documents = passages
          .map(({ source, text: words }, i) =>
            ctx.fence(`document ${i + 1}`, `${source}\n${words}`),
          )
          .join('\n');
        await scoreFaithfulness(ctx, {
          ...{ key: 'faithfulness', answer: text, documents: documents || null },
        });
        const marks = await rate(ctx, { documents, label, text });
        return marks ? JSON.stringify(marks) : '';
      },
    },
    context,
  );
}

/** Means by system of what was counted and what the model said. */
export function justificationMarkdown(
  items: readonly Justification[],
  steps: ReadonlyMap<string, readonly Step[]>,
): string {
  const systems = [...new Set(items.map(({ system }) => system))].sort();
  const rows = systems.map((system) => {
    const own = items.filter((item) => item.system === system);
    const judged = own.flatMap(({ id }) => steps.get(id) ?? []);
    const statements = judged.flatMap((step) =>
      step.kind === 'faithfulness' && step.value.state === 'scored'
        ? step.value.detail.statements
        : [],
    );
    const marks = judged.flatMap((step) => {
      const read = step.kind === 'proposed' && step.value.text !== '' ? step.value.text : undefined;
      return read === undefined ? [] : [rubricReply.parse(JSON.parse(read))];
    });
    const unsupported = statements.filter(({ supported }) => !supported).length;
    const quotations = own.reduce((sum, { counted }) => sum + counted, 0);
    const sentences = own.reduce((sum, one) => sum + one.sentences, 0);
    return [
      ...[
        system,
        String(own.length),
        number(sentences / own.length),
        number(quotations / sentences, 2),
      ],
      statements.length === 0 ? '–' : `${unsupported} of ${statements.length}`,
      ...criterionNames.map((name) => number(mean(marks.map((one) => one[name])), 2)),
    ];
  });
  const head = ['system', 'justifications', 'sentences', 'counted quotations a sentence'];
  const more = ['statements not borne out', ...criterionNames.map((name) => `model: ${name}`)];
  return `# Justifications of rightly decided claims\n\n${table([...head, ...more], rows)}\n`;
}

async function ratingsOf(out: string, files: string[], { say }: LabContext): Promise<number> {
  if (files.length === 0) throw new UsageError('--ratings needs the files the raters saved');
  const sheets = await Promise.all(files.map(readRatings));
  const key = keyFile.parse(JSON.parse(await readFile(join(out, 'key.json'), 'utf8')));
  const text = agreementMarkdown(agreementOf(sheets, key), sheets.length);
  await writeFile(join(out, 'ratings.md'), text);
  say(text);
  return 0;
}
