import { z } from 'zod';

/** How a schema is asked for, from the strictest: decoding bound to it, decoding bound to JSON, or words only. */
const rungs = ['json_schema', 'json_object', 'prompt'] as const;
export type Rung = (typeof rungs)[number];

/** Request fields a server may refuse and we can do without. */
export const optionalFields = ['stream_options', 'temperature', 'top_p', 'seed'] as const;

/** What of the common interface an endpoint was found to understand. */
const dialectSchema = z.object({
  rung: z.enum(rungs),
  /** Newer OpenAI models take only the second (ChatGPTBox-dev/chatGPTBox#908). */
  limit: z.enum(['max_tokens', 'max_completion_tokens']),
  dropped: z.array(z.enum(optionalFields)),
});
export type Dialect = z.infer<typeof dialectSchema>;

/** Where every endpoint starts. */
export const fullDialect: Dialect = { rung: 'json_schema', limit: 'max_tokens', dropped: [] };

/** Remembers the dialect that worked, by `ChatModel.id`, so that a refusal is paid once per endpoint and model. */
export interface LadderStore {
  get(id: string): Promise<Dialect | undefined>;
  set(id: string, dialect: Dialect): Promise<void>;
}

/** A ladder that lasts as long as the object: for the lab and for tests. */
export function memoryLadder(): LadderStore {
  const known = new Map<string, Dialect>();
  return {
    get: async (id) => known.get(id),
    set: async (id, dialect) => {
      known.set(id, dialect);
    },
  };
}

/** The next rung down; undefined on the lowest. */
export const lowerRung = (rung: Rung): Rung | undefined => rungs[rungs.indexOf(rung) + 1];

/** What is stored, or the full dialect where nothing, something unreadable, or no store is there. */
export async function readDialect(store: LadderStore, id: string): Promise<Dialect> {
  const stored = await store.get(id).catch(() => undefined);
  return dialectSchema.safeParse(stored).data ?? fullDialect;
}

/**
 * Adds to the store what a call learnt. Calls run at once, so what another one learnt meanwhile is kept.
 * A store that cannot be written costs one refusal next time; the reply at hand is worth more.
 */
export async function keepDialect(store: LadderStore, id: string, learnt: Dialect): Promise<void> {
  const known = await readDialect(store, id);
  const merged: Dialect = {
    rung: rungs[Math.max(rungs.indexOf(known.rung), rungs.indexOf(learnt.rung))] ?? learnt.rung,
    limit: known.limit === 'max_tokens' ? learnt.limit : known.limit,
    dropped: optionalFields.filter(
      (field) => known.dropped.includes(field) || learnt.dropped.includes(field),
    ),
  };
  if (JSON.stringify(merged) !== JSON.stringify(known))
    await store.set(id, merged).catch(() => undefined);
}
