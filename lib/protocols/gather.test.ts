import { describe, expect, it } from 'vitest';
import { gatherEvidence } from './gather';
import { optionsFor } from './options';
import { FakeContext, type FakeParts, fakeRetrieval } from './testing/fake-context';
import { fakePool } from './testing/pool';

const options = optionsFor('debate-cv', 'product', { embedder: '', smallModel: false });

async function gather(reply: FakeParts['reply'], more: Partial<FakeParts> = {}) {
  const ctx = new FakeContext({ options, reply, pool: null, ...more });
  return { ctx, pool: await gatherEvidence(ctx) };
}

const competent: FakeParts['reply'] = ({ key }) =>
  key === 'gather/questions'
    ? { questions: ['When?', 'By whom?'] }
    : { answer: `Answer to ${key}`, documents: [3, 2] };

describe('gatherEvidence', () => {
  it('takes what was given, without a call', async () => {
    const { ctx, pool } = await gather(competent, { pool: fakePool(2) });
    expect(pool).toEqual(fakePool(2));
    expect(ctx.asks).toEqual([]);
  });

  it('asks questions, looks each up in page and web, answers from what it found', async () => {
    const { ctx, pool } = await gather(competent);
    expect(ctx.asks.map(({ key, role }) => `${role} ${key}`)).toEqual([
      'gatherer gather/questions',
      'gatherer gather/1/answer',
      'gatherer gather/2/answer',
    ]);
    expect(ctx.value('retrieval', 'gather/2/web')?.query).toBe('By whom?');
    const seen = ctx.sent('gather/1/answer');
    expect(seen).toContain('Text 2 of page on When?');
    expect(seen).toContain('Text 2 of web on When?');
    expect(seen).not.toContain('Text 3 of page');
    expect(ctx.asks.every(({ decoding }) => decoding?.temperature === 0)).toBe(true);
    expect(
      pool.items.map(({ n, question, answer, passage }) => [n, question, answer, passage.text]),
    ).toEqual([
      [1, 'When?', 'Answer to gather/1/answer', expect.stringContaining('Text 2 of page')],
      [2, 'When?', undefined, expect.stringContaining('Text 1 of web')],
      [3, 'By whom?', 'Answer to gather/2/answer', expect.stringContaining('Text 2 of page')],
      [4, 'By whom?', undefined, expect.stringContaining('Text 1 of web')],
    ]);
    expect(pool.documents).toHaveLength(4);
    expect(pool.lookedIn).toEqual([
      { where: 'page', state: 'results', found: 6 },
      { where: 'web', state: 'results', found: 6 },
    ]);
  });

  it('reads independent sources before the claim’s own page, and before the claim said again', async () => {
    const standings = { page: ['restates', 'same-page', 'independent'] as const };
    const { ctx, pool } = await gather(
      ({ key }) =>
        key === 'gather/questions'
          ? { questions: ['When?'] }
          : { answer: 'In 1889.', documents: [1, 2, 3, 4] },
      {
        retrieval: (agent, query) => {
          const found = fakeRetrieval(query, agent.id);
          if (agent.id !== 'page') return found;
          const passages = found.passages.map((one, i) => ({
            ...one,
            standing: standings.page[i] ?? 'independent',
          }));
          return { ...found, passages };
        },
      },
    );
    // Two of each place: the page's own third passage stands apart, its first is only the claim again.
    expect(pool.items.map(({ passage }) => [passage.text.slice(0, 14), passage.standing])).toEqual([
      ['Text 3 of page', 'independent'],
      ['Text 1 of web ', 'independent'],
      ['Text 2 of web ', 'independent'],
      ['Text 2 of page', 'same-page'],
    ]);
    expect(pool.items[0]?.answer).toBe('In 1889.');
    expect(ctx.sent('gather/1/answer')).not.toContain('Text 1 of page');
  });

  it('leaves out what answers nothing; keeps all where the answer cannot be read', async () => {
    const none = await gather(({ key }) =>
      key === 'gather/questions' ? { questions: ['When?'] } : { answer: '', documents: [] },
    );
    expect(none.pool.items).toEqual([]);
    const unread = await gather(({ key }) =>
      key === 'gather/questions' ? { questions: ['When?'] } : 'In 1889.',
    );
    expect(unread.pool.items).toHaveLength(4);
  });

  it('asks the claim itself where no questions could be read, and no call where nothing was found', async () => {
    const { ctx, pool } = await gather(() => 'no questions', {
      retrieval: (agent, query) => fakeRetrieval(query, agent.id, 'blocked'),
    });
    expect(ctx.value('questions', 'gather/questions')).toEqual({ questions: [ctx.claim.text] });
    expect(ctx.asks).toHaveLength(1);
    expect(pool).toMatchObject({
      items: [],
      lookedIn: [{ state: 'blocked' }, { state: 'blocked' }],
    });
  });

  it('one passage found by two questions stands in the pool once, or once per answer', async () => {
    const { pool } = await gather(competent, {
      retrieval: (agent) => fakeRetrieval('same', agent.id),
    });
    expect(pool.items.map(({ answer }) => answer)).toEqual([
      'Answer to gather/1/answer',
      undefined,
      'Answer to gather/2/answer',
    ]);
  });
});
