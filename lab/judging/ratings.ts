import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { krippendorffAlpha, weightedKappa } from '../metrics/agreement';
import { mean } from '../metrics/bootstrap';
import { number, table } from '../report/markdown';
import { UsageError } from '../usage';
import { type Criterion, criterionNames } from './rubric';

const filledIn = z.object({
  rater: z.string().min(1),
  /** Marks by `item-3/evidence`. */
  ratings: z.record(z.string(), z.number().int().min(1).max(5)),
});
export type FilledIn = z.infer<typeof filledIn>;

/** Reads a filled-in sheet. Throws a `UsageError` where a file is none. */
export async function readRatings(path: string): Promise<FilledIn> {
  try {
    return filledIn.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    throw new UsageError(`${path} is no filled-in rating sheet`);
  }
}

export interface Agreement {
  criterion: Criterion;
  /** Mean over all marks, by system. */
  means: Record<string, number>;
  marks: number;
  /** Krippendorff's ordinal alpha over all raters; NaN with one rater. */
  alpha: number;
  /** Quadratic weighted kappa, with exactly two raters. */
  kappa?: number;
}

/** Means by system and the raters' agreement, from filled-in sheets and the key that names the systems. */
export function agreementOf(
  sheets: readonly FilledIn[],
  key: Readonly<Record<string, string>>,
): Agreement[] {
  const items = Object.keys(key);
  const systems = [...new Set(Object.values(key))].sort();
  return criterionNames.map((criterion) => {
    const marks = items.map((item) => sheets.map(({ ratings }) => ratings[`${item}/${criterion}`]));
    const of = (system: string) =>
      marks
        .filter((_, i) => key[items[i] ?? ''] === system)
        .flat()
        .filter((mark) => mark !== undefined);
    const pairs = marks.flatMap(([a, b]): [number, number][] =>
      a === undefined || b === undefined ? [] : [[a, b]],
    );
    return {
      criterion,
      means: Object.fromEntries(systems.map((system) => [system, mean(of(system))])),
      marks: marks.flat().filter((mark) => mark !== undefined).length,
      alpha: krippendorffAlpha(marks, 'ordinal'),
      ...(sheets.length === 2 && { kappa: weightedKappa(pairs) }),
    };
  });
}

export function agreementMarkdown(agreements: readonly Agreement[], raters: number): string {
  const systems = Object.keys(agreements[0]?.means ?? {});
  const rows = agreements.map(({ criterion, means, marks, alpha, kappa }) => [
    criterion,
    ...systems.map((system) => number(means[system] ?? Number.NaN, 2)),
    ...[String(marks), number(alpha, 3), kappa === undefined ? '–' : number(kappa, 3)],
  ]);
  const head = ['criterion', ...systems, 'marks', 'Krippendorff’s α (ordinal)', 'weighted κ'];
  return `# Ratings by ${raters} ${raters === 1 ? 'person' : 'people'}\n\n${table(head, rows)}\n`;
}
