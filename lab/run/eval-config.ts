import { join } from 'node:path';
import { oneOf, type readArgs, wholeNumber } from '../args';
import { loadDataSet } from '../data';
import type { DataSet } from '../data/claims';
import { UsageError } from '../usage';
import { type EvidenceKind, evidenceKinds, type RunConfig } from './config';
import type { LabEmbedder } from './embedders';
import { liveService } from './live-service';
import { embedderFrom, type modelOptions, modelsFrom } from './models';
import { optionsOf } from './plan';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const on = { type: 'boolean', default: true } as const;

/** Options that say what a run's claims are told and asked, beside the models'. */
export const runOptions = {
  ...{ data: text, 'data-file': text, 'wiki-pages': text, labels: text, limit: text },
  seed: { type: 'string', default: '1' },
  field: { type: 'string', default: 'general' },
  ...{ agents: text, rounds: text, passages: text, samples: text },
  ...{ rewrite: on, stability: on, selection: on, read: flag },
  'search-service': { type: 'string', multiple: true },
  wikipedia: text,
} as const;

/** What the command line gave for them and for the models. */
export type RunValues = ReturnType<
  typeof readArgs<typeof modelOptions & typeof runOptions>
>['values'];

/** What differs between the runs of a sweep. */
export interface RunChoice {
  protocol: string;
  preset: string;
  evidence: string;
}

const readsByChoice = ['direct', 'chain-of-thought', 'two-sided', 'self-consistency'];

/** Options that mean something to some runs only. */
const CONCERN: Readonly<
  Record<'agents' | 'samples' | 'read' | 'search-service' | 'wikipedia', [string, Concerns]>
> = {
  agents: ['--protocol tool-mad', ({ protocol }) => protocol === 'tool-mad'],
  samples: ['--protocol self-consistency', ({ protocol }) => protocol === 'self-consistency'],
  read: [
    `--protocol ${readsByChoice.join(', ')}`,
    ({ protocol }) => readsByChoice.includes(protocol),
  ],
  'search-service': ['--evidence search', ({ evidence }) => evidence === 'search'],
  wikipedia: ['--evidence search', ({ evidence }) => evidence === 'search'],
};
type Concerns = (choice: RunChoice) => boolean;

/** Throws a `UsageError` for an option that none of the runs heeds: they would not measure what was meant. */
export function noIdleOptions(values: RunValues, choices: readonly RunChoice[]): void {
  for (const [name, [where, concerns]] of Object.entries(CONCERN))
    if (values[name as keyof typeof CONCERN] !== undefined && !choices.some(concerns))
      throw new UsageError(`--${name} means something only with ${where}`);
}

/** The data set the options name. Throws `UsageError`s. */
export const dataSetFrom = (values: RunValues): Promise<DataSet> =>
  loadDataSet(requestFrom(values));

function requestFrom(values: RunValues) {
  const { data } = values;
  if (!data) throw new UsageError('--data names the data set');
  return {
    data,
    ...(values['data-file'] && { dataFile: values['data-file'] }),
    ...(values['wiki-pages'] && { wikiPages: values['wiki-pages'] }),
  };
}

/** A run's configuration from the command line. Throws `UsageError`s. */
export function runConfigFrom(
  values: RunValues,
  choice: RunChoice,
  set: DataSet,
  env: NodeJS.ProcessEnv,
): RunConfig {
  const evidence = oneOf('evidence', choice.evidence, evidenceKinds);
  hasEvidence(
    evidence,
    set.claims.some(({ pools }) => pools.hero),
  );
  // A service that cannot be asked is said before the run begins.
  for (const service of values['search-service'] ?? []) liveService(service, env);
  const number = (name: 'limit' | 'rounds' | 'passages' | 'samples' | 'max-tokens') =>
    wholeNumber(name, values[name]);
  const config: RunConfig = given({
    ...requestFrom(values),
    ...{ protocol: choice.protocol, evidence, labels: values.labels ?? set.labels },
    preset: oneOf('preset', choice.preset, ['paper', 'product']),
    field: fieldFrom(values.field),
    agents: values.agents,
    samples: number('samples'),
    read: values.read,
    models: modelsFrom(values, env),
    embedder: values.embedder,
    embedderEndpoint: values['embedder-endpoint'],
    smallModel: values.small,
    rounds: number('rounds'),
    passages: number('passages'),
    maxTokens: number('max-tokens'),
    rewrite: values.rewrite,
    stability: values.stability,
    selection: values.selection,
    limit: number('limit'),
    seed: wholeNumber('seed', values.seed, 0) ?? 1,
    wikipedia: values.wikipedia,
    searchServices: values['search-service'],
  });
  return config;
}

/** The run's embedder, which must be able to score where the run scores. Throws `UsageError`s. */
export function runEmbedder(
  values: RunValues,
  config: RunConfig,
  env: NodeJS.ProcessEnv,
): { embedder: LabEmbedder; vectors: string; config: RunConfig } {
  const embedder = embedderFrom(values, env);
  const whole = { ...config, embedder: embedder.id };
  if (embedder.id === 'none' && optionsOf(whole).stability)
    throw new UsageError('--embedder none needs --no-stability: relevance is measured in vectors');
  const vectors = join('.cache', 'lab-vectors', `${embedder.id.replaceAll(/\W+/gu, '-')}.jsonl`);
  return { embedder, vectors, config: whole };
}

const fieldFrom = (text: string): 'medical' | undefined =>
  oneOf('field', text, ['general', 'medical']) === 'medical' ? 'medical' : undefined;

function hasEvidence(evidence: EvidenceKind, hero: boolean): void {
  if (evidence === 'hero' && !hero)
    throw new UsageError('--evidence hero: only averitec has what HerO retrieved');
}

/** Without what is not set, so that a stored configuration compares equal. */
const given = <T extends object>(config: T): T =>
  Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined)) as T;
