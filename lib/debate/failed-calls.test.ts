import { describe, expect, it } from 'vitest';
import { CrossexamError } from '../errors';
import type { ChatModel } from '../models/chat-model';
import type { Check } from './check';
import { runCheck } from './run';
import { type ToyWorld, toyCheck, toyWorld } from './testing/toy-world';
import { viewOf } from './view';

const never = new AbortController().signal;
/** Calls of an undisturbed toy debate, each of 10 tokens in and 2 out. */
const CALLS = 9;
const lost = { input: 100, output: 50 };

/** A world whose first requests are billed and come to no reply. */
function failing(check: Check, failures: number, thrown: () => unknown): ToyWorld {
  const world = toyWorld(check, undefined, 1);
  const model = world.model;
  world.model = async (of, role): Promise<ChatModel> => {
    const toy = await model(of, role);
    return {
      ...toy,
      complete: async (request, call) => {
        if (failures-- <= 0) return toy.complete(request, call);
        call.onBilled?.(lost);
        throw thrown();
      },
    };
  };
  return world;
}
const empty = () => new CrossexamError('model-empty');
const costOf = ({ check, store }: ToyWorld) => viewOf(check, store.kept).cost;

describe('a request that was billed and came to no reply', () => {
  it('is among calls, tokens and money, where the next attempt was answered', async () => {
    const check = toyCheck();
    check.models.debater = { ...check.models.debater, price: { input: 1, output: 10 } };
    const world = failing(check, 1, empty);
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
    const answered = { input: 10, output: 2 };
    expect(costOf(world)).toMatchObject({
      calls: CALLS + 1,
      inputTokens: CALLS * answered.input + lost.input,
      outputTokens: CALLS * answered.output + lost.output,
      // The judge's model has no price.
      money: expect.closeTo((600 + (CALLS - 1) * 30) / 1e6, 12),
    });
  });

  it('is kept when it pauses the check, and counted once after it went on', async () => {
    const world = failing(toyCheck(), 2, empty);
    await runCheck('check-1', world, never);
    expect(world.check).toMatchObject({ status: 'paused', error: { code: 'model-empty' } });
    expect(costOf(world)).toMatchObject({ calls: 2, inputTokens: 200, outputTokens: 100 });
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
    expect(costOf(world)).toMatchObject({ calls: CALLS + 2, inputTokens: CALLS * 10 + 200 });
    const seqs = world.store.kept.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    const { sent } = world;
    world.check.status = 'running';
    const before = world.store.kept.length;
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
    expect(sent).toHaveLength(CALLS);
    expect(world.store.kept).toHaveLength(before);
  });

  it('is kept when the reader stops the check', async () => {
    const abort = new AbortController();
    const world = failing(toyCheck(), 1, () => {
      abort.abort();
      return abort.signal.reason;
    });
    await runCheck('check-1', world, abort.signal);
    expect(world.check.status).toBe('stopped');
    expect(costOf(world)).toMatchObject({ calls: 1, inputTokens: 100 });
  });

  it('uses up a budget before the next attempt', async () => {
    const world = failing(toyCheck({ budget: { tokens: 120 } }), 1, empty);
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
    expect(world.sent).toEqual([]);
    expect(viewOf(world.check, world.store.kept).budget).toEqual({
      limit: 'tokens',
      at: 'round/1/page/query/try/1',
    });
  });

  it('is one call of a budget, not two', async () => {
    const world = failing(toyCheck({ budget: { calls: 2 } }), 1, empty);
    await runCheck('check-1', world, never);
    expect(world.sent).toHaveLength(1);
    expect(costOf(world).calls).toBe(2);
  });
});
