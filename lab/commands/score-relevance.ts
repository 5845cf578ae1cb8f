import { join } from 'node:path';
import { cosine } from '../../lib/models/embedder';
import { readArgs } from '../args';
import type { Command } from '../command';
import { mean, quantile } from '../metrics/bootstrap';
import { number, table } from '../report/markdown';
import type { ScoredTurn } from '../report/outcome';
import { readRun, type StoredRun } from '../report/runs';
import { spread } from '../report/stability';
import { percent } from '../report/svg';
import type { LabEmbedder } from '../run/embedders';
import { openJournal } from '../run/journal';
import { embedderFrom, modelOptions } from '../run/models';
import { UsageError } from '../usage';

const help = `npm run lab -- score-relevance DIR… [--again] [--embedder E]

Reads all answers of Tool-MAD runs: how answer relevance spreads, for right and wrong answers, with the noncommittal
rule (an evasive answer scores 0) and without it. --again embeds the same claims and questions with another
embedder (minilm, or a name at --embedder-endpoint URL), so that embedders can be compared on equal questions.
`;

/** Measures answer relevance over runs. */
export const scoreRelevanceCommand: Command = {
  summary: 'spread of answer relevance, per embedder, with and without the noncommittal rule',
  help,
  async run({ args, env, signal, say }) {
    const { values, positionals } = readArgs(
      args,
      {
        ...modelOptions,
        again: { type: 'boolean', default: false },
      },
      { names: true },
    );
    if (positionals.length === 0) throw new UsageError('Name the folders of Tool-MAD runs');
    const runs = await Promise.all(positionals.map(readRun));
    const rows: string[][] = [];
    for (const run of runs) {
      const turns = run.outcomes.flatMap((outcome) => outcome.turns);
      rows.push(...relevanceRows(run.name, run.config.embedder, turns));
      if (!values.again) continue;
      const embedder = embedderFrom(values, env);
      rows.push(...relevanceRows(run.name, embedder.id, await again(run, embedder, signal)));
      await embedder.close();
    }
    if (rows.length === 0) throw new UsageError('These runs have no scored answers');
    const head = ['run', 'embedder', 'noncommittal rule', 'answers', 'mean, right', 'mean, wrong'];
    say(table([...head, 'AUC', '5 %', '25 %', 'middle', '75 %', '95 %', 'zeroed'], rows));
    return 0;
  },
};

/** One row with the noncommittal rule and one without; none where nothing was scored. */
export function relevanceRows(
  run: string,
  embedder: string,
  turns: readonly ScoredTurn[],
): string[][] {
  return (['relevance', 'cosine'] as const).flatMap((field) => {
    const found = spread(turns, field, 0);
    if (!found) return [];
    const scores = turns.flatMap((turn) => turn[field] ?? []);
    const zeroed = mean(
      turns.filter((turn) => turn[field] !== undefined).map((turn) => Number(!!turn.noncommittal)),
    );
    return [
      [
        ...[run, embedder, field === 'relevance' ? 'on' : 'off', String(scores.length)],
        ...[number(found.right.mean, 3), number(found.wrong.mean, 3)],
        found.auc === null ? '–' : number(found.auc, 3),
        ...[0.05, 0.25, 0.5, 0.75, 0.95].map((share) => number(quantile(scores, share), 3)),
        field === 'relevance' ? percent(zeroed) : '',
      ],
    ];
  });
}

/** The same answers' questions under another embedder; right and wrong as the run had them. */
async function again(
  { folder, config, outcomes }: StoredRun,
  embedder: LabEmbedder,
  signal: AbortSignal,
): Promise<ScoredTurn[]> {
  const journal = await openJournal(join(folder));
  const turns: ScoredTurn[] = [];
  for (const outcome of outcomes) {
    const steps = journal.stepsOf(`${config.data}-${outcome.id}`);
    for (const turn of outcome.turns) {
      const key = `round/${turn.round}/${turn.agent}/relevance`;
      const step = steps.find((one) => one.kind === 'relevance' && one.key === key);
      if (step?.kind !== 'relevance' || step.value.state !== 'scored') continue;
      const { questions, noncommittal } = step.value.detail;
      const texts = [outcome.claim, ...questions.map(({ text }) => text)];
      const [claim = [], ...others] = await embedder.embed(texts, { signal });
      const value = mean(others.map((vector) => cosine(claim, vector)));
      turns.push({ ...turn, cosine: value, relevance: noncommittal ? 0 : value });
    }
  }
  await journal.close();
  return turns;
}
