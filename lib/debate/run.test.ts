import { describe, expect, it } from 'vitest';
import { CrossexamError } from '../errors';
import { limitsByProvider } from '../models/limiter';
import { runCheck } from './run';
import { dyingAfter, toyCheck, toyWorld } from './testing/toy-world';
import { viewOf } from './view';

const never = new AbortController().signal;
/** Two agents times query and answer, two rounds, one judge. */
const CALLS = 9;

describe('runCheck', () => {
  it('runs a check to its end, every result in the journal', async () => {
    const world = toyWorld(toyCheck());
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
    expect(world.sent).toHaveLength(CALLS);
    const seqs = world.store.kept.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    expect(viewOf(world.check, world.store.kept).proposed?.label).toBe('Refuted');
  });

  it('gives the same view after dying at any step, and pays no finished call twice', async () => {
    const whole = toyWorld(toyCheck());
    await runCheck('check-1', whole, never);
    const expected = viewOf(whole.check, whole.store.kept);
    for (let survived = 0; survived < whole.store.kept.length; survived++) {
      const world = toyWorld(toyCheck());
      await runCheck('check-1', dyingAfter(world, survived), never);
      const paid = new Set(
        world.store.kept.filter(({ kind }) => kind === 'reply').map(({ key }) => key),
      );
      world.sent.length = 0;
      await runCheck('check-1', world, never);
      const { cost: _, ...view } = viewOf(world.check, world.store.kept);
      const { cost: __, ...same } = expected;
      expect(view, `after ${survived} steps`).toEqual(same);
      for (const key of paid) expect(world.sent).not.toContain(`say ${key.replace('/try/1', '')}`);
      expect(world.sent).toHaveLength(CALLS - paid.size);
    }
  });

  it('does nothing to a finished check', async () => {
    const world = toyWorld(toyCheck({ status: 'finished' }));
    await runCheck('check-1', world, never);
    expect(world.sent).toHaveLength(0);
  });

  it('pauses with a named error, keeps what was under way, and goes on from there', async () => {
    let broken = true;
    const world = toyWorld(toyCheck(), async ({ messages }) => {
      const asked = messages.at(-1)?.content;
      if (asked === 'say round/1/page/query' && broken) {
        await new Promise((done) => setTimeout(done, 5));
        throw new CrossexamError('model-key-refused');
      }
      if (asked === 'say round/1/web/query') await new Promise((done) => setTimeout(done, 20));
      return 'Refuted';
    });
    await runCheck('check-1', world, never);
    expect(world.check).toMatchObject({ status: 'paused', error: { code: 'model-key-refused' } });
    expect(world.store.kept.map(({ key }) => key)).toEqual(['round/1/web/query/try/1']);
    broken = false;
    await runCheck('check-1', world, never);
    expect(world.check).toMatchObject({ status: 'finished', error: undefined });
    expect(world.sent.filter((text) => text === 'say round/1/web/query')).toHaveLength(1);
  });

  it.each([
    ['on-device-model-missing', 'paused'],
    ['on-device-failed', 'finished'],
  ] as const)('an embedder that says %s leaves the check %s', async (code, status) => {
    const world = toyWorld(toyCheck());
    world.embedder.embed = async () => {
      throw new CrossexamError(code, { id: 'minilm' });
    };
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe(status);
  });

  it('tells of an unexpected error once and pauses', async () => {
    const world = toyWorld(toyCheck(), async () => {
      throw new TypeError('a bug');
    });
    const told: unknown[] = [];
    world.onUnexpected = (thrown) => told.push(thrown);
    await runCheck('check-1', world, never);
    expect(world.check).toMatchObject({ status: 'paused', error: { code: 'unexpected' } });
    expect(told).toHaveLength(1);
  });

  it('stops by its signal, down to the model', async () => {
    const abort = new AbortController();
    let heard = false;
    const world = toyWorld(toyCheck(), (_request, signal) => {
      setTimeout(() => abort.abort(), 5);
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          heard = true;
          reject(signal.reason);
        }),
      );
    });
    await runCheck('check-1', world, abort.signal);
    expect(heard).toBe(true);
    expect(world.check).toMatchObject({ status: 'stopped', error: undefined });
  });

  it('ends as outdated when the program changed under it', async () => {
    const world = toyWorld(toyCheck());
    await runCheck('check-1', dyingAfter(world, 4), never);
    for (const step of world.store.kept) if (step.kind === 'reply') step.hash = 'of another prompt';
    await runCheck('check-1', world, never);
    expect(world.check).toMatchObject({ status: 'outdated', error: { code: 'outdated' } });
  });

  it('ends as outdated when its protocol is gone', async () => {
    const world = toyWorld(toyCheck());
    world.protocol = () => {
      throw new CrossexamError('outdated', { what: 'toy' });
    };
    await runCheck('check-1', world, never);
    expect(world.check).toMatchObject({ status: 'outdated', error: { action: 'run-again' } });
  });

  it('begins no call that still waited for its turn when another one failed', async () => {
    const world = toyWorld(toyCheck(), async () => {
      throw new CrossexamError('model-key-refused');
    });
    const oneAtATime = limitsByProvider()({ provider: 'toy', concurrency: 1 });
    world.limit = () => oneAtATime;
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('paused');
    expect(world.sent).toEqual(['say round/1/page/query']);
  });

  it('keeps nothing of an embedding that a stop broke off', async () => {
    const abort = new AbortController();
    const world = toyWorld(toyCheck());
    world.embedder = {
      id: 'toy',
      embed: async () => {
        abort.abort();
        throw new CrossexamError('host-lost');
      },
    };
    await runCheck('check-1', world, abort.signal);
    expect(world.check.status).toBe('stopped');
    expect(world.store.kept.filter(({ kind }) => kind === 'embedding')).toEqual([]);
  });

  it('shows a reply that is tried again from its beginning', async () => {
    const world = toyWorld(toyCheck());
    const model = world.model;
    let tries = 0;
    world.model = async (check, role) => ({
      ...(await model(check, role)),
      complete: async (_request, { onDelta }) => {
        for (const piece of ['Ref', 'uted']) onDelta?.(piece);
        tries += 1;
        if (tries === 1) throw new CrossexamError('model-empty');
        const usage = { input: 1, output: 1 };
        return { text: 'Refuted', finish: 'stop', usage, model: 'toy', warnings: [] };
      },
    });
    let shown = '';
    world.onDelta = (_check, key, text, at) => {
      if (key === 'round/1/page/query/try/1') shown = shown.slice(0, at) + text;
    };
    await runCheck('check-1', world, never);
    expect(shown).toBe('Refuted');
  });

  it('finishes one agent before the next where the provider takes one call at a time', async () => {
    const world = toyWorld(toyCheck(), undefined, 1);
    await runCheck('check-1', world, never);
    expect(world.sent.slice(0, 4).map((text) => text.split('/')[2])).toEqual([
      'page',
      'page',
      'web',
      'web',
    ]);
  });
});
