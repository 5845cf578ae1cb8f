import { describe, expect, it } from 'vitest';
import { CrossexamError } from '../errors';
import type { ChatModel } from '../models/chat-model';
import type { Role } from './context';
import { runCheck } from './run';
import { dyingAfter, type ToyWorld, toyCheck, toyWorld } from './testing/toy-world';
import { viewOf } from './view';

const never = new AbortController().signal;
const CALLS = 9;
const price = { input: 1, output: 10 };

/** A toy world after half of its debate, whose models are then others. */
async function changed(change: (role: Role) => Partial<ChatModel>): Promise<ToyWorld> {
  const world = toyWorld(toyCheck());
  await runCheck('check-1', dyingAfter(world, 8), never);
  const { model } = world;
  world.model = async (check, role) => ({ ...(await model(check, role)), ...change(role) });
  return world;
}
const paid = (world: ToyWorld) => world.store.kept.filter(({ kind }) => kind === 'reply').length;
const gone = (): never => {
  throw new CrossexamError('model-missing');
};

describe('a check whose model was changed midway', () => {
  it.each([
    [
      'has another address',
      { id: 'openai:other.example/v1/toy', provider: 'https://other.example' },
    ],
    ['has another name', { name: 'Renamed' }],
    ['is another model', { id: 'openai:other.example/v1/big', name: 'Big', concurrency: 1, price }],
  ])('goes on without paying a finished call again, where it %s', async (_, change) => {
    const world = await changed(() => change);
    const before = paid(world);
    expect(before).toBeGreaterThan(0);
    world.sent.length = 0;
    await runCheck('check-1', world, never);
    expect(world.check).toMatchObject({ status: 'finished', error: undefined });
    expect(world.sent).toHaveLength(CALLS - before);
    const { asked = {} } = viewOf(world.check, world.store.kept);
    const first = { id: 'toy', name: 'Toy', demonstration: false };
    const second = { ...first, ...change };
    expect(asked.debater).toHaveLength(2);
    expect(asked.debater).toMatchObject([first, { id: second.id, name: second.name }]);
    expect(asked.judge).toMatchObject([{ id: second.id, name: second.name }]);
  });

  it('replays what is finished without the models that gave it', async () => {
    const world = toyWorld(toyCheck());
    await runCheck('check-1', dyingAfter(world, world.store.kept.length + 8), never);
    const { model } = world;
    world.model = async (check, role) => (role === 'judge' ? gone() : model(check, role));
    await runCheck('check-1', world, never);
    expect(world.check).toMatchObject({ status: 'paused', error: { code: 'model-missing' } });
    const before = paid(world);
    world.model = async (check, role) => ({ ...(await model(check, role)), id: 'successor' });
    world.sent.length = 0;
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
    expect(world.sent).toHaveLength(CALLS - before);
  });

  it('costs what each model asks for its own calls', async () => {
    const world = await changed(() => ({ id: 'dear', price }));
    const before = paid(world);
    await runCheck('check-1', world, never);
    // Each call takes 10 tokens in and 2 out; the first model was free.
    const { money } = viewOf(world.check, world.store.kept).cost;
    expect(money).toBeCloseTo(((CALLS - before) * 30) / 1e6, 12);
  });

  it('says so where one of them was too small to judge', async () => {
    const world = toyWorld(toyCheck());
    const { model } = world;
    world.model = async (of, role) => ({ ...(await model(of, role)), demonstration: true });
    await runCheck('check-1', dyingAfter(world, 8), never);
    world.model = async (of, role) => ({ ...(await model(of, role)), id: 'big' });
    await runCheck('check-1', world, never);
    expect(viewOf(world.check, world.store.kept).demonstration).toBe(true);
  });
});

describe('a journal that does not say who was asked', () => {
  const old = async () => {
    const world = toyWorld(toyCheck());
    await runCheck('check-1', dyingAfter(world, 8), never);
    for (const { kind, value } of world.store.kept) if (kind === 'reply') delete value.by;
    return world;
  };

  it('is replayed', async () => {
    const world = await old();
    const before = paid(world);
    world.sent.length = 0;
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
    expect(world.sent).toHaveLength(CALLS - before);
  });

  it('cannot go on with another model: it is from before an update', async () => {
    const world = await old();
    const { model } = world;
    world.model = async (check, role) => ({ ...(await model(check, role)), id: 'other' });
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('outdated');
  });
});
