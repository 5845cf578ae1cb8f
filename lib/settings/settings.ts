import { z } from 'zod';

/** A model the reader set up. Its key, if any, lies apart: see `secrets.ts`. */
export const modelEntry = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  kind: z.enum(['endpoint', 'on-device']),
  /** OpenAI-compatible base URL ending before `/chat/completions`; endpoints only. */
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** The provider's model name; for on-device models a key of the catalogue in `lib/models/on-device`. */
  model: z.string().min(1),
  contextTokens: z.number().int().positive().optional(),
  /** US dollars per million tokens, as providers list their prices. */
  price: z.object({ input: z.number().min(0), output: z.number().min(0) }).optional(),
  /** Calls at once. */
  concurrency: z.number().int().min(1).max(64).default(8),
});
export type ModelEntry = z.infer<typeof modelEntry>;

/** What a reader chose for one search service. Its key, if any, lies apart: see `secrets.ts`. */
const serviceSetting = z.object({
  enabled: z.boolean().optional(),
  /** Its address: a server of the reader's own, a mirror, a test's. */
  api: z.string().optional(),
  /** An address where its operator may write to. */
  mailto: z.string().optional(),
});
export type ServiceSetting = z.infer<typeof serviceSetting>;

/** Earlier settings named Wikipedia and Tavily beside the rest, not among `services`. */
function withServices(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  const { wikipedia, tavily, services, ...rest } = stored as Record<string, unknown>;
  const earlier = { ...(wikipedia ? { wikipedia } : {}), ...(tavily ? { tavily } : {}) };
  return { ...rest, services: { ...earlier, ...Object(services) } };
}

export const settingsSchema = z.object({
  models: z.array(modelEntry).default([]),
  /** Model ids by role; `default` stands in for a role without its own. */
  roles: z
    .object({
      default: z.string().optional(),
      debater: z.string().optional(),
      opponent: z.string().optional(),
      moderator: z.string().optional(),
      judge: z.string().optional(),
      gatherer: z.string().optional(),
      scorer: z.string().optional(),
      reporter: z.string().optional(),
    })
    .default({}),
  protocol: z.string().default('tool-mad'),
  /** Whose definitions of the four labels: AVeriTeC's, or those of the published DebateCV code. */
  labels: z.enum(['averitec', 'averitec-code']).default('averitec'),
  preset: z.enum(['product', 'paper']).default('product'),
  /** What claims are about: medical ones are looked up in papers (Tool-MAD's medical configuration). */
  field: z.enum(['general', 'medical']).default('general'),
  maxRounds: z.number().int().min(1).max(4).default(3),
  /** Score answers for relevance, for which the embedding model is fetched; off once the reader went on without. */
  relevance: z.boolean().default(true),
  search: z
    .preprocess(
      withServices,
      z.object({
        /** By the ids of `lib/evidence/search/services.ts`; what is not set is as the registry has it. */
        services: z.record(z.string(), serviceSetting).default({}),
        /** Leaves out documents published after the claim. */
        beforeClaim: z.boolean().default(false),
        /** Keeps the pages of fact-checkers out of the search. */
        blockFactCheckers: z.boolean().default(false),
        /** Their sites as the reader has edited them; absent: the list that comes with the extension. */
        factCheckers: z.array(z.string()).optional(),
        /** Hosts on the reader's own machine or network whose pages may be read; none are without being named here. */
        privateHosts: z.array(z.string()).default([]),
      }),
    )
    .prefault({}),
  budget: z
    .object({
      calls: z.number().int().positive().optional(),
      tokens: z.number().int().positive().optional(),
      money: z.number().positive().optional(),
      minutes: z.number().positive().optional(),
    })
    .default({ minutes: 30 }),
  /** What people found before: shown beside a debate, or read in it, too. */
  factChecks: z
    .object({
      use: z.enum(['off', 'show', 'use']).default('show'),
      /** The Google Fact Check Tools API; asked only with a key. */
      api: z.url({ protocol: /^https?$/ }).default('https://factchecktools.googleapis.com'),
    })
    .prefault({}),
  /** Paint claim and evidence in the page. */
  inline: z.boolean().default(true),
  /** Ship the sample library as evidence of the page reader. */
  sampleLibrary: z.boolean().default(false),
});
export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = settingsSchema.parse({});

export type RoleName = Exclude<keyof Settings['roles'], 'default'>;

/** Whose model a role speaks with while it has none of its own; the chosen model where that has none either. */
export const standsInFor: Readonly<Partial<Record<RoleName, RoleName>>> = {
  opponent: 'debater',
  moderator: 'judge',
  gatherer: 'debater',
};

/** The model id a role uses, or undefined when none is set up. */
export function modelIdFor(settings: Settings, role: RoleName): string | undefined {
  const { roles } = settings;
  const other = standsInFor[role];
  return roles[role] ?? (other && roles[other]) ?? roles.default;
}
