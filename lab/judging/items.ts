import { join } from 'node:path';
import type { Check } from '../../lib/debate/check';
import type { Step } from '../../lib/debate/steps';
import { viewOf } from '../../lib/debate/view';
import { sentencesOf } from '../../lib/evidence/sentences';
import { shuffled } from '../metrics/random';
import type { StoredRun } from '../report/runs';
import { openJournal } from '../run/journal';

/** One justification of one system, with what it may rest on. */
export interface Justification {
  /** Says nothing about the system: raters see it. */
  id: string;
  system: string;
  claimId: string;
  claim: string;
  label: string;
  text: string;
  sentences: number;
  /** Quotations found in their sources, of those the justification's check counts. */
  counted: number;
  /** The passages its agents read. */
  passages: { source: string; text: string }[];
}

/**
 * Claims that every run decided rightly, as many as wanted, drawn by the seed: systems are judged on the same claims
 * and not on their labels (DebateCV takes 50).
 */
export function commonClaims(runs: readonly StoredRun[], most: number, seed: number): string[] {
  const right = runs.map(
    ({ outcomes }) =>
      new Set(
        outcomes.filter(({ proposed, gold }) => proposed === gold).map((outcome) => outcome.id),
      ),
  );
  const [first = new Set<string>(), ...others] = right;
  const common = [...first].filter((id) => others.every((ids) => ids.has(id)));
  return shuffled(common, seed).slice(0, most);
}

/** The justifications of the chosen claims, systems mixed in an order the seed gives. */
export async function justificationsOf(
  runs: readonly StoredRun[],
  claims: readonly string[],
  seed: number,
): Promise<Justification[]> {
  const found: Omit<Justification, 'id'>[] = [];
  for (const run of runs) {
    const journal = await openJournal(join(run.folder));
    for (const claimId of claims) {
      const check = journal.check(`${run.config.data}-${claimId}`);
      if (check) found.push(justificationOf(run.name, claimId, check, journal.stepsOf(check.id)));
    }
    await journal.close();
  }
  return shuffled(found, seed).map((one, i) => ({ id: `item-${i + 1}`, ...one }));
}

/** The report's justification where the preset writes one, else the judge's, else what the label rests on. */
function justificationOf(
  system: string,
  claimId: string,
  check: Check,
  steps: readonly Step[],
): Omit<Justification, 'id'> {
  const view = viewOf(check, steps);
  const text = view.report?.justification || view.judge?.justification || view.proposed?.text || '';
  const { against, for: supporting, context } = view.evidence;
  const quoted = [...against, ...supporting, ...context];
  return {
    ...{ system, claimId, claim: check.claim.text, label: view.proposed?.label ?? '', text },
    sentences: sentencesOf(text).length,
    counted: quoted.filter(({ counts }) => counts).length,
    passages: passagesRead(steps),
  };
}

function passagesRead(steps: readonly Step[]): Justification['passages'] {
  const read = new Map<string, { source: string; text: string }>();
  for (const step of steps) {
    if (step.kind !== 'retrieval' && step.kind !== 'pool') continue;
    const { documents } = step.value;
    const passages =
      step.kind === 'retrieval'
        ? step.value.passages
        : step.value.items.map((item) => item.passage);
    for (const { document, start, text } of passages) {
      const head = documents.find(({ id }) => id === document);
      read.set(`${document} ${start}`, { source: head?.title ?? '', text });
    }
  }
  return [...read.values()];
}
