import { z } from 'zod';
import type { Check } from '../debate/check';
import type { Step } from '../debate/steps';
import { viewOf } from '../debate/view';
import { CrossexamError } from '../errors';
import type { EvidenceDocument } from '../evidence/document';
import type { Database } from './db';
import { written } from './storage-errors';

const VERSION = 1;

/** What the panel says of a role's model. */
const modelNote = z.looseObject({ name: z.string(), demonstration: z.boolean() });

/** Rows must have the keys they are stored under; what hangs on them must be something the fold can show. */
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
      models: z.looseObject({ debater: modelNote, judge: modelNote }),
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

/** Checks, journals, documents and library as one JSON text; no settings and no secrets. Works while settings are broken. */
export async function exportAll(db: Database): Promise<string> {
  const [checks, steps, documents, library] = await Promise.all([
    db.checks.toArray(),
    db.steps.toArray(),
    db.documents.toArray(),
    db.library.toArray(),
  ]);
  return JSON.stringify({ crossexam: VERSION, checks, steps, documents, library });
}

/**
 * Adds what a file holds and this browser lacks, and changes nothing that is there: a document's text is what
 * quotations were found in. Answers how many checks came. Throws `import-invalid`, and then has added nothing.
 */
export async function importAll(db: Database, text: string): Promise<{ checks: number }> {
  const parsed = file.safeParse(readJson(text));
  if (!parsed.success) throw new CrossexamError('import-invalid');
  const { checks, library } = parsed.data;
  const steps = parsed.data.steps as unknown as Step[];
  const documents = parsed.data.documents as unknown as EvidenceDocument[];
  const known = new Set(await db.checks.toCollection().primaryKeys());
  const fresh = checks.filter(({ id }) => !known.has(id));
  const ids = new Set(fresh.map(({ id }) => id));
  // A check that was running elsewhere does not begin to run here by itself.
  const stopped = fresh.map((check) => ({
    ...check,
    status: check.status === 'running' ? 'stopped' : check.status,
  })) as unknown as Check[];
  for (const check of stopped) mustShow(check, steps);
  await written(() =>
    db.transaction('rw', db.checks, db.steps, db.documents, db.library, async () => {
      const texts = new Set(await db.documents.toCollection().primaryKeys());
      await db.documents.bulkAdd(documents.filter(({ id }) => !texts.has(id)));
      const shelved = new Set(await db.library.toCollection().primaryKeys());
      await db.library.bulkAdd(library.filter(({ document }) => !shelved.has(document)));
      await db.steps.bulkPut(steps.filter((step) => ids.has(step.check)));
      await db.checks.bulkPut(stopped);
    }),
  );
  return { checks: fresh.length };
}

/** A check that cannot be shown would only be found out when the reader opens it. */
function mustShow(check: Check, steps: readonly Step[]): void {
  try {
    viewOf(
      check,
      steps.filter((step) => step.check === check.id),
    );
  } catch (thrown) {
    throw new CrossexamError('import-invalid', {}, { cause: thrown });
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CrossexamError('import-invalid');
  }
}
