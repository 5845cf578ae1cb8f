import { describe, expect, it } from 'vitest';
import { type AgentPairId, agentPairs, agentsFor } from '../agents';
import { optionsFor } from '../options';
import { FakeContext } from '../testing/fake-context';
import { replies } from '../testing/replies';
import { toolMad } from '../tool-mad';

async function debate(pair: AgentPairId) {
  const agents = agentsFor('tool-mad', { pair });
  const options = optionsFor('tool-mad', 'paper', { embedder: '', smallModel: false, agents });
  const [first] = agents;
  const label = (agent: string) => (agent === first?.id ? 'Supported' : 'Refuted');
  const ctx = new FakeContext({ options, agents, reply: replies({ label }) });
  return { ctx, proposed: await toolMad.run(ctx) };
}

describe('Tool-MAD’s tool pairs (Table VI)', () => {
  it.each(Object.keys(agentPairs) as AgentPairId[])(
    '%s: two debaters with ids of their own',
    (pair) => {
      const [first, second, ...more] = agentPairs[pair];
      expect(more).toEqual([]);
      expect(first?.id).not.toBe(second?.id);
      expect(second?.role).toBe('opponent');
    },
  );

  it.each([
    ['rag+search', 43, ['rag', 'search']],
    ['rag+rag', 43, ['rag', 'rag']],
    ['search+search', 43, ['search', 'search']],
    // Without a tool there is no query, and faithfulness does not apply: three calls less a round.
    ['rag+vanilla', 34, ['rag', 'none']],
    ['search+vanilla', 34, ['search', 'none']],
    ['vanilla+vanilla', 25, ['none', 'none']],
  ] as const)('%s: %i calls in three rounds', async (pair, calls, tools) => {
    const { ctx, proposed } = await debate(pair);
    expect(ctx.agents.map(({ tool }) => tool)).toEqual(tools);
    expect(ctx.asks).toHaveLength(calls);
    expect(proposed.by).toBe('judge');
  });

  it('a debater without a tool has no query, no documents, no faithfulness, and says so', async () => {
    const { ctx } = await debate('rag+vanilla');
    for (const part of ['query', 'retrieval'] as const) {
      expect(ctx.value(part, `round/1/plain/${part}`)).toBeUndefined();
    }
    expect(ctx.value('faithfulness', 'round/1/plain/faithfulness')).toEqual({
      state: 'not-applicable',
    });
    expect(ctx.value('relevance', 'round/1/plain/relevance')?.state).toBe('scored');
    const sent = ctx.sent('round/2/plain/answer');
    expect(sent).toContain('you have no documents');
    expect(sent).toContain('Prose of page in round 1');
    expect(sent).not.toMatch(/Text \d of|nothing was found/u);
    expect(ctx.value('answer', 'round/1/plain/answer')?.quotations).toEqual([]);
    const judge = ctx.sent('judge');
    expect(judge).toContain('faithfulness not measured');
    expect(judge).toContain('no documents');
  });
});
