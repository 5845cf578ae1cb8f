import { describe, expect, it } from 'vitest';
import { FakeContext, type FakeParts } from '../protocols/testing/fake-context';
import { paperOptions } from '../protocols/tool-mad/options';
import { scoreFaithfulness } from './faithfulness';

const published = paperOptions();
const compact = { ...published, compactScoring: true };
const answer = 'It was built in 1889. It is tall.\nRefuted';

async function scored(
  options: typeof published,
  byKey: Record<string, unknown>,
  documents: string | null = 'DOCUMENTS',
) {
  const reply: FakeParts['reply'] = ({ key }) => byKey[key.replace('f/', '')] ?? 'no JSON';
  const ctx = new FakeContext({ options, reply });
  const score = await scoreFaithfulness(ctx, { key: 'f', answer, documents });
  expect(ctx.value('faithfulness', 'f')).toEqual(score);
  return { ctx, score };
}

const verdict = (n: number, supported: unknown) => ({ n, reason: `r${n}`, supported });

describe('faithfulness, published', () => {
  it('is the share of statements found supported: 2 of 3', async () => {
    const { ctx, score } = await scored(published, {
      statements: { statements: ['A', 'B', 'C'] },
      verdicts: { verdicts: [verdict(1, true), verdict(2, 0), verdict(3, 1)] },
    });
    expect(score).toMatchObject({ state: 'scored', value: 2 / 3 });
    expect(score).toMatchObject({
      detail: {
        statements: [{ text: 'A', supported: true, reason: 'r1' }, { supported: false }, {}],
      },
    });
    expect(ctx.sent('f/statements')).toContain(answer);
    expect(ctx.sent('f/statements')).not.toContain('DOCUMENTS');
    expect(ctx.sent('f/verdicts')).toMatch(/DOCUMENTS[\s\S]*1\. A\n2\. B\n3\. C/u);
  });

  it('counts a statement nobody judged as not supported: 1 of 2', async () => {
    const { score } = await scored(published, {
      statements: { statements: ['A', 'B'] },
      verdicts: { verdicts: [verdict(2, true)] },
    });
    expect(score).toMatchObject({ value: 0.5 });
  });

  it.each([
    ['no-statements', { statements: { statements: ['', ' '] } }],
    ['no-verdicts', { statements: { statements: ['A'] }, verdicts: { verdicts: [] } }],
    ['unparsable', { statements: 'none' }],
    ['unparsable', { statements: { statements: ['A'] }, verdicts: 'none' }],
  ])('fails: %s', async (why, byKey) => {
    expect((await scored(published, byKey)).score).toEqual({ state: 'failed', why });
  });

  it('does not apply without documents, and makes no call', async () => {
    const { ctx, score } = await scored(published, {}, null);
    expect(score).toEqual({ state: 'not-applicable' });
    expect(ctx.asks).toEqual([]);
  });
});

describe('faithfulness, compact', () => {
  it('takes one call: 1 of 4', async () => {
    const { ctx, score } = await scored(compact, {
      statements: {
        statements: ['A', 'B', 'C', 'D'].map((text) => ({ text, supported: text === 'B' })),
      },
    });
    expect(score).toMatchObject({ state: 'scored', value: 0.25 });
    expect(ctx.asks).toHaveLength(1);
    expect(ctx.sent('f/statements')).toMatch(/DOCUMENTS[\s\S]*It is tall/u);
  });

  it('fails without statements and on an unparsable reply', async () => {
    const empty = await scored(compact, { statements: { statements: [] } });
    expect(empty.score).toEqual({ state: 'failed', why: 'no-statements' });
    const lost = await scored(compact, {});
    expect(lost.score).toEqual({ state: 'failed', why: 'unparsable' });
  });
});
