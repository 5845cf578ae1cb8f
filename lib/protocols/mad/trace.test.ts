import { describe, expect, it } from 'vitest';
import type { FakeParts } from '../testing/fake-context';
import { type RunParts, run, saidAt } from '../testing/run';

const moderated = (key: string, answer = '') => ({
  'Whether there is a preference': answer ? 'Yes' : 'No',
  'Supported Side': answer ? 'Affirmative' : '',
  Reason: `reason ${saidAt(key)}`,
  debate_answer: answer,
});

/** The Moderator never prefers an answer; the Judge chooses Refuted. */
const undecided: FakeParts['reply'] = ({ key }) => {
  if (key.endsWith('/preference')) return moderated(key);
  if (key === 'judge') return { Reason: 'so', debate_answer: 'Refuted' };
  return `${saidAt(key)}\nSupported`;
};
const debate = (parts: RunParts = {}) => run('mad', { otherwise: undecided, ...parts });
const at = (round: number, side: string) => saidAt(`round/${round}/${side}/answer`);

describe('MAD, section 3.1', () => {
  it('calls Affirmative, Negative, Moderator in turn, at most 11 calls, greedy, without evidence', async () => {
    const { keys, ctx, proposed } = await debate();
    const round = (r: number) => [
      `round/${r}/affirmative/answer`,
      `round/${r}/negative/answer`,
      `round/${r}/preference`,
    ];
    expect(keys).toEqual([...round(1), ...round(2), ...round(3), 'judge/insights', 'judge']);
    expect(proposed).toMatchObject({ label: 'Refuted', by: 'judge', round: 3 });
    expect(ctx.options.decoding).toEqual({ temperature: 0 });
    for (const { text } of ctx.asks) expect(text).not.toMatch(/Question \d|document \d/u);
    expect(ctx.steps.some(({ kind }) => kind === 'pool' || kind === 'retrieval')).toBe(false);
  });

  it('round 1: the topic alone, then the Affirmative’s answer to disagree with, then both', async () => {
    const { ctx } = await debate();
    expect(ctx.seen('round/1/affirmative/answer')).not.toContain('<<');
    expect(ctx.sent('round/1/negative/answer')).toContain(at(1, 'affirmative'));
    expect(ctx.sent('round/1/negative/answer')).toContain('do not agree');
    expect(ctx.sent('round/1/preference')).toContain(at(1, 'affirmative'));
    expect(ctx.sent('round/1/preference')).toContain(at(1, 'negative'));
  });

  it('later rounds: the other’s last text, the Negative’s being of the same round, full memories', async () => {
    const { ctx } = await debate();
    expect(ctx.sent('round/2/affirmative/answer')).toContain(at(1, 'negative'));
    expect(ctx.sent('round/2/negative/answer')).toContain(at(2, 'affirmative'));
    expect(ctx.sent('round/2/negative/answer')).not.toContain('do not agree with it.');
    const memory = ctx.seen('round/3/affirmative/answer');
    for (const text of [at(1, 'affirmative'), at(1, 'negative'), at(2, 'affirmative')]) {
      expect(memory).toContain(text);
    }
    expect(memory).not.toMatch(/reason <<|<<round\/3/u);
    const moderator = ctx.seen('round/3/preference');
    expect(moderator).toContain(`reason ${saidAt('round/1/preference')}`);
    expect(moderator).toContain(at(1, 'negative'));
  });

  it('the Judge sees both first-round answers and no others, in two steps', async () => {
    const { ctx } = await debate();
    for (const key of ['judge/insights', 'judge']) {
      expect(ctx.seen(key)).toContain(at(1, 'affirmative'));
      expect(ctx.seen(key)).toContain(at(1, 'negative'));
      expect(ctx.seen(key)).not.toMatch(/<<round\/[23]|preference>>/u);
    }
    expect(ctx.seen('judge')).toContain(saidAt('judge/insights'));
  });

  it('is unanimous where both sides had come to the answer the Moderator prefers', async () => {
    const key = 'round/1/preference';
    const stop = async (at: Record<string, unknown>) =>
      (await debate({ at: { [key]: moderated(key, 'Supported'), ...at } })).proposed.unanimous;
    expect(await stop({})).toBe(true);
    expect(await stop({ 'round/1/negative/answer': 'No.\nRefuted' })).toBe(false);
    expect((await debate()).proposed.unanimous).toBeUndefined();
  });

  it('stops as soon as the Moderator gives an answer', async () => {
    const key = 'round/2/preference';
    const { keys, proposed, ctx } = await debate({ at: { [key]: moderated(key, 'refuted') } });
    expect(keys).toHaveLength(6);
    expect(proposed).toMatchObject({ label: 'Refuted', by: 'moderator', round: 2 });
    expect(ctx.value('preference', key)).toMatchObject({ side: 'Affirmative', next: 'end' });
  });

  it.each([
    ['an answer that is no label', moderated('round/1/preference', 'both are right')],
    ['a reply that cannot be parsed', 'The Affirmative, I should say.'],
  ])('goes on after %s', async (_, reply) => {
    const { keys } = await debate({ at: { 'round/1/preference': reply } });
    expect(keys).toHaveLength(11);
  });

  it('a Judge without a readable choice counts as the fallback, and does not crash', async () => {
    const { proposed, ctx } = await debate({ at: { judge: 'Who can tell?' } });
    expect(proposed.label).toBe('Not Enough Evidence');
    expect(ctx.value('judge', 'judge')?.fallback).toBe(true);
  });
});
