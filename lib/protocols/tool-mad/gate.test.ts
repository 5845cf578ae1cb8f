import { describe, expect, it } from 'vitest';
import { agree, debate, disagree, gateOf, keysOf, presets, product } from '../testing/debate';
import { type FakeParts, fakeRetrieval } from '../testing/fake-context';
import { paperOptions } from './options';

describe('the stop rule', () => {
  it.each(presets)(
    'equal labels and stable scores end it without a judge (%s)',
    async (_, options) => {
      const { ctx, proposed } = await debate(options(), agree('Refuted'));
      expect(proposed).toMatchObject({ label: 'Refuted', by: 'consensus', round: 1 });
      expect(proposed.text).toContain('Page reader: Prose of page in round 1');
      expect(gateOf(ctx, 1)).toMatchObject({ outcome: 'agreed', label: 'Refuted', next: 'end' });
      expect(keysOf(ctx)).not.toContain('judge');
      expect(keysOf(ctx).some((key) => key.startsWith('round/2'))).toBe(false);
    },
  );

  it('different labels go on, and end when a later round agrees', async () => {
    const label = (agent: string, round: number) =>
      agent === 'page' && round === 1 ? 'Not Enough Evidence' : 'Refuted';
    const { ctx, proposed } = await debate(paperOptions(), { label });
    expect(gateOf(ctx, 1)).toMatchObject({ outcome: 'disagree', next: 'round' });
    expect(proposed).toMatchObject({ by: 'consensus', round: 2 });
  });

  it.each([
    ['equal to the threshold', 0.5, false],
    ['just above it', 0.499, true],
  ])('a score %s (0.5 against %f)', async (_, faithfulness, passes) => {
    const options = paperOptions();
    options.thresholds.faithfulness = faithfulness;
    const { ctx } = await debate(options, { ...agree('Refuted'), supported: () => 1 });
    expect(gateOf(ctx, 1)?.outcome).toBe(passes ? 'agreed' : 'unstable');
  });

  it('one low score of one agent is enough; agreement in the last round still goes to the judge', async () => {
    const supported = (agent: string) => (agent === 'web' ? 1 : 2);
    const { ctx, proposed } = await debate(paperOptions(), { ...agree('Supported'), supported });
    expect(gateOf(ctx, 1)).toMatchObject({
      outcome: 'unstable',
      label: 'Supported',
      failures: [{ agent: 'web', metric: 'faithfulness', value: 0.5, threshold: 0.7 }],
      next: 'round',
    });
    expect(gateOf(ctx, 3)?.next).toBe('judge');
    expect(proposed).toMatchObject({ by: 'judge', label: 'Refuted' });
  });

  it('the gate looks at this round’s scores, not at earlier ones', async () => {
    const supported = (_: string, round: number) => (round === 1 ? 0 : 2);
    const { proposed } = await debate(paperOptions(), { ...agree('Refuted'), supported });
    expect(proposed).toMatchObject({ by: 'consensus', round: 2 });
  });

  it('a score that could not be computed fails the gate', async () => {
    const nan = { 'round/1/page/faithfulness/statements': { statements: [] } };
    const { ctx } = await debate(paperOptions(), { ...agree('Refuted'), at: nan });
    expect(gateOf(ctx, 1)).toMatchObject({
      outcome: 'unstable',
      failures: [{ agent: 'page', metric: 'faithfulness', threshold: 0.7 }],
    });
    const lost = await debate(paperOptions(), agree('Refuted'), { vector: () => null });
    expect(gateOf(lost.ctx, 1)?.failures).toHaveLength(2);
  });

  it('a score that does not apply is left out of gate and mean', async () => {
    const retrieval: FakeParts['retrieval'] = ({ id }, query) =>
      fakeRetrieval(query, id, id === 'page' ? 'empty' : 'results');
    const { ctx } = await debate(paperOptions(), agree('Refuted'), { retrieval });
    expect(gateOf(ctx, 1)?.outcome).toBe('agreed');
    expect(ctx.value('faithfulness', 'round/1/page/faithfulness')?.state).toBe('not-applicable');
    expect(ctx.sent('round/1/page/answer')).toContain('nothing was found');
    const judged = await debate(paperOptions(), disagree, { retrieval });
    expect(judged.ctx.sent('judge')).toContain('Page reader: faithfulness not measured');
  });

  it('a search that was blocked is not read as no results', async () => {
    const retrieval: FakeParts['retrieval'] = ({ id }, query) =>
      fakeRetrieval(query, id, 'blocked');
    const { ctx } = await debate(paperOptions(), agree('Not Enough Evidence'), { retrieval });
    expect(ctx.sent('round/1/web/answer')).toContain('could not be carried out');
  });

  it('no label on both sides is no agreement', async () => {
    const at = Object.fromEntries(
      ['page', 'web'].map((id) => [`round/1/${id}/answer`, 'I cannot say.']),
    );
    const { ctx } = await debate(paperOptions(), { ...agree('Refuted'), at });
    expect(gateOf(ctx, 1)).toMatchObject({ outcome: 'no-label', next: 'round' });
    expect(gateOf(ctx, 1)?.label).toBeUndefined();
    expect(ctx.value('answer', 'round/1/page/answer')).toEqual({
      text: 'I cannot say.',
      label: null,
      quotations: [],
      unparsed: true,
    });
  });

  it('never debates longer than its rounds', async () => {
    const { ctx } = await debate({ ...paperOptions(), maxRounds: 2 }, disagree);
    expect(gateOf(ctx, 2)?.next).toBe('judge');
    expect(keysOf(ctx).some((key) => key.startsWith('round/3'))).toBe(false);
  });

  it('a round that does not fit the budget is left out, and the judge decides', async () => {
    const { ctx, proposed } = await debate(paperOptions(), disagree, { affords: () => false });
    expect(gateOf(ctx, 1)?.next).toBe('judge-budget');
    expect(proposed).toMatchObject({ by: 'judge', round: 1 });
    expect(keysOf(ctx).some((key) => key.startsWith('round/2'))).toBe(false);
  });

  it('without the stability score equal labels are enough, and nothing is scored', async () => {
    const options = { ...paperOptions(), stability: false };
    const { ctx, proposed } = await debate(options, agree('Refuted'));
    expect(proposed.by).toBe('consensus');
    expect(keysOf(ctx)).toHaveLength(4);
    const judged = await debate(options, disagree);
    expect(judged.ctx.sent('judge')).toContain('faithfulness not measured, relevance not measured');
  });

  it('an agreed Not Enough Evidence: blocked by the noncommittal zero as published, not in the product', async () => {
    const script = { ...agree('Not Enough Evidence'), noncommittal: () => true };
    const paper = await debate(paperOptions(), script);
    expect(gateOf(paper.ctx, 1)).toMatchObject({ outcome: 'unstable' });
    expect(gateOf(paper.ctx, 1)?.failures).toMatchObject([
      { agent: 'page', metric: 'relevance', value: 0 },
      { agent: 'web', metric: 'relevance', value: 0 },
    ]);
    expect(paper.proposed.by).toBe('judge');
    const ours = await debate(product(), script);
    expect(ours.proposed).toMatchObject({
      label: 'Not Enough Evidence',
      by: 'consensus',
      round: 1,
    });
    const refuted = await debate(product(), { ...script, label: () => 'Refuted' });
    expect(gateOf(refuted.ctx, 1)?.outcome).toBe('unstable');
    const offTopic = { ...script, noncommittal: () => false };
    const vector = (text: string) => (text.startsWith('about') ? [0.1, 0.99] : [1, 0]);
    const astray = await debate(product(), offTopic, { vector });
    expect(gateOf(astray.ctx, 1)?.outcome).toBe('unstable');
    const ungrounded = await debate(product(), { ...script, supported: () => 0 });
    expect(gateOf(ungrounded.ctx, 1)?.outcome).toBe('unstable');
  });
});
