import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { toyCheck } from '../debate/testing/toy-world';
import { reply, startDouble } from '../evidence/search/testing/double-server';
import { Database } from '../history/db';
import { withService } from '../settings/search-services';
import { changeSettings } from '../settings/settings-store';
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

  it('in the medical field asks Europe PMC and OpenAlex, though neither is switched on', async () => {
    const double = await startDouble((_, response) =>
      reply(response, 200, { results: [], hitCount: 0, resultList: { result: [] } }),
    );
    const db = new Database(crypto.randomUUID());
    const at = (path: string) => ({ api: `${double.url}/${path}` });
    await changeSettings(db, (settings) =>
      withService(withService(settings, 'openalex', at('oa')), 'europe-pmc', at('pmc')),
    );
    const run = toyCheck();
    run.options.field = 'medical';
    const tool = toolbox(db, { id: 'toy', embed: async (texts) => texts.map(() => [1, 0]) });
    const asked = async (id: 'rag' | 'search') => {
      const request = { query: 'aspirin', claim: run.claim, k: 3, key: 'k' };
      return (await (await tool(run, id)).retrieve(request, new AbortController().signal))
        .retrieval;
    };
    expect((await asked('rag')).lookedIn).toMatchObject([{ where: 'europe-pmc', state: 'empty' }]);
    expect((await asked('search')).lookedIn).toMatchObject([{ where: 'openalex', state: 'empty' }]);
    expect(double.requests.map(({ url }) => url.split('/')[1])).toEqual(
      expect.arrayContaining(['pmc', 'oa']),
    );
    await double.close();
  });
});
