import { describe, expect, it } from 'vitest';
import { keptReply } from './kept-reply';

describe('keptReply', () => {
  it('leaves prose as it is, without the label it ends in', () => {
    expect(keptReply('It was built in 1889 [1].\n\nRefuted', 'Refuted')).toEqual({
      prose: 'It was built in 1889 [1].',
    });
    expect(keptReply('[REFUTES] {x}', null)).toEqual({ prose: '[REFUTES] {x}' });
  });

  it('finds the prose of a JSON reply that broke off', () => {
    const cut = '{"justification": "The years of \\"building\\" are on rec';
    expect(keptReply(cut, null)).toEqual({
      prose: 'The years of "building" are on rec',
      raw: cut,
      cut: true,
    });
    const fenced = 'Here you are:\n```json\n{"label": "Refuted", "prose": "It was built later';
    expect(keptReply(fenced, null).prose).toBe('It was built later');
  });

  it('does not say that whole JSON broke off', () => {
    const whole = '```json\n{"justification": "It was built in 1889.", "label": "Maybe so"}\n```';
    const prose = 'It was built in 1889.';
    expect(keptReply(whole, null)).toEqual({ prose, raw: whole, cut: false });
  });

  it('takes no quoted words for reasons', () => {
    const cut = '{"quotations": [{"n": 1, "words": "built from 1887 to 1889", "relation": "contr';
    expect(keptReply(cut, null)).toEqual({ prose: '', raw: cut, cut: true });
  });

  it.each(['{', '{"', '```json\n{"just'])('has nothing to show of %j', (cut) =>
    expect(keptReply(cut, null)).toEqual({ prose: '', raw: cut, cut: true }),
  );
});
