import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Step } from '../../lib/debate/steps';
import { scoreFaithfulness } from '../../lib/scoring/faithfulness';
import { readArgs, wholeNumber } from '../args';
import type { Command, LabContext } from '../command';
import { readJson } from '../json';
import { commonClaims, type Justification, justificationsOf } from '../judging/items';
import { agreementMarkdown, agreementOf, readRatings } from '../judging/ratings';
import { justificationMarkdown } from '../judging/report';
import { rate } from '../judging/rubric';
import { ratingSheet } from '../judging/sheet';
import { readRun } from '../report/runs';
import { noEmbedder } from '../run/embedders';
import { askingFrom, modelOptions } from '../run/models';
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
      const asking = askingFrom(values, context.env);
      ({ steps, early } = await judge(items, { out, ...asking }, context));
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
  parts: ReturnType<typeof askingFrom> & { out: string },
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

async function ratingsOf(out: string, files: string[], { say }: LabContext): Promise<number> {
  if (files.length === 0) throw new UsageError('--ratings needs the files the raters saved');
  const sheets = await Promise.all(files.map(readRatings));
  const key = await readJson(join(out, 'key.json'), keyFile);
  const text = agreementMarkdown(agreementOf(sheets, key), sheets.length);
  await writeFile(join(out, 'ratings.md'), text);
  say(text);
  return 0;
}
