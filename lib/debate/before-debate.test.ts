import { describe, expect, it } from 'vitest';
import type { FactChecks } from '../factchecks/fact-check';
import type { Check } from './check';
import { runCheck } from './run';
import { dyingAfter, toyCheck, toyWorld } from './testing/toy-world';
import { viewOf } from './view';

const never = new AbortController().signal;
const { options } = toyCheck();

const prepared = (text: string, change: Partial<Check> = {}) =>
  toyCheck({
    claim: { text, selected: text, capturedAt: '2026-05-03T12:00:00.000Z' },
    options: { ...options, prepare: true },
    ...change,
  });

/** The model puts a name in place of "He". */
const named = async () =>
  JSON.stringify({
    claims: [{ words: 'He was rich.', claim: 'Old Tom was rich.', kind: 'fact' }],
  });
const doubtful = prepared('He was rich.');
doubtful.claim.paragraph = 'Old Tom had a boat. And what a boat! He was rich.';

describe('before a debate', () => {
  it('a claim that stands alone goes on at once, without a call of its own', async () => {
    const plain = toyWorld(toyCheck());
    await runCheck('check-1', plain, never);
    const world = toyWorld(prepared('The tower is tall.'));
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
    // Which of two agents side by side is first is a matter of chance.
    expect(world.sent.toSorted()).toEqual(plain.sent.toSorted());
    expect(viewOf(world.check, world.store.kept).preparation?.outcome).toBe('ready');
  });

  it('a selection without a claim ends without a call, a label or a score', async () => {
    const world = toyWorld(prepared('What a lovely day!'));
    await runCheck('check-1', world, never);
    expect(world.sent).toEqual([]);
    expect(world.check).toMatchObject({ status: 'finished', noClaim: 'exclamation' });
    expect(world.check.outcome).toBeUndefined();
    const view = viewOf(world.check, world.store.kept);
    expect(view).toMatchObject({
      rounds: [],
      preparation: { outcome: 'none', why: 'exclamation' },
    });
    expect(view.shown).toBeUndefined();
  });

  it('waits for the reader where words were put in, and asks nothing twice', async () => {
    const world = toyWorld(structuredClone(doubtful), named);
    await runCheck('check-1', world, never);
    expect(world.check).toMatchObject({
      status: 'paused',
      error: { code: 'choose-claim', action: 'choose-claim' },
    });
    expect(world.sent).toHaveLength(1);
    await runCheck('check-1', world, never);
    expect(world.sent).toHaveLength(1);
    const { preparation, rounds } = viewOf(world.check, world.store.kept);
    expect(preparation).toMatchObject({ by: 'model', claims: [{ text: 'Old Tom was rich.' }] });
    expect(rounds).toEqual([]);
  });

  it('debates what the reader decided, keeping what was prepared', async () => {
    const world = toyWorld(structuredClone(doubtful), named);
    await runCheck('check-1', world, never);
    world.check.claim.text = 'Old Tom was rich.';
    world.check.decision = { of: 'He was rich.', at: '2026-05-03T12:01:00.000Z' };
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
    expect(world.sent.filter((one) => one.includes('where it stands'))).toHaveLength(1);
    expect(viewOf(world.check, world.store.kept).preparation?.claims).toHaveLength(1);
  });

  it.each(['The tower is tall.', 'What a lovely day!', 'He was rich.'])(
    'comes to the same after dying at any step: %s',
    async (text) => {
      const start = () => (text === 'He was rich.' ? structuredClone(doubtful) : prepared(text));
      const reply = text === 'He was rich.' ? named : undefined;
      const whole = toyWorld(start(), reply);
      await runCheck('check-1', whole, never);
      for (let survived = 0; survived < whole.store.kept.length; survived++) {
        const world = toyWorld(start(), reply);
        await runCheck('check-1', dyingAfter(world, survived), never);
        await runCheck('check-1', world, never);
        expect(world.check.status, `after ${survived} steps`).toBe(whole.check.status);
        expect(world.store.kept.map(({ key }) => key).sort()).toEqual(
          whole.store.kept.map(({ key }) => key).sort(),
        );
      }
    },
  );

  it('asks no demonstration model', async () => {
    const check = structuredClone(doubtful);
    check.models.gatherer = { ...check.models.gatherer, demonstration: true };
    const world = toyWorld(check, named);
    await runCheck('check-1', world, never);
    expect(world.sent[0]).not.toContain('where it stands');
  });

  it('keeps what was prepared when the reader has chosen another model since', async () => {
    const check = structuredClone(doubtful);
    check.models.gatherer = { ...check.models.gatherer, demonstration: true };
    const world = toyWorld(check, named);
    await runCheck('check-1', dyingAfter(world, 1), never);
    const { preparation } = viewOf(world.check, world.store.kept);
    expect(preparation?.by).toBe('rules');
    world.check.models.gatherer = { ...check.models.gatherer, demonstration: false };
    await runCheck('check-1', world, never);
    expect(world.check.status).toBe('finished');
    expect(viewOf(world.check, world.store.kept).preparation).toEqual(preparation);
  });

  it('looks for fact-checks once, where it is told to, and goes on whatever comes of it', async () => {
    const found: FactChecks = { state: 'blocked', why: 'quota', items: [] };
    let asked = 0;
    const start = (use?: 'show') => ({
      ...toyWorld(toyCheck({ options: { ...options, ...(use && { factChecks: use }) } })),
      factChecks: async () => {
        asked += 1;
        return found;
      },
    });
    const off = start();
    await runCheck('check-1', off, never);
    expect(asked).toBe(0);
    const world = start('show');
    await runCheck('check-1', dyingAfter(world, 3), never);
    await runCheck('check-1', world, never);
    expect(asked).toBe(1);
    const steps = await world.journal.steps('check-1');
    expect(viewOf(toyCheck(), steps)).toMatchObject({
      factChecks: found,
      proposed: { label: 'Refuted' },
    });
  });
});
