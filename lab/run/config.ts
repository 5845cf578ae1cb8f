import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { UsageError } from '../usage';

export const evidenceKinds = ['gold', 'hero', 'none', 'corpus', 'search'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

const modelAt = z.object({
  /** Ends before `/chat/completions`. */
  endpoint: z.string(),
  model: z.string(),
  /** Name of the environment variable with the key; the key itself is written nowhere. */
  keyEnv: z.string().optional(),
  price: z.object({ input: z.number(), output: z.number() }).optional(),
});
export type ModelAt = z.infer<typeof modelAt>;

/** Everything that decides what a run's claims are told and asked; a run goes on only under the same. */
const runConfig = z.object({
  protocol: z.string(),
  preset: z.enum(['paper', 'product']),
  data: z.string(),
  dataFile: z.string().optional(),
  wikiPages: z.string().optional(),
  evidence: z.enum(evidenceKinds),
  /** Agents look in papers; absent: general. */
  field: z.literal('medical').optional(),
  labels: z.string(),
  /** Tool-MAD's pair of agents, by name. */
  agents: z.string().optional(),
  samples: z.number().optional(),
  /** Baselines without retrieval: whether they read the evidence. */
  read: z.boolean().optional(),
  models: z.record(z.string(), modelAt),
  embedder: z.string(),
  embedderEndpoint: z.string().optional(),
  smallModel: z.boolean(),
  rounds: z.number().optional(),
  passages: z.number().optional(),
  maxTokens: z.number().optional(),
  rewrite: z.boolean(),
  stability: z.boolean(),
  selection: z.boolean(),
  limit: z.number().optional(),
  seed: z.number(),
  wikipedia: z.string().optional(),
  searchServices: z.array(z.string()).optional(),
});
export type RunConfig = z.infer<typeof runConfig>;

const configFile = (folder: string): string => join(folder, 'run.json');

/** A run's configuration. Throws a `UsageError` where the folder holds no run. */
export async function readConfig(folder: string): Promise<RunConfig> {
  const config = await storedConfig(folder);
  if (!config) throw new UsageError(`${folder} holds no run: there is no run.json`);
  return config;
}

async function storedConfig(folder: string): Promise<RunConfig | undefined> {
  let text: string;
  try {
    text = await readFile(configFile(folder), 'utf8');
  } catch (thrown) {
    if (['ENOENT', 'ENOTDIR'].includes(Object(thrown).code)) return undefined;
    throw thrown;
  }
  try {
    return runConfig.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`${configFile(folder)} is damaged or of another version`);
  }
}

/**
 * Begins a run in a folder, or goes on with the one that is there. Throws a `UsageError` where that one was begun
 * with another configuration, and says what differs.
 */
export async function claimFolder(folder: string, config: RunConfig): Promise<'new' | 'resumed'> {
  const known = await storedConfig(folder);
  if (!known) {
    await writeFile(configFile(folder), `${JSON.stringify(config, undefined, 2)}\n`);
    return 'new';
  }
  const names = [
    ...new Set([...Object.keys(known), ...Object.keys(config)]),
  ] as (keyof RunConfig)[];
  const differing = names.filter(
    (name) => JSON.stringify(known[name]) !== JSON.stringify(config[name]),
  );
  if (differing.length > 0)
    throw new UsageError(
      `${folder} holds a run with another ${differing.join(', ')}. Name another --out, or repeat its options.`,
    );
  return 'resumed';
}
