import { describe, expect, it } from 'vitest';
import { agree, debate, disagree, keysOf, product } from '../testing/debate';
import { type FakeParts, fakeRetrieval } from '../testing/fake-context';
import type { Scripted } from '../testing/replies';
import { VirtualClock } from '../testing/virtual-clock';
import { paperOptions } from './options';

describe('calls', () => {
  it.each([
    ['published', paperOptions(), 14],
    ['compact', product(), 8],
  ])('%s scoring: three rounds and the judge', async (_, options, perRound) => {
    const { ctx } = await debate(options, disagree);
    expect(ctx.asks).toHaveLength(3 * perRound + 1);
    expect(ctx.asks.length).toBeLessThanOrEqual(43);
    const scorers = ctx.asks.filter(({ role }) => role === 'scorer').map(({ key }) => key);
    expect(scorers).toHaveLength(3 * (perRound - 4));
    expect(scorers.every((key) => /\/(?:faithfulness|relevance)\//u.test(key))).toBe(true);
  });

  it.each([
    ['published', paperOptions(), 4],
    ['compact', product(), 3],
  ])('%s scoring: a round is at most so many calls deep', async (_, options, deep) => {
    const clock = new VirtualClock();
    let running = 0;
    let most = 0;
    const delay = async () => {
      most = Math.max(most, ++running);
      await clock.sleep(1);
      running--;
    };
    const work = debate({ ...options, maxRounds: 1 }, agree('Refuted'), { delay });
    await clock.run(work);
    expect(clock.now).toBe(deep);
    expect(most).toBeLessThanOrEqual(8);
  });

  it('a kept query keeps its documents in the product, and is searched again as published', async () => {
    const query = (agent: string, round: number) =>
      agent === 'page' && round > 1 ? '[KEEP]' : `[q${round} of ${agent}]`;
    const ours = await debate(product(), { ...disagree, query });
    expect(ours.ctx.value('query', 'round/2/page/query')).toEqual({
      text: 'q1 of page',
      changed: false,
    });
    expect(ours.ctx.value('retrieval', 'round/2/page/retrieval')).toBeUndefined();
    expect(ours.ctx.value('retrieval', 'round/2/web/retrieval')).toBeDefined();
    expect(ours.ctx.sent('round/3/page/answer')).toContain('Text 1 of page on q1 of page');
    const paper = await debate(paperOptions(), { ...disagree, query });
    expect(paper.ctx.value('retrieval', 'round/2/page/retrieval')?.query).toBe('q1 of page');
  });

  it('a search that failed is tried again though the query was kept', async () => {
    const retrieval: FakeParts['retrieval'] = ({ id }, query, key) =>
      fakeRetrieval(query, id, key === 'round/1/page/retrieval' ? 'failed' : 'results');
    const { ctx } = await debate(product(), { ...disagree, query: () => '[same]' }, { retrieval });
    expect(ctx.value('retrieval', 'round/2/page/retrieval')?.state).toBe('results');
    expect(ctx.value('retrieval', 'round/2/web/retrieval')).toBeUndefined();
  });

  it('without query rewriting the claim is every query, and no call is made for it', async () => {
    const { ctx } = await debate({ ...paperOptions(), rewriteQueries: false }, disagree);
    expect(keysOf(ctx).some((key) => key.endsWith('/query'))).toBe(false);
    expect(ctx.value('retrieval', 'round/3/web/retrieval')?.query).toBe(ctx.claim.text);
    expect(ctx.value('query', 'round/1/page/query')?.changed).toBe(true);
    expect(ctx.value('query', 'round/2/page/query')?.changed).toBe(false);
  });

  it('low scores after an agreement alert each agent about its own, in the product only', async () => {
    const script: Scripted = {
      ...agree('Refuted'),
      supported: (agent) => (agent === 'page' ? 0 : 2),
      noncommittal: (agent) => agent === 'web',
    };
    const { ctx } = await debate(product(), script);
    expect(ctx.sent('round/2/page/answer')).toContain('its faithfulness was too low');
    expect(ctx.sent('round/2/page/answer')).not.toContain('its relevance was too low');
    expect(ctx.sent('round/2/web/answer')).toContain('its relevance was too low');
    expect(ctx.sent('round/2/page/query')).not.toContain('too low');
    const paper = await debate(paperOptions(), script);
    expect(paper.ctx.sent('round/2/page/answer')).not.toContain('too low');
    const apart = await debate(product(), { ...script, label: disagree.label });
    expect(apart.ctx.sent('round/2/page/answer')).not.toContain('too low');
  });

  it('takes no more passages than the options say', async () => {
    const { ctx } = await debate({ ...paperOptions(), passages: 2 }, agree('Refuted'));
    expect(ctx.sent('round/1/page/answer')).toContain('Text 2 of page');
    expect(ctx.sent('round/1/page/answer')).not.toContain('Text 3 of page');
  });
});
