import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { toyCheck } from '../debate/testing/toy-world';
import { Database } from '../history/db';
import { toolbox } from './tools';

vi.mock('./api', () => ({ browser: {} }));

describe('toolbox', () => {
  it('keeps a run’s tools, and makes them anew for the next run, with the settings of then', async () => {
    const embedder = { id: 'toy', embed: async (texts: string[]) => texts.map(() => [1, 0]) };
    const tool = toolbox(new Database(crypto.randomUUID()), embedder);
    const run = toyCheck();
    expect(await tool(run, 'search')).toBe(await tool(run, 'search'));
    expect((await tool(run, 'rag')).id).toBe('rag');
    const nextRun = structuredClone(run);
    expect(await tool(nextRun, 'search')).not.toBe(await tool(run, 'search'));
  });
});
