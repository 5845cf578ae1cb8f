import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readArgs, wholeNumber } from '../args';
import type { LabContext } from '../command';
import { shuffled } from '../metrics/random';
import { UsageError } from '../usage';
import { noEmbedder } from './embedders';
import { modelOptions, modelsFrom } from './models';
import type { Probe } from './probe';

export interface Sample {
  seed: number;
  /** What the command line says of the probe; its items and its measurement are the command's. */
  probe: Pick<Probe, 'out' | 'models' | 'smallModel' | 'maxTokens' | 'embedder' | 'parallel'>;
  /** All of a data set, or as many as `--limit` says, drawn by `--seed`. */
  drawn<T>(all: readonly T[]): readonly T[];
  /** Writes and says the report; answers the exit code. */
  report(markdown: string, early: string | undefined): Promise<number>;
}

/**
 * Reads the command line of a measurement that puts a data set, or a sample of it, to a model.
 * @throws UsageError where the line says too little or what it says is no such thing
 */
export function readSample({ args, env, say }: LabContext): Sample {
  const { values } = readArgs(args, {
    ...modelOptions,
    ...({ out: { type: 'string' }, limit: { type: 'string' } } as const),
    seed: { type: 'string', default: '1' },
  });
  const { out } = values;
  if (!out) throw new UsageError('--out names the folder of the measurement');
  const limit = wholeNumber('limit', values.limit) ?? Number.POSITIVE_INFINITY;
  const seed = wholeNumber('seed', values.seed, 0) ?? 1;
  return {
    seed,
    probe: {
      ...{ out, models: modelsFrom(values, env), smallModel: values.small, embedder: noEmbedder },
      maxTokens: wholeNumber('max-tokens', values['max-tokens']),
      parallel: wholeNumber('parallel', values.parallel) ?? 1,
    },
    drawn: (all) => (limit < all.length ? shuffled(all, seed).slice(0, limit) : all),
    async report(markdown, early) {
      await writeFile(join(out, 'report.md'), markdown);
      say(markdown);
      if (early !== undefined) say(`Ended early: ${early}. The same command goes on.`);
      return early === undefined ? 0 : 1;
    },
  };
}
