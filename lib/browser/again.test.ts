import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { toyCheck } from '../debate/testing/toy-world';
import { addCheck } from '../history/checks';
import { Database } from '../history/db';
import { checks } from './checks';

const source = { title: 'Ten facts', publisher: 'tenfacts.example', document: 'd' };
const old = toyCheck({
  ...{ status: 'finished', protocol: 'debate-cv', budget: { calls: 7 } },
  decision: { of: 'It is tall.', at: '2026-05-03T12:00:00.000Z' },
});

let db: Database;
beforeEach(async () => {
  db = new Database(crypto.randomUUID());
  await addCheck(db, old);
});

const again = async (...how: Parameters<ReturnType<typeof checks>['again']>) => {
  const run = { start: () => undefined, stop: async () => {}, settled: async () => {} };
  const id = await checks(db, { ...run, wake: async () => {} }).again(...how);
  return db.checks.get(id);
};

describe('checking again without a source', () => {
  it('differs from the first check in nothing else', async () => {
    const check = await again('check-1', { leftOut: [source] });
    const { protocol, options, agents, models, labels, embedder, budget, decision } = old;
    expect(check).toMatchObject({ protocol, options, agents, models, labels, embedder, budget });
    expect(check).toMatchObject({ decision, leftOut: [source], status: 'running', runs: [] });
    expect(check?.claim).toMatchObject({ text: old.claim.text, selected: old.claim.selected });
    expect(check?.id).not.toBe(old.id);
  });

  it('keeps the source out of later checks of the claim, until it is let in again', async () => {
    const first = await again('check-1', { leftOut: [source] });
    const second = await again(first?.id ?? '', { protocol: 'mad', claimText: 'It is high.' });
    expect(second).toMatchObject({ protocol: 'mad', leftOut: [source] });
    const third = await again(second?.id ?? '', { leftOut: [] });
    expect(third).toMatchObject({ protocol: 'mad' });
    expect(third).not.toHaveProperty('leftOut');
  });
});
