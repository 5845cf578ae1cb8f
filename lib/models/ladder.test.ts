import { describe, expect, it } from 'vitest';
import { fullDialect, keepDialect, lowerRung, memoryLadder, readDialect } from './ladder';

describe('the ladder', () => {
  it('starts at the top, and goes down by one', async () => {
    expect((await readDialect(memoryLadder(), 'x')).rung).toBe('json_schema');
    expect(lowerRung('json_schema')).toBe('json_object');
    expect(lowerRung('json_object')).toBe('prompt');
    expect(lowerRung('prompt')).toBeUndefined();
  });

  it('keeps what calls that ran at once learnt, each of it', async () => {
    const store = memoryLadder();
    await keepDialect(store, 'x', { ...fullDialect, rung: 'prompt', dropped: ['seed'] });
    await keepDialect(store, 'x', { ...fullDialect, limit: 'max_completion_tokens' });
    await keepDialect(store, 'x', { ...fullDialect, dropped: ['temperature', 'seed'] });
    expect(await readDialect(store, 'x')).toEqual({
      rung: 'prompt',
      limit: 'max_completion_tokens',
      dropped: ['temperature', 'seed'],
    });
    expect(await readDialect(store, 'y')).toEqual(fullDialect);
  });

  it('writes nothing when nothing was learnt', async () => {
    const store = { get: async () => undefined, set: () => Promise.reject(new Error('written')) };
    await keepDialect(store, 'x', fullDialect);
    expect(await readDialect(store, 'x')).toEqual(fullDialect);
  });

  it('does without a store that fails, or that holds something else', async () => {
    const failing = () => Promise.reject(new Error('no storage'));
    const broken = { get: failing, set: failing };
    await keepDialect(broken, 'x', { ...fullDialect, rung: 'prompt' });
    expect(await readDialect(broken, 'x')).toEqual(fullDialect);
    const store = memoryLadder();
    Object.assign(store, { get: async () => 'json_object' });
    expect(await readDialect(store, 'x')).toEqual(fullDialect);
  });
});
