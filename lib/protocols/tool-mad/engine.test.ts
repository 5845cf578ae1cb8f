import { describe, expect, it } from 'vitest';
import { toolMadScript } from '../../../test/doubles/tool-mad-script';
import type { ProtocolOptions } from '../../debate/context';
import { runCheck } from '../../debate/run';
import { type ToyWorld, toyCheck, toyWorld } from '../../debate/testing/toy-world';
import { viewOf } from '../../debate/view';
import type { World } from '../../debate/world';
import { product } from '../testing/debate';
import { fakeRetrieval } from '../testing/fake-context';
import { toolMad } from '../tool-mad';
import { paperOptions } from './options';

const never = new AbortController().signal;
const script = toolMadScript({
  rules: [{ find: /1887/u, relation: 'contradicts', label: 'Refuted' }],
  dissent: { tool: /page/u, rounds: 1, label: 'Not Enough Evidence' },
});

/** The engine itself, with the protocol, two tools and a scripted model. */
function worldFor(options: ProtocolOptions): ToyWorld {
  const check = toyCheck({ options, protocol: 'tool-mad' });
  const world = toyWorld(check, async ({ messages }) => script({ messages }).content);
  return Object.assign(world, {
    protocol: () => toolMad,
    tool: async (_, id) => ({
      id,
      retrieve: async ({ query }) => ({ retrieval: fakeRetrieval(query, id), documents: [] }),
    }),
    checkQuotation: async (draft) => ({
      ...draft,
      ...{ state: 'verified', start: 0, end: draft.words.length, standing: 'independent' },
    }),
  } satisfies Partial<World>);
}

describe.each([
  ['paper', paperOptions(), 28],
  ['product', product(), 20],
])('Tool-MAD on the engine (%s)', (_, options, calls) => {
  it('debates two rounds to a consensus, with as many calls as it should', async () => {
    const world = worldFor(options);
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
    const view = viewOf(world.check, world.store.kept);
    expect(view.rounds.map(({ gate }) => gate?.outcome)).toEqual(['disagree', 'agreed']);
    expect(view.proposed).toMatchObject({ label: 'Refuted', by: 'consensus', round: 2 });
    expect(view.shown).toMatchObject({ label: 'Refuted', overruled: false });
    expect(view.rounds.flatMap(({ turns }) => turns).every((turn) => turn.retrieval)).toBe(true);
    expect(view.evidence.against.length).toBeGreaterThan(0);
    expect(view.report !== undefined).toBe(options.report);
    expect(world.sent).toHaveLength(calls);
  });

  it('leaves relevance out of scores and gate where the reader went on without it', async () => {
    const world = worldFor({ ...options, relevance: false });
    await runCheck('check-1', world, never);
    const { rounds, proposed } = viewOf(world.check, world.store.kept);
    expect(proposed).toMatchObject({ by: 'consensus', round: 2 });
    const turns = rounds.flatMap((round) => round.turns);
    expect(turns.every(({ relevance }) => relevance?.state === 'not-applicable')).toBe(true);
    expect(turns.every(({ faithfulness }) => faithfulness?.state === 'scored')).toBe(true);
    expect(world.store.kept.some(({ kind }) => kind === 'embedding')).toBe(false);
  });

  it('comes to the same after dying at the very end, wherever a budget cut it', async () => {
    for (let most = 1; most < calls; most++) {
      const world = worldFor(options);
      world.check.budget = { calls: most };
      await runCheck('check-1', world, never);
      const { shown } = viewOf(world.check, world.store.kept);
      expect(world.sent.length).toBeLessThanOrEqual(most);
      world.check.status = 'running';
      await runCheck('check-1', world, never);
      expect(world.check.status, `cut after ${most} calls`).toBe('finished');
      expect(viewOf(world.check, world.store.kept).shown).toEqual(shown);
      expect(world.sent.length).toBeLessThanOrEqual(most);
    }
  });

  it('comes to the same after dying at any step, and pays no finished call twice', async () => {
    const whole = worldFor(options);
    await runCheck('check-1', whole, never);
    const label = viewOf(whole.check, whole.store.kept).shown;
    for (let survived = 0; survived < whole.store.kept.length; survived++) {
      const world = worldFor(options);
      for (const step of whole.store.kept.slice(0, survived)) await world.store.append(step);
      const paid = world.store.kept.filter(({ kind }) => kind === 'reply').length;
      await runCheck('check-1', world, never);
      expect(world.check.status).toBe('finished');
      expect(world.sent).toHaveLength(calls - paid);
      expect(viewOf(world.check, world.store.kept).shown).toEqual(label);
    }
  });
});
