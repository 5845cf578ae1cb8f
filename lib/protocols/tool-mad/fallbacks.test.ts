import { describe, expect, it } from 'vitest';
import { agree, debate, disagree } from '../testing/debate';
import { FakeContext } from '../testing/fake-context';
import { toolMad } from '../tool-mad';
import { paperOptions, productOptions } from './options';

describe('fallbacks', () => {
  it('a repaired answer counts as any other', async () => {
    const at = {
      'round/1/page/answer': (attempt: number) =>
        attempt === 1 ? 'Hm.' : { prose: 'Now in form.', quotations: [], label: 'REFUTES' },
    };
    const { ctx } = await debate(paperOptions(), { ...agree('Refuted'), at });
    expect(ctx.value('answer', 'round/1/page/answer')).toMatchObject({
      text: 'Now in form.\nRefuted',
      label: 'Refuted',
    });
  });

  it('an unparsable answer keeps the label of its last line', async () => {
    const at = { 'round/1/page/answer': 'It was built in 1889.\n**Verdict: Refuted.**' };
    const { ctx, proposed } = await debate(paperOptions(), { ...agree('Refuted'), at });
    expect(ctx.value('answer', 'round/1/page/answer')).toMatchObject({ label: 'Refuted' });
    expect(proposed.by).toBe('consensus');
  });

  it('an unparsable judge gives the label of its last line, else the set’s fallback', async () => {
    const named = await debate(paperOptions(), { ...disagree, judge: 'Well.\nSupported' });
    expect(named.ctx.value('judge', 'judge')).toMatchObject({
      label: 'Supported',
      fallback: false,
    });
    const lost = await debate(paperOptions(), {
      ...disagree,
      judge: 'It is not Supported, I think',
    });
    expect(lost.proposed.label).toBe('Not Enough Evidence');
    expect(lost.ctx.value('judge', 'judge')).toMatchObject({ fallback: true });
  });

  it('an invented quotation and a document that was not in the prompt are kept, unverified', async () => {
    const quotations = [
      { n: 1, document: 1, words: 'built by the Romans', relation: 'supports' },
      { n: 2, document: 9, words: 'nowhere to be found', relation: 'supports' },
      { n: 3, document: 9, words: 'Text 2 of page', relation: 'supports' },
    ];
    const at = { 'round/1/page/answer': { prose: 'P', quotations, label: 'Supported' } };
    const { ctx } = await debate(paperOptions(), { ...agree('Supported'), at });
    const answer = ctx.value('answer', 'round/1/page/answer');
    expect(answer?.quotations).toMatchObject([
      { state: 'unverified', document: 'page:q1 of page:1' },
      { state: 'unverified', document: '' },
      { state: 'verified', document: 'page:q1 of page:2' },
    ]);
  });

  it('the judge’s quotations are looked up over the documents of all rounds', async () => {
    const { ctx } = await debate(paperOptions(), disagree);
    const judge = ctx.value('judge', 'judge');
    expect(judge?.quotations).toMatchObject([{ document: 'web:q1 of web:1', state: 'verified' }]);
  });

  it('an answer clipped for a small judge keeps its label', async () => {
    const options = productOptions({ embedder: 'all-MiniLM-L6-v2', smallModel: true });
    const long = { prose: 'word '.repeat(60), quotations: [], label: 'Supported' };
    const at = { 'round/1/page/answer': long };
    const { ctx } = await debate({ ...options, maxRounds: 1 }, { ...disagree, at });
    expect(ctx.sent('judge')).toMatch(/Answer: (?:word ){30}…\nSupported\n/u);
  });

  it('cut short: what the last finished round agreed on, else the fallback', () => {
    const answers = (page: string | null, web: string | null) => [
      { agent: 'page', label: page, text: 'P' },
      { agent: 'web', label: web, text: 'W' },
    ];
    const { labels } = new FakeContext({ options: paperOptions(), reply: () => '' });
    const end = (...rounds: ReturnType<typeof answers>[]) =>
      toolMad.cutShort(
        rounds.map((given, i) => ({ round: i + 1, answers: given })),
        labels,
      );
    expect(end(answers('Supported', 'Refuted'), answers('Refuted', 'Refuted'))).toEqual({
      label: 'Refuted',
      by: 'budget',
      round: 2,
      text: 'P\n\nW',
    });
    expect(end(answers('Supported', 'Refuted')).label).toBe('Not Enough Evidence');
    expect(end(answers(null, null)).label).toBe('Not Enough Evidence');
    expect(end()).toEqual({ label: 'Not Enough Evidence', by: 'budget', round: 0, text: '' });
  });
});
