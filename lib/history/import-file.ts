import { z } from 'zod';
import type { Check } from '../debate/check';
import type { Step, StepKind } from '../debate/steps';
import { CrossexamError } from '../errors';
import type { EvidenceDocument } from '../evidence/document';
import type { LibraryEntry } from './db';
import { checkForm } from './forms/check-form';
import { document } from './forms/evidence-forms';
import { count, form } from './forms/form';
import { stepForms } from './forms/step-forms';

/** Of the file that exports are written as. */
export const VERSION = 1;

/** What an export holds. */
export interface Exported {
  checks: Check[];
  steps: Step[];
  documents: EvidenceDocument[];
  library: LibraryEntry[];
}

const file = z.object({
  crossexam: z.literal(VERSION),
  checks: z.array(z.looseObject({ id: z.string() })),
  steps: z.array(z.looseObject({ check: z.string(), key: z.string().min(1) })),
  documents: z.array(document),
  library: z.array(
    form<LibraryEntry>({ document: z.string(), title: z.string(), addedAt: z.string() }),
  ),
});

const envelope = z.looseObject({
  ...{ kind: z.enum(Object.keys(stepForms) as StepKind[]), hash: z.string(), at: z.string() },
  // Below zero where the clock was set back while the step ran.
  ...{ ms: z.number(), seq: count },
});

/** Whether a step is whole: what it holds has the form of its kind. */
function isWhole(step: object): boolean {
  const read = envelope.safeParse(step);
  return read.success && stepForms[read.data.kind].safeParse(read.data.value).success;
}

/**
 * Reads an export. The rows come out as they went in, with whatever a later version has added to them.
 * Throws `import-invalid` for what is no export, `import-damaged` with the check and the part that is not whole.
 */
export function readExport(text: string): Exported {
  const json = readJson(text);
  const parsed = file.safeParse(json);
  if (!parsed.success) throw new CrossexamError('import-invalid');
  const { checks, steps } = parsed.data;
  for (const check of checks) {
    const read = checkForm.safeParse(check);
    if (!read.success) throw damaged(check, pathOf(read.error));
  }
  const keys = new Set<string>();
  for (const step of steps) {
    const name = `${step.check} ${step.key}`;
    if (keys.has(name) || !isWhole(step)) {
      throw damaged(checks.find(({ id }) => id === step.check) ?? { id: step.check }, step.key);
    }
    keys.add(name);
  }
  // What was parsed has lost what the forms do not name; what was read has not.
  return json as Exported;
}

/** Says which check it is in the reader's words, and which of its parts in ours. */
export function damaged(check: { id: string; claim?: unknown }, part: string): CrossexamError {
  const claim = z.object({ text: z.string() }).safeParse(check.claim).data?.text;
  return new CrossexamError('import-damaged', { check: (claim ?? check.id).slice(0, 80), part });
}

const pathOf = ({ issues: [first] }: z.ZodError): string => first?.path.join('.') || 'check';

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CrossexamError('import-invalid');
  }
}
