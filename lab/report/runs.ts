import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type RunConfig, readConfig } from '../run/config';
import { UsageError } from '../usage';
import type { Outcome } from './outcome';
import type { Report } from './report';

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
  const read = async (name: string): Promise<string> => {
    try {
      return await readFile(join(folder, name), 'utf8');
    } catch {
      throw new UsageError(`${folder} has no ${name} yet: let its eval come to an end`);
    }
  };
  const outcomes = (await read('claims.jsonl'))
    .split('\n')
    .filter(Boolean)
    .map((line): Outcome => JSON.parse(line));
  const report: Report = JSON.parse(await read('report.json'));
  return { name: basename(folder), folder, config, report, outcomes };
}
