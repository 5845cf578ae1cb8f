import { type Role, roles } from '../../lib/debate/context';
import { wholeNumber } from '../args';
import { UsageError } from '../usage';
import type { ModelAt, RunConfig } from './config';
import { endpointEmbedder, type LabEmbedder, miniLm, noEmbedder } from './embedders';

/** Options of every command that asks a model. */
export const modelOptions = {
  endpoint: { type: 'string' },
  model: { type: 'string' },
  'key-env': { type: 'string' },
  price: { type: 'string' },
  role: { type: 'string', multiple: true },
  embedder: { type: 'string', default: 'minilm' },
  'embedder-endpoint': { type: 'string' },
  'embedder-key-env': { type: 'string' },
  models: { type: 'string', default: '.models' },
  'max-tokens': { type: 'string' },
  small: { type: 'boolean', default: false },
  parallel: { type: 'string', default: '4' },
} as const;

export interface ModelArgs {
  endpoint?: string | undefined;
  model?: string | undefined;
  'key-env'?: string | undefined;
  price?: string | undefined;
  role?: string[] | undefined;
}

/** Models by role: the default one, and those that `--role judge=NAME` or `judge=NAME@URL` puts in its place. */
export function modelsFrom(args: ModelArgs, env: NodeJS.ProcessEnv): RunConfig['models'] {
  const { endpoint, model, 'key-env': keyEnv } = args;
  if (!endpoint || !model) throw new UsageError('--endpoint URL and --model NAME name the model');
  if (keyEnv !== undefined && !env[keyEnv])
    throw new UsageError(`--key-env: no environment variable ${keyEnv}`);
  const base: ModelAt = {
    ...{ endpoint: address(endpoint), model },
    ...(keyEnv !== undefined && { keyEnv }),
    ...(args.price !== undefined && { price: priceFrom(args.price) }),
  };
  const named = (args.role ?? []).map((text): [Role, ModelAt] => {
    const { role, name, url } =
      /^(?<role>\w+)=(?<name>[^@]+)(?:@(?<url>.+))?$/u.exec(text)?.groups ?? {};
    const known = roles.find((one) => one === role);
    if (!known || !name)
      throw new UsageError(
        `--role is ROLE=MODEL or ROLE=MODEL@URL, ROLE one of ${roles.join(', ')}`,
      );
    return [known, { ...base, model: name, ...(url && { endpoint: address(url) }) }];
  });
  return { default: base, ...Object.fromEntries(named) };
}

/** What a measurement asks with, from the command line. Throws `UsageError`s. */
export function askingFrom(
  args: ModelArgs & { small: boolean; parallel: string; 'max-tokens'?: string | undefined },
  env: NodeJS.ProcessEnv,
) {
  return {
    models: modelsFrom(args, env),
    smallModel: args.small,
    maxTokens: wholeNumber('max-tokens', args['max-tokens']),
    parallel: wholeNumber('parallel', args.parallel) ?? 1,
  };
}

function address(url: string): string {
  if (/^https?:\/\//u.test(url) && URL.canParse(url)) return url;
  throw new UsageError(`${url} is no whole address beginning with http:// or https://`);
}

function priceFrom(text: string): { input: number; output: number } {
  const [input = Number.NaN, output = Number.NaN] = text.split(',').map(Number);
  if (input >= 0 && output >= 0) return { input, output };
  throw new UsageError('--price is IN,OUT: prices of a million tokens');
}

/** The embedder a run names: `minilm`, `none`, or a model's name at `--embedder-endpoint`. */
export function embedderFrom(
  args: {
    embedder: string;
    'embedder-endpoint'?: string | undefined;
    'embedder-key-env'?: string | undefined;
    models: string;
  },
  env: NodeJS.ProcessEnv,
): LabEmbedder {
  const { embedder: name, 'embedder-endpoint': baseUrl, 'embedder-key-env': keyEnv } = args;
  if (baseUrl !== undefined)
    return endpointEmbedder({
      ...{ baseUrl: address(baseUrl), model: name },
      key: keyEnv === undefined ? undefined : env[keyEnv],
    });
  if (name === 'none') return noEmbedder;
  if (name === 'minilm') return miniLm(args.models);
  throw new UsageError('--embedder is minilm, none, or a name at --embedder-endpoint');
}
