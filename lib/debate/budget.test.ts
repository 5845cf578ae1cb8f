import { describe, expect, it } from 'vitest';
import { runCheck } from './run';
import { cutInRoundTwo } from './testing/cut-protocol';
import { dyingAfter, toyCheck, toyWorld } from './testing/toy-world';
import { viewOf } from './view';

const never = new AbortController().signal;

describe('a budget', () => {
  it('ends the debate with what the finished rounds allow, and says so', async () => {
    const world = toyWorld(toyCheck({ budget: { calls: 6 } }));
    await runCheck('check-1', world, never);
    const view = viewOf(world.check, world.store.kept);
    expect(world.check.status).toBe('finished');
    expect(world.sent).toHaveLength(4 + 1);
    expect(view.proposed?.by).toBe('judge');
    expect(view.rounds).toHaveLength(1);
  });

  it('stops in the middle of a round when a limit is met there', async () => {
    const world = toyWorld(toyCheck({ budget: { tokens: 30 } }), undefined, 1);
    await runCheck('check-1', world, never);
    const view = viewOf(world.check, world.store.kept);
    expect(view.budget).toEqual({ limit: 'tokens', at: 'round/1/web/answer/try/1' });
    expect(view.proposed).toMatchObject({ by: 'budget', round: 0 });
    expect(view.shown?.label).toBe('Not Enough Evidence');
  });

  it('counts calls that are under way', async () => {
    const world = toyWorld(toyCheck({ budget: { calls: 3 } }));
    await runCheck('check-1', world, never);
    expect(world.sent).toHaveLength(3);
    expect(viewOf(world.check, world.store.kept).budget?.limit).toBe('calls');
  });

  it('judges a debate it cut by the finished rounds, whatever a replay finds of the last one', async () => {
    const cut = toyCheck({ budget: { calls: 2 } });
    cut.options.rule = true;
    const world = toyWorld(cut, async ({ messages }) => {
      const slow = messages.at(-1)?.content === 'say round/2/web/answer';
      if (slow) await new Promise((done) => setTimeout(done, 10));
      return 'Refuted';
    });
    world.protocol = () => cutInRoundTwo;
    await runCheck('check-1', world, never);
    const { shown } = viewOf(world.check, world.store.kept);
    expect(shown).toMatchObject({ proposed: 'Refuted', overruled: true });
    world.check.status = 'running';
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
    expect(viewOf(world.check, world.store.kept).shown).toEqual(shown);
    expect(world.sent).toHaveLength(2);
  });

  it('counts running time only', async () => {
    const world = toyWorld(toyCheck({ budget: { minutes: 1 } }), async () => {
      world.pass(8_000);
      return 'Refuted';
    });
    await runCheck('check-1', dyingAfter(world, 2), never);
    world.pass(3_600_000);
    await runCheck('check-1', world, never);
    const view = viewOf(world.check, world.store.kept);
    expect(view.budget).toBeUndefined();
    expect(view.cost.ms).toBeLessThan(60_000);
  });
});
