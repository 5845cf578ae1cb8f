import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { spentOn } from '../../lib/debate/budget';
import { labelSetOf } from '../../lib/scoring/labels';
import type { DataSet } from '../data/claims';
import { faultOf } from '../fault-sentence';
import { outcomeOf } from '../report/outcome';
import { isFinished, reportOf } from '../report/report';
import type { Report } from '../report/report-types';
import { reportMarkdown } from '../report/run-markdown';
import { writeReport } from '../report/write';
import { claimFolder, type RunConfig } from './config';
import type { LabEmbedder } from './embedders';
import { openJournal, type RunJournal } from './journal';
import { lockFolder } from './lock';
import { checkOf, chosenClaims, goldIn, optionsOf } from './plan';
import { progressBar } from './progress';
import { runClaims } from './run-claims';
import { cachedEmbedder, vectorCache } from './vector-cache';
import { labWorld } from './world';

export interface EvalParts {
  config: RunConfig;
  set: DataSet;
  out: string;
  parallel: number;
  embedder: LabEmbedder;
  /** File that keeps passages' vectors between runs. */
  vectors: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** Where progress is drawn; the report's text goes to `say`. */
  screen: Parameters<typeof progressBar>[0];
  say(line: string): void;
}

/**
 * Runs a protocol over a data set, or goes on with such a run, and writes its report. Every claim is one check of the
 * extension's own engine.
 * @returns the report, and why the run ended early if it did
 */
export async function evaluate(parts: EvalParts): Promise<{ report: Report; early?: string }> {
  const { config, set, out, say } = parts;
  optionsOf(config);
  await parts.embedder.ready?.();
  await mkdir(out, { recursive: true });
  const unlock = await lockFolder(out);
  try {
    const begun = await claimFolder(out, config);
    if (begun === 'resumed') say(`Going on with the run in ${out}.`);
    const journal = await openJournal(out);
    try {
      const early = await runAll(parts, journal);
      const { report, outcomes } = reportFor(config, set, journal);
      await writeReport(out, report, outcomes);
      say(`\n${reportMarkdown(report)}`);
      say(`Report: ${join(out, 'report.md')}`);
      return { report, ...(early !== undefined && { early }) };
    } finally {
      await journal.close();
    }
  } finally {
    await unlock();
    await parts.embedder.close();
  }
}

async function runAll(
  { config, set, parallel, embedder, vectors, env, signal, screen, say }: EvalParts,
  journal: RunJournal,
): Promise<string | undefined> {
  const claims = chosenClaims(set, config);
  const now = new Date();
  const pairs = claims.map((claim) => ({ claim, check: checkOf(config, claim, now) }));
  const byCheck = new Map(pairs.map(({ claim, check }) => [check.id, claim]));
  // Fails here, before a call is paid for, where a gold label has no place in the label set.
  const gold = new Map(pairs.map(({ claim, check }) => [check.id, goldIn(config.labels, claim)]));
  const cache = await vectorCache(vectors);
  const world = labWorld({
    ...{ config, journal, cache, parallel, claims: byCheck, env },
    embedder: cachedEmbedder(embedder, cache),
    onUnexpected: (thrown, check) => say(`${check}: ${faultOf(thrown)}`),
  });
  const bar = progressBar(screen);
  const before = pairs.filter(({ check }) => journal.check(check.id)?.status === 'finished').length;
  const standing = () => progressOf(pairs.length, before, journal, gold);
  const ticking = setInterval(() => bar.show(standing()), 500);
  try {
    const checks = pairs.map(({ check }) => check);
    const onEnd = () => bar.show(standing());
    return await runClaims({ checks, journal, world, parallel, signal, onEnd });
  } finally {
    clearInterval(ticking);
    bar.end(standing());
    await cache.close();
  }
}

function progressOf(
  claims: number,
  before: number,
  journal: RunJournal,
  gold: ReadonlyMap<string, string>,
) {
  const checks = journal.checks();
  const finished = checks.filter(({ status }) => status === 'finished');
  const spent = checks.map((check) => spentOn(journal.stepsOf(check.id), check.models, 0));
  const total = (of: 'calls' | 'tokens' | 'money') => spent.reduce((sum, one) => sum + one[of], 0);
  const priced = checks.some(({ models }) => Object.values(models).some(({ price }) => price));
  const proposedOf = (id: string) =>
    journal.stepsOf(id).find((step) => step.kind === 'proposed')?.value.label;
  return {
    ...{ done: finished.length, total: claims, here: finished.length - before },
    right: finished.filter(({ id }) => proposedOf(id) === gold.get(id)).length,
    ...{ calls: total('calls'), tokens: total('tokens') },
    ...(priced && { money: total('money') }),
  };
}

/** The report of what a journal holds, finished or not. */
export function reportFor(config: RunConfig, set: DataSet, journal: RunJournal) {
  const outcomes = chosenClaims(set, config).flatMap((claim) => {
    const check = journal.check(`${config.data}-${claim.id}`);
    if (!check) return [];
    return [outcomeOf(check, journal.stepsOf(check.id), claim, goldIn(config.labels, claim))];
  });
  const report = reportOf({
    ...{ config, source: set.source, notes: set.notes, outcomes },
    labels: labelSetOf({ labels: config.labels }),
    thresholds: optionsOf(config).thresholds,
    options: { seed: config.seed },
  });
  return { report, outcomes, finished: outcomes.filter(isFinished).length };
}
