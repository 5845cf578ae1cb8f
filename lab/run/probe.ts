import { mkdir } from 'node:fs/promises';
import type { Claim } from '../../lib/claim/claim';
import { spentOn } from '../../lib/debate/budget';
import type { Check } from '../../lib/debate/check';
import type { Protocol, ProtocolContext } from '../../lib/debate/context';
import type { ProposedStep, Step } from '../../lib/debate/steps';
import { optionsFor } from '../../lib/protocols';
import type { LabContext } from '../command';
import { faultOf } from '../fault-sentence';
import { claimFolder, type RunConfig } from './config';
import type { LabEmbedder } from './embedders';
import { openJournal } from './journal';
import { lockFolder } from './lock';
import { modelNotes } from './plan';
import { progressBar } from './progress';
import { runClaims } from './run-claims';
import { labWorld } from './world';

/** One thing to measure: its text stands where a check's claim stands. */
export interface ProbeItem {
  id: string;
  claim: Pick<Claim, 'text'> & Partial<Claim>;
  compact: boolean;
}

export interface Probe {
  /** Also the protocol's id in the journal. */
  id: string;
  out: string;
  models: RunConfig['models'];
  smallModel: boolean;
  maxTokens?: number | undefined;
  embedder: LabEmbedder;
  parallel: number;
  items: ProbeItem[];
  /** Measures one item with the engine's own means; its result is a journaled step or the text it answers. */
  measure(context: ProtocolContext): Promise<string>;
}

/**
 * Runs a measurement over many items on the extension's engine: with its journal, so that an interrupted one goes on
 * and no call is paid twice, its limits and its retries.
 * @returns each item's finished steps by the item's id, and why it ended early, if it did
 */
export async function runProbe(
  probe: Probe,
  { env, signal, screen, say }: LabContext,
): Promise<{ steps: Map<string, readonly Step[]>; early?: string }> {
  await mkdir(probe.out, { recursive: true });
  const unlock = await lockFolder(probe.out);
  try {
    const config = configOf(probe);
    await claimFolder(probe.out, config);
    const journal = await openJournal(probe.out);
    const world = labWorld({
      ...{ config, journal, embedder: probe.embedder, parallel: probe.parallel, env },
      ...{ cache: new Map<string, number[]>(), claims: new Map(), protocol: protocolOf(probe) },
      onUnexpected: (thrown, check) => say(`${check}: ${faultOf(thrown)}`),
    });
    const checks = probe.items.map((item) => checkOf(probe, config, item));
    const bar = progressBar(screen);
    const standing = () => {
      const done = journal.checks().filter(({ status }) => status === 'finished').length;
      const spent = checks.map(({ id, models }) => spentOn(journal.stepsOf(id), models, 0));
      const total = (of: 'calls' | 'tokens') => spent.reduce((sum, one) => sum + one[of], 0);
      const run = { calls: total('calls'), tokens: total('tokens') };
      return { done, total: checks.length, here: done, ...run };
    };
    const { parallel } = probe;
    const onEnd = () => bar.show(standing());
    const early = await runClaims({ checks, journal, world, parallel, signal, onEnd });
    bar.end(standing());
    const finished = checks.filter(({ id }) => journal.check(id)?.status === 'finished');
    const steps = new Map(finished.map(({ id }) => [id, journal.stepsOf(id)]));
    await journal.close();
    return { steps, ...(early !== undefined && { early }) };
  } finally {
    await unlock();
    await probe.embedder.close();
  }
}

const protocolOf = ({ id, measure }: Probe): Protocol => ({
  id,
  async run(context): Promise<ProposedStep> {
    const text = await measure(context);
    const label = context.labels.fallback;
    return context.record('proposed', 'proposed', { label, by: 'answer', round: 1, text });
  },
  cutShort: (_, labels) => ({ label: labels.fallback, by: 'budget', round: 0, text: '' }),
});

const configOf = ({ id, models, embedder, smallModel, maxTokens }: Probe): RunConfig => ({
  ...{ protocol: id, preset: 'paper', data: id, evidence: 'none', labels: 'averitec', models },
  ...{
    embedder: embedder.id,
    smallModel,
    rewrite: true,
    stability: true,
    selection: true,
    seed: 1,
  },
  ...(maxTokens !== undefined && { maxTokens }),
});

function checkOf(probe: Probe, config: RunConfig, { id, claim, compact }: ProbeItem): Check {
  const { smallModel, embedder, maxTokens } = probe;
  const preset = smallModel ? 'product' : 'paper';
  const options = optionsFor('tool-mad', preset, { embedder: embedder.id, smallModel });
  const scoring = Math.min(options.tokens.scoring, maxTokens ?? options.tokens.scoring);
  const now = new Date().toISOString();
  return {
    ...{
      id,
      protocol: probe.id,
      labels: 'averitec',
      agents: [],
      models: modelNotes(config),
      budget: {},
      runs: [],
    },
    ...{ embedder: embedder.id, status: 'running', createdAt: now, updatedAt: now },
    claim: { selected: claim.text, capturedAt: now, ...claim },
    options: {
      ...options,
      ...{ compactScoring: compact, rule: false, fitCheck: false, report: false },
      tokens: { ...options.tokens, scoring },
    },
  };
}
