import { describe, expect, it } from 'vitest';
import { type EngineCase as Case, worldFor } from '../../test/doubles/engine-world';
import { runCheck } from '../debate/run';
import type { ToyWorld } from '../debate/testing/toy-world';
import { viewOf } from '../debate/view';
import { CrossexamError } from '../errors';
import { mostCalls, protocolIds } from '.';

const never = new AbortController().signal;

/** Calls of the protocol itself (fit check and control reading are none of it): without the gatherer's and the report. */
const ownCalls = (world: ToyWorld): number =>
  world.store.kept.filter(
    ({ kind, key }) => kind === 'reply' && !/^(?:gather|fit|control|report)/u.test(key),
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

it('keeps the readings under way when one of them pauses the check, and pays none twice', async () => {
  const parts = { id: 'tool-mad', preset: 'product', endsAfter: 1 } as const;
  const calls = (await whole(parts)).world.sent.length;
  const world = worldFor(parts);
  const { model } = world;
  let readings = 0;
  world.model = async (check, role) => {
    const scripted = await model(check, role);
    return {
      ...scripted,
      complete: async (request, call) => {
        const reading = request.messages.at(-1)?.content.includes('Read each quotation by itself');
        const nth = reading ? ++readings : 0;
        if (nth > 0) await new Promise((done) => setTimeout(done, nth * 5));
        if (nth === 1) throw new CrossexamError('model-key-refused');
        return scripted.complete(request, call);
      },
    };
  };
  await runCheck('check-1', world, never);
  expect(world.check).toMatchObject({ status: 'paused', error: { code: 'model-key-refused' } });
  expect(readings).toBe(2);
  expect(world.store.kept.filter(({ key }) => key.startsWith('fit/'))).toHaveLength(1);
  await runCheck('check-1', world, never);
  expect(world.check.status).toBe('finished');
  expect(world.sent).toHaveLength(calls);
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
