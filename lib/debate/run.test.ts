import { describe, expect, it } from 'vitest';
import { CrossexamError } from '../errors';
import { limiter } from '../models/limiter';
import type { Protocol, ProtocolContext } from './context';
import { runCheck } from './run';
import { toyCheck, toyWorld } from './testing/toy-world';
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
    const oneAtATime = limiter(1);
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

/** Agreed in round 1 without evidence; in round 2 one agent's answer would bring some. */
const cutInRoundTwo: Protocol = {
  id: 'toy',
  run: async (context) => {
    await context.record('gate', 'round/1/gate', {
      ...{ round: 1, outcome: 'unstable', label: 'Refuted', failures: [], next: 'round' },
      thresholds: context.options.thresholds,
    });
    await context.each(['page', 'web'], async (agent) => {
      const key = `round/2/${agent}/answer`;
      await say(context, key);
      const quotation = {
        n: 1,
        document: 'd',
        words: 'built in 1889',
        relation: 'contradicts',
      } as const;
      const found = {
        ...quotation,
        state: 'verified',
        start: 0,
        end: 13,
        standing: 'independent',
      } as const;
      await context.record('answer', key, { text: '', label: 'Refuted', quotations: [found] });
      await say(context, `round/2/${agent}/relevance/questions`);
    });
    throw new Error('the budget did not end it');
  },
  cutShort: (rounds) => ({ label: 'Refuted', by: 'budget', round: rounds.length, text: '' }),
};

const say = (context: ProtocolContext, key: string) => {
  const prompt = { name: 'toy', version: '1', system: 'toy', user: `say ${key}` };
  return context.ask({ key, role: 'debater', prompt, maxTokens: 10 });
};

/** The same world, dead after a number of stored steps: later results are lost, as when a worker is killed. */
function dyingAfter(world: ReturnType<typeof toyWorld>, steps: number): typeof world {
  const append = world.store.append;
  return {
    ...world,
    saveCheck: async (id, change) => {
      // A killed worker writes no end state either.
      if (change.status === 'running') await world.saveCheck(id, change);
    },
    journal: {
      ...world.store,
      append: async (step) => {
        if (world.store.kept.length >= steps) throw new Error('the worker is dead');
        await append(step);
      },
    },
  };
}
