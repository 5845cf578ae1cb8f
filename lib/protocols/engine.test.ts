import { describe, expect, it } from 'vitest';
import { debateScript } from '../../test/doubles/debate-script';
import type { ProtocolOptions } from '../debate/context';
import { runCheck } from '../debate/run';
import { type ToyWorld, toyCheck, toyWorld } from '../debate/testing/toy-world';
import { viewOf } from '../debate/view';
import type { World } from '../debate/world';
import { agentsFor, mostCalls, optionsFor, type ProtocolId, protocolIds, protocols } from '.';
import { fakeRetrieval } from './testing/fake-context';
import { fakePool } from './testing/pool';

const never = new AbortController().signal;

interface Case {
  id: ProtocolId;
  preset: ProtocolOptions['preset'];
  endsAfter: number;
  given?: boolean;
}

/** The engine itself with a protocol, its agents, two tools and a scripted model. */
function worldFor({ id, preset, endsAfter, given = true }: Case): ToyWorld {
  const script = debateScript({
    rules: [{ find: /1887/u, relation: 'contradicts', label: 'Refuted' }],
    ...(endsAfter > 1 && { dissent: { tool: /page/u, rounds: endsAfter - 1, label: 'Supported' } }),
    endsAfter,
  });
  const agents = agentsFor(id);
  const options = optionsFor(id, preset, { embedder: 'toy', smallModel: false, agents });
  const check = toyCheck({ options, agents, protocol: id });
  const world = toyWorld(check, async ({ messages }) => script({ messages }).content);
  const { by: _, ...pool } = fakePool();
  return Object.assign(world, {
    protocol: (name) => protocols[name] ?? unknown(name),
    ...(given && { evidence: async () => ({ pool, documents: [] }) }),
    tool: async (_, tool) => ({
      id: tool,
      retrieve: async ({ query }) => ({ retrieval: fakeRetrieval(query, tool), documents: [] }),
    }),
    checkQuotation: async (draft) => ({
      ...draft,
      ...{ state: 'verified', start: 0, end: draft.words.length, standing: 'independent' },
    }),
  } satisfies Partial<World>);
}

const unknown = (name: string): never => {
  throw new Error(`There is no protocol ${name}.`);
};

/** Calls of the protocol itself (the fit check is none of it): without the gatherer's and the report. */
const ownCalls = (world: ToyWorld): number =>
  world.store.kept.filter(
    ({ kind, key }) => kind === 'reply' && !/^(?:gather|fit|report)/u.test(key),
  ).length;

async function whole(parts: Case) {
  const world = worldFor(parts);
  await runCheck('check-1', world, never);
  expect(world.check.status).toBe('finished');
  return { world, view: viewOf(world.check, world.store.kept) };
}

describe.each(protocolIds)('%s on the engine', (id) => {
  it('comes to the label its evidence says, as published and as a product', async () => {
    for (const preset of ['paper', 'product'] as const) {
      const { view } = await whole({ id, preset, endsAfter: 1 });
      expect(view.proposed?.label, preset).toBe('Refuted');
      expect(view.shown, preset).toMatchObject({ label: 'Refuted', overruled: false });
      expect(view.report !== undefined, preset).toBe(view.options.report);
      expect(view.live).toBeUndefined();
    }
  });

  it('never makes more calls than its upper bound, however long the debate', async () => {
    const { world } = await whole({ id, preset: 'paper', endsAfter: 9 });
    expect(ownCalls(world)).toBeLessThanOrEqual(mostCalls[id]);
    const debated = id === 'tool-mad' || !(id === 'react-rag' || id === 'react-all');
    if (debated) expect(ownCalls(world)).toBe(mostCalls[id]);
  });
});

describe.each([
  { id: 'debate-cv', preset: 'product', endsAfter: 9, given: false },
  { id: 'madke', preset: 'paper', endsAfter: 2 },
  { id: 'mad', preset: 'paper', endsAfter: 9 },
  { id: 'react-all', preset: 'product', endsAfter: 1 },
] as const)('$id', (parts: Case) => {
  it('comes to the same after dying at any step, and pays no finished call twice', async () => {
    const first = await whole(parts);
    const calls = first.world.sent.length;
    for (let survived = 0; survived < first.world.store.kept.length; survived++) {
      const world = worldFor(parts);
      for (const step of first.world.store.kept.slice(0, survived)) await world.store.append(step);
      const paid = world.store.kept.filter(({ kind }) => kind === 'reply').length;
      await runCheck('check-1', world, never);
      expect(world.check.status, `after ${survived} steps`).toBe('finished');
      expect(world.sent).toHaveLength(calls - paid);
      expect(viewOf(world.check, world.store.kept).shown).toEqual(first.view.shown);
    }
  });

  it('ends wherever a budget cuts it, and comes to the same again', async () => {
    const { world: first } = await whole(parts);
    for (let most = 1; most < first.sent.length; most++) {
      const world = worldFor(parts);
      world.check.budget = { calls: most };
      await runCheck('check-1', world, never);
      expect(world.check.status, `cut after ${most} calls`).toBe('finished');
      const { shown } = viewOf(world.check, world.store.kept);
      expect(world.sent.length).toBeLessThanOrEqual(most);
      world.check.status = 'running';
      await runCheck('check-1', world, never);
      expect(viewOf(world.check, world.store.kept).shown).toEqual(shown);
    }
  });
});

describe('the view of a debate about shared evidence', () => {
  it('shows the gatherer’s questions, the pool, the Moderator’s rounds and the Judge', async () => {
    const { view } = await whole({
      id: 'debate-cv',
      preset: 'product',
      endsAfter: 9,
      given: false,
    });
    expect(view.gathering?.questions).toHaveLength(2);
    expect(view.gathering?.questions[0]).toMatchObject({ answered: true });
    expect(view.gathering?.questions[0]?.retrievals).toHaveLength(2);
    expect(view.pool).toMatchObject({ by: 'gatherer' });
    expect(view.pool?.items.length).toBeGreaterThan(0);
    expect(view.rounds.map(({ next }) => next)).toEqual(['round', 'round', 'judge']);
    expect(view.rounds[2]?.moderation?.insight).toContain('Round 3');
    expect(view.rounds[0]?.turns.map(({ agent, answer }) => [agent.stance, answer?.label])).toEqual(
      [
        ['affirmative', null],
        ['negative', null],
      ],
    );
    expect(view.judge?.insights).toBeTruthy();
    expect(view.evidence.against[0]?.source.publisher).toBe('rag.example');
    expect(view.evidence.against[0]?.usedBy.map(({ agent }) => agent)).toContain('judge');
  });

  it('shows what is under way', async () => {
    const parts = { id: 'madke', preset: 'paper', endsAfter: 2, given: false } as const;
    const { world } = await whole(parts);
    const check = { ...world.check, status: 'running' as const };
    const upTo = (key: string) => {
      const end = world.store.kept.findIndex((step) => step.key === key);
      return viewOf(check, world.store.kept.slice(0, end));
    };
    expect(upTo('gather/2/answer/try/1').live?.phase).toBe('gathering');
    const doing = (key: string) => upTo(key).rounds[0]?.turns.map((turn) => turn.doing);
    expect(upTo('round/1/first/selection').live).toEqual({ phase: 'debating', round: 1 });
    expect(doing('round/1/first/selection')).toEqual(['choosing', undefined]);
    expect(doing('round/1/first/answer')).toEqual(['reading', undefined]);
    expect(doing('round/1/second/selection')).toEqual([undefined, 'choosing']);
    expect(upTo('round/2/first/selection').live).toEqual({ phase: 'debating', round: 2 });
    expect(upTo('judge').live).toEqual({ phase: 'judging', round: 2 });
  });
});
