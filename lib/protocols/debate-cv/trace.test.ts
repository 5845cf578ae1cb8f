import { describe, expect, it } from 'vitest';
import type { FakeParts } from '../testing/fake-context';
import { type RunParts, run, saidAt } from '../testing/run';

/** The Moderator's JSON; `No` ends with a verdict. */
const moderated = (key: string, proceeding: string, verdict = '') => ({
  'Primary Insight': `insight ${saidAt(key)}`,
  'Evidence Gaps': 'none',
  'Justification for Proceeding': 'more',
  'Proceeding Necessity': proceeding,
  'Justification for Verdict': proceeding === 'Yes' ? '' : 'for reasons',
  Verdict: verdict,
});

/** Debaters name their key; the Moderator always goes on; the Judge refutes. */
const goesOn: FakeParts['reply'] = ({ key }) => {
  if (key.endsWith('/moderation')) return moderated(key, 'Yes');
  if (key === 'judge') return { 'Justification for Verdict': 'so', Verdict: 'Refuted' };
  return saidAt(key);
};
const debate = (parts: RunParts = {}) => run('debate-cv', { otherwise: goesOn, ...parts });

describe('DebateCV, section 2.3', () => {
  it('calls Affirmative, Negative, Moderator in turn, at most 11 calls', async () => {
    const { keys, ctx, proposed } = await debate();
    const round = (r: number) => [
      `round/${r}/affirmative/answer`,
      `round/${r}/negative/answer`,
      `round/${r}/moderation`,
    ];
    expect(keys).toEqual([...round(1), ...round(2), ...round(3), 'judge/insights', 'judge']);
    expect(ctx.asks.map(({ role }) => role).slice(0, 3)).toEqual([
      'debater',
      'opponent',
      'moderator',
    ]);
    expect(ctx.asks.slice(-2).map(({ role }) => role)).toEqual(['judge', 'judge']);
    expect(proposed).toMatchObject({ label: 'Refuted', by: 'judge', round: 3, text: 'so' });
    expect(ctx.asks.every(({ maxTokens }) => maxTokens === 512)).toBe(true);
    expect(ctx.options.decoding).toEqual({ temperature: 0.7, topP: 1 });
  });

  it('gives everyone claim and all evidence in the system part, the labels to those who decide', async () => {
    const { ctx } = await debate();
    for (const { key, text } of ctx.asks) {
      expect(text, key).toContain('The tower was built in 1750.');
      for (const n of [1, 2, 3, 4]) {
        expect(text, key).toContain(`Question: Question ${n}?`);
        expect(text, key).toContain(
          `<data f4c3 document ${n}>\nTitle ${n}, p${n}.example\nAnswer ${n}:`,
        );
      }
    }
    expect(ctx.seen('round/3/affirmative/answer')).not.toContain('Not Enough Evidence');
    expect(ctx.sent('round/1/moderation')).toContain('Not Enough Evidence: ');
    expect(ctx.sent('judge')).toContain('Not Enough Evidence: ');
  });

  it('prints the speaker beside the claim, as published, and the claim’s date, for everyone', async () => {
    const page = { url: '', title: '', author: 'Ada Speaker' };
    const { ctx } = await debate({ page });
    for (const { key, text } of ctx.asks) {
      expect(text, key).toContain('<data f4c3 speaker of the claim>\nAda Speaker\n');
      expect(text, key).toContain('date of the claim: 2026-04-30');
    }
    // The Judge's second prompt says the claim once more, so its speaker, too (2.5).
    expect(ctx.sent('judge').match(/Ada Speaker/gu)).toHaveLength(2);
    const unknown = await debate();
    expect(unknown.ctx.seen('judge')).not.toContain('speaker of the claim');
  });

  it('does not take a page’s author for the speaker', async () => {
    const page = { url: 'https://paper.example/a', title: 'A', author: 'Ada Reporter' };
    const { ctx } = await debate({ page });
    expect(ctx.sent('round/1/moderation')).toContain('author of the page the claim stands on>');
    expect(ctx.sent('round/1/moderation')).not.toContain('speaker of the claim');
    const told = await debate({ page, claimant: { name: 'Bo Claimant', how: 'sentence' } });
    expect(told.ctx.sent('round/1/moderation')).toContain('speaker of the claim>\nBo Claimant');
    expect(told.ctx.sent('round/1/moderation')).not.toContain('Ada Reporter');
  });

  it('round 1: the Affirmative hears nobody, the Negative the Affirmative, the Moderator both', async () => {
    const { ctx } = await debate();
    const said = (side: string) => saidAt(`round/1/${side}/answer`);
    expect(ctx.seen('round/1/affirmative/answer')).not.toContain('<<');
    expect(ctx.sent('round/1/affirmative/answer')).toContain('the claim is true');
    expect(ctx.seen('round/1/negative/answer')).toContain(said('affirmative'));
    expect(ctx.sent('round/1/negative/answer')).toContain('the claim is false');
    const moderator = ctx.seen('round/1/moderation');
    expect(moderator).toContain(said('affirmative'));
    expect(moderator).toContain(said('negative'));
    expect(moderator).toContain('The first round is over');
  });

  it.each([2, 3])('round %i: the other’s last text, on top of the own memory', async (r) => {
    const { ctx } = await debate();
    const at = (round: number, side: string) => saidAt(`round/${round}/${side}/answer`);
    const affirmative = ctx.asks.find(({ key }) => key === `round/${r}/affirmative/answer`);
    expect(affirmative?.text).toContain(at(r - 1, 'negative'));
    expect(affirmative?.text).not.toMatch(/the claim is (?:true|false)/u);
    const turns = affirmative?.history.map(({ role }) => role);
    expect(turns).toEqual(Array.from({ length: r - 1 }, () => ['user', 'assistant']).flat());
    const memory = ctx.seen(`round/${r}/affirmative/answer`);
    for (let before = 1; before < r; before++) {
      expect(memory).toContain(at(before, 'affirmative'));
      expect(memory).toContain(at(before, 'negative'));
    }
    expect(memory).toContain('the claim is true');
    expect(memory).not.toContain('insight <<');
    expect(memory).not.toContain(at(r, 'negative'));

    expect(ctx.sent(`round/${r}/negative/answer`)).toContain(at(r, 'affirmative'));
    expect(ctx.sent(`round/${r}/negative/answer`)).not.toContain(at(r - 1, 'affirmative'));
    expect(ctx.seen(`round/${r}/negative/answer`)).toContain('the claim is false');
    expect(ctx.seen(`round/${r}/negative/answer`)).not.toContain('insight <<');

    const moderator = ctx.seen(`round/${r}/moderation`);
    expect(moderator).toContain(`insight ${saidAt(`round/${r - 1}/moderation`)}`);
    for (let round = 1; round <= r; round++) {
      expect(moderator).toContain(at(round, 'affirmative'));
      expect(moderator).toContain(at(round, 'negative'));
    }
  });

  it('the Judge is fresh: the last round’s two texts, nothing earlier, nothing of the Moderator', async () => {
    const { ctx } = await debate();
    for (const key of ['judge/insights', 'judge']) {
      const seen = ctx.seen(key);
      expect(seen).toContain(saidAt('round/3/affirmative/answer'));
      expect(seen).toContain(saidAt('round/3/negative/answer'));
      expect(seen).not.toMatch(/<<round\/[12]|moderation>>/u);
    }
    expect(ctx.asks.find(({ key }) => key === 'judge/insights')?.history).toEqual([]);
    expect(ctx.seen('judge')).toContain(saidAt('judge/insights'));
    expect(ctx.value('judge', 'judge')).toMatchObject({
      insights: saidAt('judge/insights'),
      fallback: false,
    });
  });

  it.each(['No', 'n', 'no.', 'NO'])('stops on %j with the Moderator’s verdict', async (word) => {
    const key = 'round/2/moderation';
    const { keys, proposed, ctx } = await debate({
      at: { [key]: moderated(key, word, 'Supported') },
    });
    expect(keys).toHaveLength(6);
    expect(proposed).toEqual({
      ...{ label: 'Supported', by: 'moderator', round: 2, text: 'for reasons' },
    });
    expect(ctx.value('moderation', key)).toMatchObject({ proceeding: 'no', next: 'end' });
  });

  it.each(['Yes', '', 'None of it', 'perhaps'])('goes on with %j', async (word) => {
    const key = 'round/1/moderation';
    const { keys } = await debate({ at: { [key]: moderated(key, word, 'Supported') } });
    expect(keys).toHaveLength(11);
  });

  it('goes on after a Moderator reply that cannot be parsed, and keeps what came', async () => {
    const { keys, ctx } = await debate({ at: { 'round/3/moderation': 'no JSON, no.' } });
    expect(keys.slice(-2)).toEqual(['judge/insights', 'judge']);
    expect(ctx.value('moderation', 'round/3/moderation')).toMatchObject({
      ...{ proceeding: null, unparsed: 'no JSON, no.', next: 'judge', label: null },
    });
  });

  it.each([
    ['Refuted', 'Refuted'],
    ['The claim is supported by it', 'Supported'],
    ['It is refuted', 'Refuted'],
    ['insufficient evidence', 'Not Enough Evidence'],
    ['Cherry-picking', 'Conflicting Evidence/Cherrypicking'],
    ['clearly conflicting accounts', 'Conflicting Evidence/Cherrypicking'],
    ['not supported', 'Supported'],
    ['who knows', 'Not Enough Evidence'],
    ['', 'Not Enough Evidence'],
  ])('normalises the verdict %j to %s, as published', async (verdict, label) => {
    const key = 'round/1/moderation';
    const { proposed } = await debate({ at: { [key]: moderated(key, 'No', verdict) } });
    expect(proposed.label).toBe(label);
  });

  it('a Judge that cannot be parsed counts as Not Enough Evidence', async () => {
    const { proposed, ctx } = await debate({ at: { judge: 'I cannot decide.' } });
    expect(proposed).toMatchObject({ label: 'Not Enough Evidence', by: 'judge' });
    expect(ctx.value('judge', 'judge')?.fallback).toBe(true);
  });

  it('asks the Judge on the last finished round where another does not fit the budget', async () => {
    const { keys, ctx, proposed } = await debate({ affords: () => false });
    expect(keys).toHaveLength(5);
    expect(ctx.value('moderation', 'round/1/moderation')?.next).toBe('judge-budget');
    expect(ctx.seen('judge')).toContain(saidAt('round/1/negative/answer'));
    expect(proposed.round).toBe(1);
  });
});

describe('DebateCV in the product', () => {
  const quotation = { n: 1, document: 2, words: 'built from 1887', relation: 'contradicts' };
  const quoting: FakeParts['reply'] = (ask, attempt) =>
    ask.key.endsWith('/answer')
      ? { prose: `It says so [1]. ${saidAt(ask.key)}`, quotations: [quotation] }
      : goesOn(ask, attempt);

  it('debaters quote; memory and opponent get the prose', async () => {
    const { ctx } = await debate({ preset: 'product', otherwise: quoting });
    expect(ctx.value('answer', 'round/1/negative/answer')).toMatchObject({
      label: null,
      quotations: [{ document: 'd2', state: 'verified', relation: 'contradicts' }],
    });
    const memory = ctx.asks.find(({ key }) => key === 'round/2/affirmative/answer')?.history;
    expect(memory?.[1]).toEqual({
      role: 'assistant',
      content: `It says so [1]. ${saidAt('round/1/affirmative/answer')}`,
    });
    expect(ctx.sent('round/2/affirmative/answer')).not.toContain('"relation"');
  });

  it('the Moderator’s verdict quotes, too, and is never read out of "not supported"', async () => {
    const key = 'round/1/moderation';
    const reply = { ...moderated(key, 'No', 'not supported'), quotations: [quotation] };
    const { ctx, proposed } = await debate({
      preset: 'product',
      otherwise: quoting,
      at: { [key]: reply },
    });
    expect(ctx.value('moderation', key)?.quotations).toHaveLength(1);
    expect(proposed.label).toBe('Not Enough Evidence');
  });
});

describe('DebateCV with a small model', () => {
  it('everyone chooses quotations among the sentences of the evidence', async () => {
    const quotation = { n: 1, document: 1, words: sentence, relation: 'contradicts' };
    const key = 'round/1/moderation';
    const { ctx } = await debate({
      ...{ preset: 'product', smallModel: true },
      at: {
        [key]: { ...moderated(key, 'Yes'), quotations: [] },
        judge: { justification: 'So [1].', verdict: 'Refuted', quotations: [quotation] },
      },
      otherwise: (ask, attempt) =>
        ask.key.endsWith('/answer')
          ? { prose: 'It says so [1].', quotations: [quotation] }
          : goesOn(ask, attempt),
    });
    for (const asked of ['round/1/affirmative/answer', 'round/1/negative/answer', key, 'judge']) {
      const quotable = ctx.quotable(asked);
      expect(quotable, asked).toContain(sentence);
      expect(quotable, asked).toHaveLength(4);
    }
    expect(ctx.value('judge', 'judge')?.quotations).toMatchObject([{ state: 'verified' }]);
  });
});

const sentence = 'Answer 1: built from 1887 to 1889.';
