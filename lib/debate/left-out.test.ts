import { expect, it } from 'vitest';
import { leftOutAs } from '../evidence/left-out';
import type { RetrievalRequest } from '../evidence/retrieval';
import { fakePool } from '../protocols/testing/pool';
import { hashOf } from './canonical';
import { poolWithout } from './left-out';
import { runCheck } from './run';
import { toyCheck, toyWorld } from './testing/toy-world';
import { viewOf } from './view';

const never = new AbortController().signal;
const { by: _, ...pool } = fakePool();
const [gone] = pool.documents;
const leftOut = gone ? [leftOutAs(gone)] : [];

it('given evidence loses the documents left out, and its numbers stay', () => {
  const left = poolWithout(pool, leftOut);
  expect(left.documents).toEqual(pool.documents.slice(1));
  expect(left.items).toEqual(pool.items.filter(({ passage }) => passage.document !== gone?.id));
  expect(left.items.length).toBeLessThan(pool.items.length);
  expect(poolWithout(pool, undefined)).toBe(pool);
});

it('every tool is told what to leave out, and a finished look is not taken for another', async () => {
  const asked: RetrievalRequest[] = [];
  const run = async (check: Parameters<typeof toyCheck>[0]) => {
    const world = toyWorld(toyCheck(check));
    const tool = world.tool;
    world.tool = async (...which) => {
      const made = await tool(...which);
      return {
        ...made,
        retrieve: (request, signal) => {
          asked.push(request);
          return made.retrieve(request, signal);
        },
      };
    };
    await runCheck('check-1', world, never);
    return world;
  };
  const world = await run({ leftOut });
  expect(asked.length).toBeGreaterThan(0);
  for (const request of asked) expect(request.leftOut).toEqual(leftOut);
  expect(viewOf(world.check, world.store.kept).leftOut).toEqual(leftOut);
  const hash = ({ store }: typeof world) =>
    store.kept.find(({ kind }) => kind === 'retrieval')?.hash;
  const whole = await run({});
  expect(hash(whole)).not.toBe(hash(world));
  // Journals of before this field was there go on.
  const { query, claim, k } = asked.at(-1) ?? {};
  const before = ['rag', 'search'].map((tool) =>
    hashOf({ kind: 'retrieval', input: { query, claim: claim?.text, tool, k } }),
  );
  const hashes = whole.store.kept.map((step) => step.hash);
  expect(hashes).toEqual(expect.arrayContaining([expect.toBeOneOf(await Promise.all(before))]));
});
