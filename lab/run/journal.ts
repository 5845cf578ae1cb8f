import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Check } from '../../lib/debate/check';
import type { JournalStore } from '../../lib/debate/journal';
import type { Step } from '../../lib/debate/steps';
import type { EvidenceDocument } from '../../lib/evidence/document';
import { openJsonLines } from './jsonl';

/** How often a check's running time alone is written, in milliseconds; every other change is written at once. */
const RUNS_EVERY_MS = 2000;

const entrySchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('check'), check: z.custom<Check>() }),
  z.object({ is: z.literal('change'), id: z.string(), change: z.record(z.string(), z.unknown()) }),
  z.object({ is: z.literal('step'), step: z.custom<Step>() }),
  z.object({ is: z.literal('document'), document: z.custom<EvidenceDocument>() }),
]);
type Entry = z.infer<typeof entrySchema>;

/** All of a run: its checks, their finished steps and the documents they read. */
export interface RunJournal extends JournalStore {
  checks(): Check[];
  check(id: string): Check | undefined;
  addCheck(check: Check): Promise<void>;
  changeCheck(id: string, change: Partial<Check>): Promise<void>;
  stepsOf(id: string): Step[];
  close(): Promise<void>;
}

/**
 * A run's journal in one append-only file of its folder, `journal.jsonl`: what the database is in the browser. The
 * engine's own rule holds: a step is in the file before the protocol sees it.
 */
export async function openJournal(folder: string): Promise<RunJournal> {
  await mkdir(folder, { recursive: true });
  const checks = new Map<string, Check>();
  const steps = new Map<string, Step[]>();
  const documents = new Map<string, EvidenceDocument>();
  const written = new Map<string, number>();

  const take = (entry: Entry): void => {
    switch (entry.is) {
      case 'check':
        checks.set(entry.check.id, entry.check);
        break;
      case 'change': {
        const known = checks.get(entry.id);
        if (known) checks.set(entry.id, changed(known, entry.change));
        break;
      }
      case 'step': {
        const own = steps.get(entry.step.check);
        if (own) own.push(entry.step);
        else steps.set(entry.step.check, [entry.step]);
        break;
      }
      case 'document':
        documents.set(entry.document.id, entry.document);
    }
  };

  const file = await openJsonLines(join(folder, 'journal.jsonl'), (line) =>
    take(entrySchema.parse(line)),
  );
  /** In memory first, so that what is read next is never older than what was written. */
  const keep = (entry: Entry): Promise<void> => {
    take(entry);
    return file.append(entry);
  };

  return {
    checks: () => [...checks.values()],
    check: (id) => checks.get(id),
    addCheck: (check) => keep({ is: 'check', check }),
    async changeCheck(id, given) {
      // JSON leaves `undefined` out, which here means: no longer there.
      const change = Object.fromEntries(
        Object.entries({ ...given, updatedAt: new Date().toISOString() }).map(([name, value]) => [
          name,
          value ?? null,
        ]),
      );
      const entry: Entry = { is: 'change', id, change };
      const onlyRuns = Object.keys(given).join() === 'runs';
      if (onlyRuns && Date.now() - (written.get(id) ?? 0) < RUNS_EVERY_MS) return take(entry);
      written.set(id, Date.now());
      await keep(entry);
    },
    stepsOf: (id) => steps.get(id) ?? [],
    steps: async (id) => steps.get(id) ?? [],
    append: (step) => keep({ is: 'step', step }),
    async putDocuments(added) {
      const missing = added.filter(({ id }) => !documents.has(id));
      await Promise.all(missing.map((document) => keep({ is: 'document', document })));
    },
    document: async (id) => documents.get(id),
    close: () => file.close(),
  };
}

const changed = (check: Check, change: Record<string, unknown>): Check =>
  Object.fromEntries(
    Object.entries({ ...check, ...change }).filter(([, value]) => value !== null),
  ) as unknown as Check;
