import { evidenceList } from '../scoring/evidence-list';
import { withFit } from '../scoring/fitted';
import { labelSetOf, standOf } from '../scoring/labels';
import { askedModels } from './asked-models';
import { billedFor, runningMs, spentOn } from './budget';
import type { Check } from './check';
import { gatheringOf } from './gathering-view';
import { roundsOf, withOpenRound } from './rounds-view';
import type { Step, StepKind, StepValues } from './steps';
import type { CheckView, CostView, EvidenceItem } from './view-types';

/** Whose models decide the label; which of them a protocol has is its own affair. */
const deciding = ['debater', 'opponent', 'moderator', 'judge'] as const;

/**
 * The one fold from a check's journal to all that is shown of it: panel, history, export, inline marks.
 * Pure; the order of `steps` is their order in the journal.
 */
export function viewOf(check: Check, steps: readonly Step[]): CheckView {
  const ordered = [...steps].sort((a, b) => a.seq - b.seq);
  const value = <K extends StepKind>(kind: K): StepValues[K] | undefined =>
    ordered.find((step) => step.kind === kind)?.value as StepValues[K] | undefined;
  const begun = roundsOf(check, ordered);
  const live = liveOf(check, ordered, begun);
  const rounds = live?.phase === 'debating' ? withOpenRound(begun, live.round, check) : begun;
  const shown = value('shown');
  const asked = askedModels(ordered);
  const labels = labelSetOf(check);
  const { claim, protocol, options, models, status, error, createdAt, decision, siblings } = check;
  const { leftOut } = check;
  return {
    ...{ id: check.id, claim, protocol, options, models, status, error, createdAt },
    ...{ siblings, decision, leftOut },
    asked,
    preparation: value('preparation'),
    factChecks: value('factChecks'),
    gathering: gatheringOf(ordered),
    pool: value('pool'),
    rounds,
    judge: value('judge'),
    proposed: value('proposed'),
    fit: value('fit'),
    control: value('control'),
    shown,
    stand: shown && labels ? standOf(labels, shown.label) : undefined,
    report: value('report'),
    budget: value('budget'),
    evidence: grouped(withFit(evidenceList(ordered), value('fit'), value('control'))),
    hostile: hostileIn(ordered),
    live,
    cost: costOf(check, ordered),
    demonstration: deciding.some(
      (role) =>
        models[role]?.demonstration || asked[role]?.some(({ demonstration }) => demonstration),
    ),
    warnings: [
      ...new Set(ordered.flatMap((s) => (s.kind === 'reply' ? s.value.reply.warnings : []))),
    ],
  };
}

function grouped(items: EvidenceItem[]): CheckView['evidence'] {
  const found = items.filter((item) => item.state !== 'unverified');
  return {
    against: found.filter((item) => item.relation === 'contradicts'),
    for: found.filter((item) => item.relation === 'supports'),
    context: found.filter((item) => item.relation === 'qualifies' || item.relation === 'context'),
    notFound: items.filter((item) => item.state === 'unverified'),
  };
}

function hostileIn(steps: readonly Step[]): CheckView['hostile'] {
  const found = new Map<string, CheckView['hostile'][number]>();
  for (const step of steps) {
    if (step.kind !== 'retrieval' && step.kind !== 'pool') continue;
    for (const { document, words } of step.value.withheld ?? []) {
      const source = step.value.documents.find(({ id }) => id === document);
      if (source && !found.has(document)) found.set(document, { source, words });
    }
  }
  return [...found.values()];
}

function liveOf(check: Check, steps: Step[], rounds: CheckView['rounds']): CheckView['live'] {
  if (check.status !== 'running') return undefined;
  const round = rounds.at(-1)?.round ?? 1;
  const has = (kind: StepKind) => steps.some((step) => step.kind === kind);
  if (check.options.prepare && !check.decision && !has('preparation')) {
    return { phase: 'preparing', round };
  }
  if (has('shown')) return { phase: 'reporting', round };
  if (has('proposed')) return { phase: 'deciding', round };
  const gathers = check.agents.some(({ tool }) => tool === 'pool');
  if (gathers && !has('pool')) return { phase: 'gathering', round };
  const next = rounds.at(-1)?.next;
  if (next === 'judge' || next === 'judge-budget') return { phase: 'judging', round };
  return { phase: 'debating', round: next === 'round' ? round + 1 : round };
}

function costOf(check: Check, steps: Step[]): CostView {
  const ms = runningMs(check);
  const usages = steps.flatMap((step) => billedFor(step)?.usage ?? []);
  const known = [...Object.values(check.models), ...Object.values(askedModels(steps)).flat()];
  const priced = known.some(({ price }) => price);
  const { calls, money } = spentOn(steps, check.models, ms);
  return {
    calls,
    inputTokens: usages.reduce((sum, { input }) => sum + input, 0),
    outputTokens: usages.reduce((sum, { output }) => sum + output, 0),
    money: priced ? money : undefined,
    ms,
    estimated: usages.some(({ estimated }) => estimated),
  };
}
