import { describe, expect, it } from 'vitest';
import { agentsFor } from '../agents';
import { optionsFor } from '../options';
import { debate, keysOf } from '../testing/debate';
import type { FakeParts } from '../testing/fake-context';
import type { Scripted } from '../testing/replies';

const agents = agentsFor('tool-mad', { field: 'medical' });
const options = (preset: 'paper' | 'product') =>
  optionsFor('tool-mad', preset, { embedder: 'e', smallModel: false, field: 'medical' });
const disagree: Scripted = {
  label: (agent) => (agent === 'papers' ? 'Supported' : 'Refuted'),
};
const medical = (preset: 'paper' | 'product', script = disagree, more: Partial<FakeParts> = {}) =>
  debate(options(preset), script, { agents, ...more });

describe('Tool-MAD’s medical configuration, section 1.10', () => {
  it('has Europe PMC as the RAG agent’s corpus and OpenAlex as the other’s search', () => {
    expect(agents.map(({ tool, toolName }) => [tool, toolName.split(',')[0]])).toEqual([
      ['rag', 'Europe PMC'],
      ['search', 'OpenAlex'],
    ]);
  });

  it('the search agent: query, keywords, three abstracts, a summary of each, answer', async () => {
    const { ctx } = await medical('paper');
    const own = (round: number, agent: string) =>
      keysOf(ctx).filter(
        (key) => key.startsWith(`round/${round}/${agent}/`) && !/nce|ness/u.test(key),
      );
    for (const round of [1, 2, 3]) {
      expect(own(round, 'abstracts')).toEqual(
        ['query', 'keywords', 'summary/1', 'summary/2', 'summary/3', 'answer'].map(
          (part) => `round/${round}/abstracts/${part}`,
        ),
      );
      expect(own(round, 'papers')).toEqual(
        ['query', 'answer'].map((part) => `round/${round}/papers/${part}`),
      );
    }
    // 43 and, a round, the keywords and three summaries.
    expect(ctx.asks).toHaveLength(43 + 3 * 4);
  });

  it('searches by the keywords of its query, and sees that query when it takes them from it', async () => {
    const { ctx } = await medical('paper');
    expect(ctx.sent('round/1/abstracts/keywords')).toContain('q1 of abstracts');
    expect(ctx.value('query', 'round/1/abstracts/query')).toEqual({
      ...{ text: 'q1 of abstracts', changed: true, keywords: 'keywords 1 of abstracts' },
    });
    expect(ctx.value('retrieval', 'round/1/abstracts/retrieval')?.query).toBe(
      'keywords 1 of abstracts',
    );
    expect(ctx.value('retrieval', 'round/1/papers/retrieval')?.query).toBe('q1 of papers');
    // Its next query is chosen in the light of the last query, not of the keywords.
    expect(ctx.sent('round/2/abstracts/query')).toContain('q1 of abstracts');
    expect(ctx.sent('round/2/abstracts/query')).not.toContain('keywords 1');
  });

  it('a summary is made of one abstract alone', async () => {
    const { ctx } = await medical('paper');
    const sent = ctx.sent('round/1/abstracts/summary/2');
    expect(sent).toContain('Text 2 of abstracts');
    expect(sent).not.toMatch(/Text [13] of|of papers/u);
  });

  it('summaries enter answer and judgement beside the abstracts, in a fence that is not to be quoted', async () => {
    const { ctx } = await medical('paper');
    const answer = ctx.sent('round/1/abstracts/answer');
    for (const n of [1, 2, 3]) {
      expect(answer).toContain(
        `<data f4c3 about document ${n}, retold, not to be quoted>\nSummary: Summary at round/1/abstracts/summary/${n}.\n`,
      );
      expect(answer).toMatch(
        new RegExp(`<data f4c3 document ${n}>\\n.*\\nText ${n} of abstracts`, 'u'),
      );
    }
    expect(ctx.sent('round/1/papers/answer')).not.toContain('Summary');
    expect(ctx.sent('round/2/papers/answer')).not.toContain('Summary');
    const judge = ctx.sent('judge');
    expect(judge).toContain('Summary: Summary at round/3/abstracts/summary/1.');
    expect(judge.match(/retold/gu)).toHaveLength(9);
  });

  it('only an abstract’s own words are found when quoted', async () => {
    const quoted = (words: string) => ({
      prose: 'So [1].',
      quotations: [{ n: 1, document: 1, words, relation: 'contradicts' }],
      label: 'Refuted',
    });
    const states = async (words: string) => {
      const at = { 'round/1/abstracts/answer': quoted(words) };
      const { ctx } = await medical('product', { ...disagree, at });
      return ctx.value('answer', 'round/1/abstracts/answer')?.quotations.map(({ state }) => state);
    };
    expect(await states('built from 1887 to 1889')).toEqual(['verified']);
    expect(await states('Summary at round/1/abstracts/summary/1.')).toEqual(['unverified']);
  });

  it('a kept query keeps keywords, and in the product abstracts and summaries', async () => {
    const query = (_: string, round: number) => (round === 1 ? '[trial of aspirin]' : '[KEEP]');
    const product = await medical('product', { ...disagree, query });
    const asked = keysOf(product.ctx).filter((key) => /keywords|summary/u.test(key));
    expect(asked.every((key) => key.startsWith('round/1/'))).toBe(true);
    expect(asked).toHaveLength(4);
    expect(product.ctx.sent('round/3/abstracts/answer')).toContain(
      'Summary at round/1/abstracts/summary/3.',
    );
    const paper = await medical('paper', { ...disagree, query });
    expect(paper.ctx.value('retrieval', 'round/2/abstracts/retrieval')?.query).toBe(
      'keywords 1 of abstracts',
    );
    expect(keysOf(paper.ctx)).not.toContain('round/2/abstracts/keywords');
    expect(keysOf(paper.ctx)).toContain('round/2/abstracts/summary/1');
  });

  it('goes by the query where no keywords could be read, and without query rewriting by the claim’s', async () => {
    const at = { 'round/1/abstracts/keywords': '[]' };
    const { ctx } = await medical('paper', { ...disagree, at });
    expect(ctx.value('retrieval', 'round/1/abstracts/retrieval')?.query).toBe('q1 of abstracts');
    const off = await debate({ ...options('paper'), rewriteQueries: false }, disagree, { agents });
    expect(off.ctx.sent('round/1/abstracts/keywords')).toContain(
      `<data f4c3 your query>\n${off.ctx.claim.text}`,
    );
    expect(keysOf(off.ctx).filter((key) => key.endsWith('/keywords'))).toHaveLength(1);
  });

  it('leaves general debates as they are', async () => {
    const { ctx } = await debate(
      optionsFor('tool-mad', 'paper', { embedder: 'e', smallModel: false }),
      {
        label: (agent) => (agent === 'page' ? 'Supported' : 'Refuted'),
      },
    );
    expect(keysOf(ctx).some((key) => /keywords|summary/u.test(key))).toBe(false);
    expect(ctx.asks).toHaveLength(43);
  });
});
