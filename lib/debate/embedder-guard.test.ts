import { describe, expect, it } from 'vitest';
import { CrossexamError } from '../errors';
import { runCheck } from './run';
import { toyCheck, toyWorld } from './testing/toy-world';

const never = new AbortController().signal;
const { options } = toyCheck();
const scored = (more: object = {}) =>
  toyCheck({ options: { ...options, stability: true, ...more } });

/** A world whose embedder is still to be fetched; it counts how often it was asked for. */
function without(check = scored()) {
  const world = toyWorld(check);
  const asked = { times: 0 };
  world.embedder.ready = async () => {
    asked.times += 1;
    throw new CrossexamError('embedder-missing', { id: 'toy' });
  };
  return { world, asked };
}

describe('an embedder that is still to be fetched', () => {
  it('pauses the check before a model is asked or a fact-check is looked up', async () => {
    const { world } = without(scored({ factChecks: 'show' }));
    let looked = false;
    world.factChecks = async () => {
      looked = true;
      return { state: 'none', items: [] };
    };
    await runCheck('check-1', world, never);
    expect(world.check).toMatchObject({
      status: 'paused',
      error: { code: 'embedder-missing', action: 'download-model' },
    });
    expect(world.sent).toEqual([]);
    expect(looked).toBe(false);
    world.embedder.ready = async () => undefined;
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
  });

  it('pauses it before a call that only prepares the claim', async () => {
    const { world } = without(scored({ prepare: true }));
    world.check.claim = { ...world.check.claim, text: 'He was rich.', selected: 'He was rich.' };
    world.check.claim.paragraph = 'Old Tom had a boat. And what a boat! He was rich.';
    await runCheck('check-1', world, never);
    expect(world.check.error?.code).toBe('embedder-missing');
    expect(world.sent).toEqual([]);
  });

  it('is not asked for where the selection holds no claim', async () => {
    const { world, asked } = without(scored({ prepare: true }));
    world.check.claim = { ...world.check.claim, text: 'What a day!', selected: 'What a day!' };
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
    expect(asked.times).toBe(0);
  });

  it.each([
    ['nothing is scored', { stability: false }],
    ['the reader goes on without these scores', { relevance: false }],
  ])('is not asked for where %s', async (_, more) => {
    const { world, asked } = without(scored(more));
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
    expect(asked.times).toBe(0);
  });

  it('holds up no debate that is under way', async () => {
    const { world } = without();
    const { ready } = world.embedder;
    let calls = 0;
    world.embedder.ready = async () => undefined;
    world.embedder.embed = async () => {
      calls += 1;
      throw new CrossexamError('host-lost');
    };
    const model = world.model;
    world.model = async (check, role) => {
      if (role === 'judge') throw new CrossexamError('model-missing');
      return model(check, role);
    };
    await runCheck('check-1', world, never);
    expect(world.check).toMatchObject({ status: 'paused', error: { code: 'model-missing' } });
    Object.assign(world, { model, embedder: { ...world.embedder, ready } });
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
    expect(calls).toBe(4);
  });
});
