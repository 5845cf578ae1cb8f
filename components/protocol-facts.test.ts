import { describe, expect, it } from 'vitest';
import { runCheck } from '../lib/debate/run';
import { protocolIds } from '../lib/protocols';
import { worldFor } from '../test/doubles/engine-world';
import { rolesIn } from './protocol-facts';

const never = new AbortController().signal;

describe.each(protocolIds)('%s', (id) => {
  it.each(['paper', 'product'] as const)(
    'asks the models of the roles it is said to have, and of no others (%s)',
    async (preset) => {
      const world = worldFor({ id, preset, endsAfter: 9, given: false });
      await runCheck('check-1', world, never);
      expect(world.check.status).toBe('finished');
      const asked = world.store.kept.flatMap(({ kind, value }) =>
        kind === 'reply' ? [(value as { role: string }).role] : [],
      );
      expect([...new Set(asked)].sort()).toEqual([...rolesIn(id, world.check.options)].sort());
    },
  );
});
