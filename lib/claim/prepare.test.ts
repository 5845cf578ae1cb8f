import { describe, expect, it } from 'vitest';
import { FakeContext } from '../protocols/testing/fake-context';
import { productOptions } from '../protocols/tool-mad/options';
import { prepareClaim } from './prepare';

const options = productOptions({ embedder: 'all-MiniLM-L6-v2', smallModel: false });
const context = (claim: string, reply: () => unknown = () => 'no JSON') =>
  new FakeContext({ options, claim, reply });

describe('prepareClaim', () => {
  it.each(['The tower was built in 1750.', 'What a lovely day!', 'Sales fell this year.'])(
    'asks nobody about a clear case: %s',
    async (text) => {
      const ctx = context(text);
      await prepareClaim(ctx, true);
      expect(ctx.asks).toEqual([]);
      expect(ctx.steps.map(({ key }) => key)).toEqual(['claim/prepared']);
    },
  );

  it('asks once about a doubtful one, with what stands around it fenced', async () => {
    const words = 'He was rich.';
    const ctx = context(words, () => ({ claims: [{ words, claim: words, kind: 'fact' }] }));
    Object.assign(ctx.claim, { paragraph: `Nobody knew him. ${words}` });
    const prepared = await prepareClaim(ctx, true);
    expect(ctx.asks).toHaveLength(1);
    expect(ctx.sent('claim/prepare')).toContain('where it stands>\nNobody knew him.');
    expect(ctx.sent('claim/prepare')).toContain('selection>\nHe was rich.');
    expect(prepared).toMatchObject({ outcome: 'ready', by: 'rules' });
    expect(ctx.value('preparation', 'claim/prepared')).toEqual(prepared);
  });

  it('shows a model no more of a long selection, or of a page that is one paragraph, than is near', async () => {
    const page = 'The bridge was sold in 1900, so they say. '.repeat(3000);
    const ctx = context(`He was rich. ${page}`);
    Object.assign(ctx.claim, { paragraph: page + ctx.claim.text, sentence: ctx.claim.text });
    await prepareClaim(ctx, true);
    expect(ctx.sent('claim/prepare')).toContain('selection>\nHe was rich.');
    expect(ctx.sent('claim/prepare').length).toBeLessThan(9000);
  });

  it('stands by the rules where the reply stays unparsable, and where there is no model to ask', async () => {
    for (const mayAsk of [true, false]) {
      const ctx = context('He was rich.');
      const prepared = await prepareClaim(ctx, mayAsk);
      expect(prepared).toMatchObject({ outcome: 'ready', by: 'rules', unclear: ['He'] });
      expect(ctx.asks).toHaveLength(mayAsk ? 1 : 0);
    }
  });
});
