import { z } from 'zod';
import type { Check } from '../debate/check';
import type { Step } from '../debate/steps';
import { CrossexamError } from '../errors';
import type { EvidenceDocument } from '../evidence/document';
import type { Database, LibraryEntry } from './db';
import { written } from './storage-errors';

const VERSION = 1;

/** Rows must have the keys they are stored under; what hangs on them is read by the fold, as from any old version. */
const file = z.object({
  crossexam: z.literal(VERSION),
  checks: z.array(
    z.looseObject({
      id: z.string().min(1),
      createdAt: z.iso.datetime(),
      status: z.enum(['running', 'paused', 'stopped', 'finished', 'outdated']),
      claim: z.looseObject({ text: z.string() }),
      labels: z.string(),
      protocol: z.string(),
      agents: z.array(z.looseObject({ id: z.string() })),
      models: z.looseObject({}),
      options: z.looseObject({}),
      runs: z.array(z.object({ from: z.string(), to: z.string() })),
    }),
  ),
  steps: z.array(
    z.looseObject({
      check: z.string(),
      key: z.string(),
      kind: z.string(),
      seq: z.number().int(),
      value: z.unknown(),
    }),
  ),
  documents: z.array(z.looseObject({ id: z.string(), text: z.string(), title: z.string() })),
  library: z.array(z.object({ document: z.string(), title: z.string(), addedAt: z.string() })),
});

/** Everything but settings' secrets, as one JSON text. Works while settings are broken. */
export async function exportAll(db: Database): Promise<string> {
  const [checks, steps, documents, library] = await Promise.all([
    db.checks.toArray(),
    db.steps.toArray(),
    db.documents.toArray(),
    db.library.toArray(),
  ]);
  return JSON.stringify({ crossexam: VERSION, checks, steps, documents, library });
}

/** Adds what a file holds and this browser lacks; answers how many checks came. Throws `import-invalid`. */
export async function importAll(db: Database, text: string): Promise<{ checks: number }> {
  const parsed = file.safeParse(readJson(text));
  if (!parsed.success) throw new CrossexamError('import-invalid');
  const { checks, steps, documents, library } = parsed.data;
  const known = new Set(await db.checks.toCollection().primaryKeys());
  const fresh = checks.filter(({ id }) => !known.has(id));
  const ids = new Set(fresh.map(({ id }) => id));
  // A check that was running elsewhere does not begin to run here by itself.
  const stopped = fresh.map((check) => ({
    ...check,
    status: check.status === 'running' ? 'stopped' : check.status,
  }));
  await written(() =>
    db.transaction('rw', db.checks, db.steps, db.documents, db.library, async () => {
      await db.documents.bulkPut(documents as unknown as EvidenceDocument[]);
      await db.library.bulkPut(library satisfies LibraryEntry[]);
      await db.steps.bulkPut(steps.filter((step) => ids.has(step.check)) as unknown as Step[]);
      await db.checks.bulkPut(stopped as unknown as Check[]);
    }),
  );
  return { checks: fresh.length };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CrossexamError('import-invalid');
  }
}
