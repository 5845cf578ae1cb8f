import type { Claim } from '../../lib/claim/claim';
import type { Check, ModelNote } from '../../lib/debate/check';
import { type AgentSpec, type ProtocolOptions, type Role, roles } from '../../lib/debate/context';
import {
  type AgentPairId,
  agentPairs,
  agentsFor,
  isProtocolId,
  optionsFor,
  type ProtocolId,
  protocolIds,
} from '../../lib/protocols';
import { labelSets } from '../../lib/scoring/labels';
import { labelNamed } from '../../lib/scoring/read-label';
import type { DataSet, LabClaim } from '../data/claims';
import { shuffled } from '../metrics/random';
import { UsageError } from '../usage';
import type { ModelAt, RunConfig } from './config';

/** A role's model by the run's configuration; roles fall back on one another as the extension's settings do. */
export function modelOf({ models }: RunConfig, role: Role): { name: string; at: ModelAt } {
  const chain: Record<Role, readonly string[]> = {
    debater: ['debater'],
    opponent: ['opponent', 'debater'],
    moderator: ['moderator', 'judge'],
    judge: ['judge'],
    gatherer: ['gatherer', 'debater'],
    scorer: ['scorer'],
    reporter: ['reporter'],
  };
  const name = [...chain[role], 'default'].find((one) => models[one]);
  const at = name === undefined ? undefined : models[name];
  if (name === undefined || !at) throw new UsageError('--endpoint and --model name the model');
  return { name, at };
}

/** The protocol's switches for a run: its preset's, with what the command line changes. */
export function optionsOf(config: RunConfig): ProtocolOptions {
  const { preset, embedder, smallModel, maxTokens } = config;
  const parts = { embedder, smallModel, field: config.field, agents: agentsOf(config) };
  const options = optionsFor(protocolOf(config), preset, parts);
  const tokens = Object.fromEntries(
    Object.entries(options.tokens).map(([kind, most]) => [kind, Math.min(most, maxTokens ?? most)]),
  ) as ProtocolOptions['tokens'];
  return {
    ...options,
    tokens,
    maxRounds: config.rounds ?? options.maxRounds,
    passages: config.passages ?? options.passages,
    rewriteQueries: options.rewriteQueries && config.rewrite,
    stability: options.stability && config.stability,
    ...(options.selection !== undefined && { selection: options.selection && config.selection }),
  };
}

function protocolOf({ protocol }: RunConfig): ProtocolId {
  if (isProtocolId(protocol)) return protocol;
  const known = protocolIds.join(', ');
  throw new UsageError(`--protocol ${protocol} is not known; known are ${known}`);
}

function agentsOf(config: RunConfig): AgentSpec[] {
  const { agents, samples, read: evidence, field } = config;
  return agentsFor(protocolOf(config), { pair: pairOf(agents), samples, evidence, field });
}

/** Table VI's pairs; `none` is another word for its "vanilla". */
function pairOf(agents: string | undefined): AgentPairId | undefined {
  if (agents === undefined) return undefined;
  const wanted = agents.replaceAll('none', 'vanilla');
  const pair = (Object.keys(agentPairs) as AgentPairId[]).find(
    (id) => id === wanted || id.split('+').toReversed().join('+') === wanted,
  );
  if (pair) return pair;
  throw new UsageError(`--agents ${agents}: known are ${Object.keys(agentPairs).join(', ')}`);
}

/** The claims of a run: all of them, or as many as wanted, drawn by the seed. */
export const chosenClaims = (set: DataSet, { limit, seed }: RunConfig): LabClaim[] =>
  limit === undefined || limit >= set.claims.length
    ? set.claims
    : shuffled(set.claims, seed).slice(0, limit);

/**
 * The gold label in the words of the run's label set. Throws a `UsageError` where the set has no such label:
 * such a run could not be scored.
 */
export function goldIn(labels: string, claim: LabClaim): string {
  if (claim.choices) return claim.gold;
  const set = labelSets[labels];
  if (!set) {
    const known = Object.keys(labelSets).join(', ');
    throw new UsageError(`--labels ${labels} is not known; known are ${known}`);
  }
  const gold = labelNamed(claim.gold, set);
  if (gold === null) throw new UsageError(`--labels ${labels} has no label for "${claim.gold}"`);
  return gold;
}

/** The models a check names, role by role. */
export const modelNotes = (config: RunConfig): Check['models'] =>
  Object.fromEntries(
    roles.map((role) => {
      const { name, at } = modelOf(config, role);
      const note: ModelNote = {
        ...{ id: name, name: at.model, demonstration: config.smallModel },
        ...(at.price && { price: at.price }),
      };
      return [role, note];
    }),
  ) as Record<Role, ModelNote>;

/** The record a claim's check begins with. The speaker is given where the claim's page names its author. */
export function checkOf(config: RunConfig, claim: LabClaim, now: Date): Check {
  const at = now.toISOString();
  return {
    id: `${config.data}-${claim.id}`,
    claim: claimOf(claim, at),
    protocol: config.protocol,
    options: optionsOf(config),
    labels: config.labels,
    ...(claim.choices && { choices: claim.choices }),
    agents: agentsOf(config),
    models: modelNotes(config),
    embedder: config.embedder,
    budget: {},
    status: 'running',
    createdAt: at,
    updatedAt: at,
    runs: [],
  };
}

function claimOf({ text, date, speaker }: LabClaim, capturedAt: string): Claim {
  const page = {
    ...{ url: '', title: '', unread: 'no-access' as const },
    ...(date && { publishedAt: date }),
    ...(speaker && { author: speaker }),
  };
  return { text, selected: text, capturedAt, ...((date || speaker) && { page }) };
}
