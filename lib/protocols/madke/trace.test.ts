import { describe, expect, it } from 'vitest';
import type { FakeParts } from '../testing/fake-context';
import { fakePool } from '../testing/pool';
import { type RunParts, run, saidAt } from '../testing/run';

/** Everyone chooses documents 1 and 3, the answers are never consistent. */
const inconsistent: FakeParts['reply'] = ({ key }) => {
  if (key.endsWith('/selection')) return '[1] and [3]';
  if (key.endsWith('/consistency')) return '[No]';
  if (key === 'judge') return 'They say [SUPPORTS], yet all in all [Refuted]';
  return `${saidAt(key)} [Supported]`;
};
const debate = (parts: RunParts = {}) => run('madke', { otherwise: inconsistent, ...parts });
const at = (round: number, agent: string) => saidAt(`round/${round}/${agent}/answer`);

describe('MADKE, section 3.2', () => {
  it('per round two selections, two answers and the consistency, then the summary: 16 calls', async () => {
    const { keys, proposed, ctx } = await debate();
    const round = (r: number) => [
      ...['first', 'second'].flatMap((id) => [
        `round/${r}/${id}/selection`,
        `round/${r}/${id}/answer`,
      ]),
      `round/${r}/consistency`,
    ];
    expect(keys).toEqual([...round(1), ...round(2), ...round(3), 'judge']);
    expect(keys).toHaveLength(16);
    expect(proposed).toMatchObject({ label: 'Refuted', by: 'summary', round: 3 });
    expect(ctx.options.decoding).toEqual({ temperature: 0.5 });
    expect(ctx.asks.every(({ history }) => history.length === 0)).toBe(true);
  });

  it('selecting: the whole numbered pool, the own last answer from round 2 on, nobody else’s', async () => {
    const { ctx } = await debate();
    const first = ctx.sent('round/1/second/selection');
    for (const n of [1, 2, 3, 4]) expect(first).toContain(`document ${n}>`);
    expect(first).not.toContain('<<');
    const again = ctx.sent('round/2/second/selection');
    expect(again).toContain(at(1, 'second'));
    expect(again).not.toContain(at(1, 'first'));
  });

  it('answering: the chosen evidence only; three worked examples in round 1; later both last answers', async () => {
    const { ctx } = await debate();
    for (const agent of ['first', 'second']) {
      const first = ctx.sent(`round/1/${agent}/answer`);
      expect(first).toContain('Answer 3:');
      expect(first).not.toMatch(/Answer [24]:|<</u);
      expect(first.match(/Step by step:/gu)).toHaveLength(3);
      expect(first).toContain('[Not Enough Evidence]');
    }
    const first = ctx.sent('round/2/first/answer');
    expect(first).toContain(at(1, 'second'));
    expect(first).toContain(at(1, 'first'));
    expect(first).not.toContain('Step by step:');
    const second = ctx.sent('round/2/second/answer');
    expect(second).toContain(at(2, 'first'));
    expect(second).toContain(at(1, 'second'));
    expect(second).not.toContain(at(1, 'first'));
  });

  it('judge and summarizer see the last answers, no evidence', async () => {
    const { ctx } = await debate();
    for (const [key, round] of [
      ['round/2/consistency', 2],
      ['judge', 3],
    ] as const) {
      const sent = ctx.sent(key);
      expect(sent).toContain(at(round, 'first'));
      expect(sent).toContain(at(round, 'second'));
      expect(sent).not.toMatch(/Question \d|Answer \d/u);
      expect(sent).not.toContain(at(round - 1, 'first'));
    }
  });

  it('is unanimous where the Judge finds the answers consistent and all give the final label', async () => {
    const yes = { 'round/1/consistency': '[Yes]' };
    const proposedBy = async (at: Record<string, string>) => (await debate({ at })).proposed;
    expect(await proposedBy({ ...yes, judge: '[Supported]' })).toMatchObject({ unanimous: true });
    expect(await proposedBy({ ...yes, judge: '[Refuted]' })).toMatchObject({ unanimous: false });
    expect(await proposedBy({ judge: '[Supported]' })).toMatchObject({ unanimous: false });
    const apart = { 'round/1/second/answer': 'No [Refuted]' };
    const mixed = await proposedBy({ ...yes, ...apart, judge: '[Supported]' });
    expect(mixed.unanimous).toBe(false);
  });

  it.each(['[Yes]', 'They agree. [Yes]', 'Yes.'])(
    'stops on %j; the summary decides',
    async (yes) => {
      const { keys, proposed } = await debate({ at: { 'round/1/consistency': yes } });
      expect(keys).toHaveLength(6);
      expect(proposed).toMatchObject({ label: 'Refuted', by: 'summary', round: 1 });
    },
  );

  it.each([
    ['[4] [1] [2] [3]', [3, 2, 1]],
    ['[2, 2, 4]', [4, 2]],
    ['[9] [1]', [1]],
    ['[No Found]', []],
    ['none of them', []],
  ])('reads the choice %j', async (reply, numbers) => {
    const key = 'round/1/first/selection';
    const { ctx } = await debate({ at: { [key]: reply } });
    expect(ctx.value('selection', key)).toEqual({ numbers });
    const sent = ctx.sent('round/1/first/answer');
    const read = [1, 2, 3, 4].filter((n) => sent.includes(`Answer ${n}:`));
    expect(read).toEqual(numbers.toSorted());
  });

  it('switched off, nobody chooses and everyone reads the whole pool', async () => {
    const { ctx: on } = await debate();
    const { keys, ctx } = await debate({ options: { ...on.options, selection: false } });
    expect(keys).toHaveLength(10);
    expect(ctx.sent('round/2/second/answer')).toContain('Answer 4:');
  });

  it('an empty pool is no question, and says so', async () => {
    const { keys, ctx } = await debate({ pool: fakePool(0) });
    expect(keys.some((key) => key.endsWith('/selection'))).toBe(false);
    expect(ctx.sent('round/1/first/answer')).toContain('nothing was found');
  });

  it('the last brackets are the prediction; without a label in them the fallback is', async () => {
    const unread = await debate({ at: { judge: 'Refuted, as [1] says [sic]' } });
    expect(unread.proposed.label).toBe('Not Enough Evidence');
    expect(unread.ctx.value('judge', 'judge')?.fallback).toBe(true);
    expect(unread.ctx.value('answer', 'round/1/first/answer')?.label).toBe('Supported');
  });

  it('a small model chooses quotations among the sentences it selected', async () => {
    const otherwise: FakeParts['reply'] = (ask, attempt) =>
      ask.key.endsWith('/answer')
        ? { prose: 'So.', quotations: [], label: 'Refuted' }
        : inconsistent(ask, attempt);
    const { ctx } = await debate({ preset: 'product', smallModel: true, otherwise });
    // The last number it chose comes first.
    expect(ctx.quotable('round/2/second/answer')).toEqual([
      'Answer 3: built from 1887 to 1889.',
      'Answer 1: built from 1887 to 1889.',
    ]);
  });

  it('in the product answers carry quotations of the chosen evidence', async () => {
    const quotation = { n: 1, document: 3, words: 'built from 1887', relation: 'contradicts' };
    const otherwise: FakeParts['reply'] = (ask, attempt) =>
      ask.key.endsWith('/answer')
        ? { prose: 'So it says [1].', quotations: [quotation], label: 'Refuted' }
        : inconsistent(ask, attempt);
    const { ctx } = await debate({ preset: 'product', otherwise });
    expect(ctx.value('answer', 'round/1/first/answer')).toMatchObject({
      label: 'Refuted',
      quotations: [{ document: 'd3', state: 'verified' }],
    });
  });
});
