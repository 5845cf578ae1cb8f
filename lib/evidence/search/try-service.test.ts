import { describe, expect, it } from 'vitest';
import type { SearchOutcome, SearchService } from './service';
import { tryService } from './try-service';

const service = (outcome: SearchOutcome, asked: string[] = []): SearchService => ({
  ...{ id: 'web', editions: () => ['en'] },
  search: async ({ query, language }) => {
    asked.push(`${query} ${language}`);
    return outcome;
  },
});

describe('tryService', () => {
  it('answers what came of one short query', async () => {
    const asked: string[] = [];
    const hit = { title: '', url: 'https://a.example', text: '', how: 'snippet' as const };
    const found = service({ state: 'results', hits: [hit, hit] }, asked);
    const { ms, looked } = await tryService(found, { kind: 'papers' }, fetch);
    expect(looked).toEqual({ where: 'web', state: 'results', found: 2 });
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(asked).toEqual(['vitamin D en']);
  });

  it.each([
    [{ state: 'empty' }, { state: 'empty' }],
    [
      { state: 'blocked', why: 'no-key' },
      { state: 'blocked', why: 'no-key' },
    ],
  ] as [SearchOutcome, object][])('answers %j in the same words', async (outcome, looked) => {
    const answer = await tryService(service(outcome), { kind: 'web' }, fetch);
    expect(answer.looked).toEqual({ where: 'web', found: 0, ...looked });
  });
});
