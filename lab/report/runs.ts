import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type RunConfig, readConfig } from '../run/config';
import { UsageError } from '../usage';
import type { Outcome } from './outcome';
import type { Report } from './report-types';

/** A run as its report left it. */
export interface StoredRun {
  name: string;
  folder: string;
  config: RunConfig;
  report: Report;
  outcomes: Outcome[];
}

/** Reads a run's report. Throws a `UsageError` where there is none yet. */
export async function readRun(folder: string): Promise<StoredRun> {
  const config = await readConfig(folder);
  const read = async <T>(name: string, parse: (text: string) => T): Promise<T> => {
    let text: string;
    try {
      text = await readFile(join(folder, name), 'utf8');
    } catch {
      throw new UsageError(`${folder} has no ${name} yet: let its eval come to an end`);
    }
    try {
      return parse(text);
    } catch {
      throw new UsageError(
        `${join(folder, name)} is damaged: the run's eval, given again, writes it`,
      );
    }
  };
  const outcomes = await read('claims.jsonl', (text) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line): Outcome => JSON.parse(line)),
  );
  const report = await read('report.json', (text): Report => JSON.parse(text));
  return { name: basename(folder), folder, config, report, outcomes };
}
