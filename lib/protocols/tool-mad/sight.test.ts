import { describe, expect, it } from 'vitest';
import { debate, disagree, presets } from '../testing/debate';

describe.each(presets)('who sees what (%s preset)', (_, options) => {
  it('round 1: the claim, then the own documents; nothing of the opponent', async () => {
    const { ctx } = await debate(options(), disagree);
    const query = ctx.sent('round/1/page/query');
    expect(query).toContain('The tower was built in 1750.');
    expect(query).toContain('Page reader');
    expect(query).not.toMatch(/Text \d of|other debater|last query/u);
    const answer = ctx.sent('round/1/page/answer');
    expect(answer).toContain('The tower was built in 1750.');
    for (const n of [1, 2, 3]) expect(answer).toContain(`Text ${n} of page on q1 of page`);
    expect(answer).not.toMatch(/of web|other debater/u);
  });

  it.each([2, 3])('round %i: the opponent’s previous answer, the own last query', async (round) => {
    const { ctx } = await debate(options(), disagree);
    const before = round - 1;
    const query = ctx.sent(`round/${round}/page/query`);
    expect(query).toContain(`Prose of web in round ${before} [1].\nRefuted`);
    expect(query).toContain(`q${before} of page`);
    expect(query).not.toMatch(/Prose of page|Text \d of|q\d of web/u);
    const answer = ctx.sent(`round/${round}/page/answer`);
    expect(answer).toContain(`Prose of web in round ${before} [1].\nRefuted`);
    expect(answer).toContain(`Text 1 of page on q${round} of page`);
    expect(answer).not.toMatch(/Prose of page|Text \d of web/u);
    expect(answer).not.toContain(`q${before} of page`);
    expect(ctx.sent(`round/${round}/web/answer`)).toContain(`Prose of page in round ${before}`);
    expect(ctx.sent(`round/${round}/web/answer`)).not.toContain(`Prose of page in round ${round}`);
  });

  it('the judge: answers, documents, queries of every round and the mean scores', async () => {
    const supported = (agent: string, round: number) => (agent === 'page' && round > 1 ? 1 : 2);
    const { ctx, proposed } = await debate(options(), { ...disagree, supported });
    const judge = ctx.sent('judge');
    for (const round of [1, 2, 3]) {
      for (const agent of ['page', 'web']) {
        expect(judge).toContain(`Prose of ${agent} in round ${round}`);
        expect(judge).toContain(`Query: q${round} of ${agent}`);
        expect(judge).toContain(`Text 3 of ${agent} on q${round} of ${agent}`);
      }
    }
    expect(judge).toContain('Page reader: faithfulness 0.67, relevance 1.00');
    expect(judge).toContain('Web searcher: faithfulness 1.00, relevance 1.00');
    expect(proposed).toMatchObject({ label: 'Refuted', by: 'judge', round: 3 });
    expect(ctx.value('proposed', 'proposed')).toEqual(proposed);
  });

  it('scorers: question makers see the answer alone, verdict makers no other agent’s text', async () => {
    const { ctx } = await debate(options(), disagree);
    for (const { key, text } of ctx.asks) {
      if (key.includes('/relevance/')) expect(text).not.toMatch(/built in 1750|Text \d of/u);
      if (key.includes('/page/faithfulness/')) expect(text).not.toMatch(/of web/u);
    }
  });

  it('every prompt carries both dates, and all outside text stands between marks', async () => {
    const { ctx } = await debate(options(), disagree);
    for (const { text } of ctx.asks) {
      expect(text).toContain('2026-05-03');
      expect(text).toContain('2026-04-30');
      const outside = text.replaceAll(/<data f4c3 [^>]*>\n[\s\S]*?\n<\/data f4c3>/gu, '');
      expect(outside).not.toMatch(/Prose of|Text \d of|built in 1750|Title of|\bq\d of|Statement/u);
      expect(outside).not.toContain('{{');
    }
  });
});
