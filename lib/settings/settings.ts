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
  /** Per million tokens, in the reader's own currency. */
  price: z.object({ input: z.number().min(0), output: z.number().min(0) }).optional(),
  /** Calls at once. */
  concurrency: z.number().int().min(1).max(64).default(8),
});
export type ModelEntry = z.infer<typeof modelEntry>;

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
  maxRounds: z.number().int().min(1).max(4).default(3),
  search: z
    .object({
      wikipedia: z
        .object({
          enabled: z.boolean().default(true),
          /** `{language}` is replaced; tests and mirrors name their own. */
          api: z.string().default('https://{language}.wikipedia.org/w/api.php'),
        })
        .prefault({}),
      tavily: z
        .object({
          enabled: z.boolean().default(false),
          api: z.string().default('https://api.tavily.com'),
        })
        .prefault({}),
    })
    .prefault({}),
  budget: z
    .object({
      calls: z.number().int().positive().optional(),
      tokens: z.number().int().positive().optional(),
      money: z.number().positive().optional(),
      minutes: z.number().positive().optional(),
    })
    .default({ minutes: 30 }),
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
