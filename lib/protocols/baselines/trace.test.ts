import { describe, expect, it } from 'vitest';
import { agentsFor } from '../agents';
import { run } from '../testing/run';

const line = (label: string) => () => `Reasons.\n${label}`;

describe('one call', () => {
  it.each(['direct', 'chain-of-thought'] as const)('%s: the claim, no documents', async (id) => {
    const { ctx, keys, proposed } = await run(id, { otherwise: line('Refuted') });
    expect(keys).toEqual(['round/1/solo/answer']);
    expect(ctx.sent('round/1/solo/answer')).toContain('you have no documents');
    expect(ctx.sent('round/1/solo/answer')).not.toContain('Question 1?');
    expect(/step by step/u.test(ctx.sent('round/1/solo/answer'))).toBe(id !== 'direct');
    expect(proposed).toMatchObject({ label: 'Refuted', by: 'answer', round: 1 });
  });

  it('reads the shared evidence where told to', async () => {
    const agents = agentsFor('direct', { evidence: true });
    const { ctx } = await run('direct', { agents, otherwise: line('Refuted') });
    expect(ctx.sent('round/1/solo/answer')).toContain('Question 4?');
    expect(ctx.sent('round/1/solo/answer')).not.toContain('no documents');
  });

  it('without a readable label the fallback stands', async () => {
    const { proposed } = await run('direct', { otherwise: line('it is not supported') });
    expect(proposed.label).toBe('Not Enough Evidence');
  });

  it('two-sided: both cases and the decision in one reply over the shared evidence', async () => {
    const reply = { caseFor: 'For.', caseAgainst: 'Against.', prose: 'Weighed.', label: 'Refuted' };
    const { ctx, keys, proposed } = await run('two-sided', { otherwise: () => reply });
    expect(keys).toHaveLength(1);
    expect(ctx.sent('round/1/solo/answer')).toContain('Question 4?');
    expect(ctx.value('answer', 'round/1/solo/answer')).toMatchObject({
      text: 'Weighed.\nRefuted',
      sides: { for: 'For.', against: 'Against.' },
    });
    expect(proposed.label).toBe('Refuted');
  });
});

describe('a small model', () => {
  it.each(['two-sided', 'self-consistency', 'rag-single', 'react-rag'] as const)(
    '%s: chooses what it quotes among the sentences it read',
    async (id) => {
      const cases = { caseFor: 'For.', caseAgainst: 'Against.' };
      const reply = { ...cases, prose: 'So.', quotations: [], label: 'Refuted' };
      const { ctx } = await run(id, {
        ...{ preset: 'product', smallModel: true },
        otherwise: ({ key }) =>
          key.endsWith('/query') ? { thought: '', action: 'finish', tool: '', query: '' } : reply,
      });
      const asked = ctx.asks.at(-1)?.key ?? '';
      expect(ctx.quotable(asked)?.length).toBeGreaterThan(2);
      expect(ctx.quotable(asked)?.every((words) => /built from 1887/u.test(words))).toBe(true);
    },
  );
});

describe('self-consistency', () => {
  const vote = (labels: (string | null)[], seed?: number) => {
    const agents = agentsFor('self-consistency', { samples: labels.length });
    return run('self-consistency', {
      agents,
      otherwise: ({ key }) => {
        const sample = Number(/sample-(\d+)/u.exec(key)?.[1]);
        return `Reasons of ${sample}.\n${labels[sample - 1] ?? 'no idea'}`;
      },
      ...(seed !== undefined && { seed }),
    });
  };

  it('asks n times the same and takes what most say', async () => {
    const { ctx, keys, proposed } = await vote(['Supported', 'Refuted', 'Refuted']);
    expect(keys).toHaveLength(3);
    const sent = ctx.asks.map(({ text }) => text);
    expect(new Set(sent).size).toBe(1);
    expect(ctx.options.decoding.temperature).toBe(0.7);
    expect(proposed).toMatchObject({ label: 'Refuted', by: 'vote' });
    expect(proposed.text).toContain('Reasons of 2.');
  });

  it('among equals the first; without a label no vote', async () => {
    expect((await vote(['Supported', 'Refuted'])).proposed.label).toBe('Supported');
    expect((await vote([null, null, 'Refuted'])).proposed.label).toBe('Refuted');
    expect((await vote([null, null])).proposed.label).toBe('Not Enough Evidence');
  });

  it('is unanimous where every sample says the same, and there are several', async () => {
    const unanimous = async (labels: (string | null)[]) => (await vote(labels)).proposed.unanimous;
    expect(await unanimous(['Refuted', 'Refuted', 'Refuted'])).toBe(true);
    expect(await unanimous(['Refuted', 'Refuted', 'Supported'])).toBe(false);
    expect(await unanimous(['Refuted', 'Refuted', null])).toBe(false);
    expect(await unanimous(['Refuted'])).toBe(false);
  });

  it('gives every sample a seed of its own where there is one', async () => {
    const first = await vote(['Refuted', 'Refuted']);
    const options = { ...first.ctx.options, decoding: { temperature: 0.7, seed: 7 } };
    const { ctx } = await run('self-consistency', { options, otherwise: line('Refuted') });
    expect(ctx.asks.map(({ decoding }) => decoding?.seed)).toEqual([7, 8, 9, 10, 11]);
  });
});

describe('with tools', () => {
  it('rag-single: query, retrieve, answer', async () => {
    const { ctx, keys } = await run('rag-single', {
      at: { 'round/1/solo/query': '[tower 1750]' },
      otherwise: line('Refuted'),
    });
    expect(keys).toEqual(['round/1/solo/query', 'round/1/solo/answer']);
    expect(ctx.value('retrieval', 'round/1/solo/retrieval')?.query).toBe('tower 1750');
    expect(ctx.sent('round/1/solo/answer')).toContain('Text 3 of solo on tower 1750');
  });

  const looks = (query: string, tool = '') => ({
    thought: `think ${query}`,
    action: 'search',
    tool,
    query,
  });
  const finish = { thought: 'enough', action: 'finish', tool: '', query: '' };

  it('react-rag: thought and action in turn, each seeing what was found; at most 4 calls', async () => {
    const { ctx, keys, proposed } = await run('react-rag', {
      at: {
        'round/1/solo/query': looks('one'),
        'round/2/solo/query': looks('two'),
        'round/3/solo/query': looks('three'),
      },
      otherwise: line('Refuted'),
    });
    expect(keys).toHaveLength(4);
    expect(ctx.sent('round/1/solo/query')).not.toMatch(/Text \d|step 1/u);
    const second = ctx.sent('round/2/solo/query');
    expect(second).toContain('Text 1 of page on one');
    expect(second).toContain('think one');
    expect(second).toContain('You can look up 2 more');
    for (const query of ['one', 'two', 'three']) {
      expect(ctx.sent('round/3/solo/answer')).toContain(`Text 3 of page on ${query}`);
    }
    expect(ctx.value('query', 'round/2/solo/query')).toMatchObject({
      thought: 'think two',
      tool: 'rag',
    });
    expect(proposed).toMatchObject({ by: 'answer', round: 3 });
  });

  it('finishes when it says so, but not before it has looked once', async () => {
    const { ctx, keys } = await run('react-rag', {
      at: { 'round/1/solo/query': finish, 'round/2/solo/query': finish },
      otherwise: line('Refuted'),
    });
    expect(keys).toEqual(['round/1/solo/query', 'round/2/solo/query', 'round/2/solo/answer']);
    expect(ctx.value('query', 'round/2/solo/query')).toEqual({
      ...{ text: '', changed: false, thought: 'enough' },
    });
    expect(ctx.value('retrieval', 'round/1/solo/retrieval')?.query).toBe(ctx.claim.text);
  });

  it('react-all: chooses a tool for each search', async () => {
    const { ctx } = await run('react-all', {
      at: {
        'round/1/solo/query': looks('one', 'Web search'),
        'round/2/solo/query': looks('two', 'library'),
        'round/3/solo/query': finish,
      },
      otherwise: line('Refuted'),
    });
    expect(ctx.sent('round/1/solo/query')).toContain('- web search');
    expect(ctx.sent('round/3/solo/answer')).toContain('Text 1 of web on one');
    expect(ctx.sent('round/3/solo/answer')).toContain('Text 1 of page on two');
  });

  it('an action that cannot be parsed finishes', async () => {
    const { keys } = await run('react-rag', {
      at: { 'round/1/solo/query': looks('one'), 'round/2/solo/query': 'Finish!' },
      otherwise: line('Refuted'),
    });
    expect(keys.at(-1)).toBe('round/2/solo/answer');
    expect(keys).toHaveLength(3);
  });
});
