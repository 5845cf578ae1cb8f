import { describe, expect, it } from 'vitest';
import { BudgetEnded } from '../debate/budget';
import type { ProposedStep } from '../debate/steps';
import type { EvidenceItem } from '../debate/view-types';
import { FakeContext } from '../protocols/testing/fake-context';
import { paperOptions, productOptions } from '../protocols/tool-mad/options';
import { conclude } from './conclude';
import { evidenceItem } from './testing/evidence-item';

const product = productOptions({ embedder: 'all-MiniLM-L6-v2', smallModel: false });
const proposal = (more: Partial<ProposedStep> = {}): ProposedStep => ({
  label: 'Refuted',
  by: 'consensus',
  round: 1,
  text: 'Both say so.',
  ...more,
});
const report = {
  justification: 'Built later [1][2], they say [7].',
  corrected: 'The tower was built from 1887 to 1889 [1].',
  counter: 'None [8].',
  wouldChange: 'A record that outweighs [2].',
};

async function concluded(
  proposed: ProposedStep,
  evidence: EvidenceItem[],
  given: {
    options?: typeof product;
    reply?: unknown;
    fit?: unknown;
    control?: unknown;
    groundedness?: number;
    /** Beginning of the first key that no budget is left for. */
    endsAt?: string;
  } = {},
) {
  const { options = product, reply = report, groundedness } = given;
  // The second reading agrees with the debate unless told otherwise.
  const agreed = { relations: evidence.map(({ e, relation }) => ({ e, relation })) };
  const background = { relations: evidence.map(({ e }) => ({ e, relation: 'context' })) };
  const ctx = new FakeContext({
    options,
    reply: ({ key }) => {
      if (given.endsAt !== undefined && key.startsWith(given.endsAt))
        throw new BudgetEnded('calls');
      if (key.startsWith('control/')) return given.control ?? background;
      return key.startsWith('fit/') ? (given.fit ?? agreed) : reply;
    },
  });
  return {
    ctx,
    ...(await conclude(ctx, proposed, evidence, { groundedness: groundedness ?? null })),
  };
}

const publisher = (name: string, e: number, more: Partial<EvidenceItem> = {}) => {
  const item = evidenceItem('contradicts', { e, ...more });
  return { ...item, source: { ...item.source, publisher: name } };
};

describe('conclude', () => {
  it('shows the proposed label with its sources, and a report that cites counted quotations', async () => {
    const evidence = [
      publisher('a.org', 1),
      publisher('b.org', 2),
      publisher('c.org', 7, { counts: false }),
    ];
    const { ctx, shown, report } = await concluded(proposal(), evidence, { groundedness: 0.9 });
    expect(shown).toEqual({
      label: 'Refuted',
      proposed: 'Refuted',
      overruled: false,
      why: 'stands',
      confidence: 'almost-certain',
      sources: ['a.org', 'b.org'],
      calibrated: false,
    });
    expect(report).toEqual({
      justification: 'Built later [1][2], they say.',
      corrected: 'The tower was built from 1887 to 1889 [1].',
      counter: 'None.',
      wouldChange: 'A record that outweighs [2].',
      unquoted: ['counter'],
      cited: [1, 2],
      dropped: 2,
    });
    expect(ctx.value('shown', 'shown')).toEqual(shown);
    expect(ctx.value('report', 'report')).toEqual(report);
    const sent = ctx.sent('report');
    expect(sent).toContain('evidence 2, contradicts>\nThe tower, b.org');
    expect(sent).not.toContain('c.org');
    expect(sent.indexOf('evidence 1')).toBeLessThan(sent.indexOf('The check ended'));
  });

  // aboullaite/fhemni#11: a decisive verdict with an empty list of sources.
  it('says what was proposed where the rule overruled it, and drops the corrected sentence', async () => {
    const { ctx, shown, report } = await concluded(proposal(), []);
    expect(shown).toMatchObject({
      label: 'Not Enough Evidence',
      proposed: 'Refuted',
      overruled: true,
      confidence: 'unclear',
    });
    expect(ctx.sent('report')).toContain('had proposed "Refuted"');
    expect(ctx.sent('report')).toContain('There is no evidence that counts.');
    expect(report?.corrected).toBeUndefined();
    expect(report).toMatchObject({ cited: [], dropped: 5 });
    expect(report?.unquoted).toBeUndefined();
    expect(ctx.asks.map(({ key }) => key)).toEqual(['report']);
  });

  it('has no report as published, when a budget ended the debate, and when the reply is unparsable', async () => {
    const paper = await concluded(proposal(), [], { options: paperOptions() });
    expect(paper.shown).toMatchObject({ label: 'Refuted', why: 'rule-off' });
    expect(paper.ctx.asks).toEqual([]);
    const cut = await concluded(proposal({ by: 'budget' }), []);
    expect(cut.ctx.asks).toEqual([]);
    const lost = await concluded(proposal(), [], { reply: 'no JSON' });
    expect(lost.report).toBeUndefined();
    expect(lost.ctx.value('report', 'report')).toBeUndefined();
  });

  it('takes a report whose optional parts are missing', async () => {
    const { report } = await concluded(proposal(), [publisher('a.org', 1)], {
      reply: { justification: 'Built later [1].' },
    });
    expect(report).toEqual({ justification: 'Built later [1].', cited: [1], dropped: 0 });
  });

  it('marks the claim’s own page as such', async () => {
    const { ctx } = await concluded(proposal(), [
      publisher('a.org', 1),
      publisher('b.org', 2, { standing: 'same-page' }),
    ]);
    expect(ctx.sent('report')).toContain('evidence 2, contradicts, the page of the claim itself>');
  });

  it('shows a label only as far as the second reading bears it out', async () => {
    const evidence = [publisher('a.org', 1), publisher('b.org', 2)];
    const read = (...relations: string[]) => ({
      relations: relations.map((relation, i) => ({ e: i + 1, relation })),
    });
    const of = (fit: unknown) => concluded(proposal(), evidence, { fit });
    expect((await of(read('contradicts', 'context'))).shown).toMatchObject({
      ...{ label: 'Refuted', why: 'stands', sources: ['a.org'], confidence: 'leaning' },
    });
    expect((await of(read('context', 'supports'))).shown).toMatchObject({
      ...{ label: 'Not Enough Evidence', overruled: true, why: 'not-confirmed' },
    });
    expect((await of(read('qualifies', 'context'))).shown).toMatchObject({
      ...{ label: 'Not Enough Evidence', overruled: true, why: 'only-qualified' },
    });
    expect((await of('no JSON')).shown).toMatchObject({
      ...{ label: 'Not Enough Evidence', overruled: true, why: 'not-confirmed' },
    });
  });

  it('shows no label that rests on a source which says yes to a made-up sentence as well', async () => {
    const evidence = [publisher('a.org', 1)];
    const yes = { relations: [{ e: 1, relation: 'supports' }] };
    const { ctx, shown, report } = await concluded(proposal(), evidence, { control: yes });
    expect(shown).toMatchObject({
      ...{ label: 'Not Enough Evidence', overruled: true, why: 'steered', confidence: 'unclear' },
    });
    expect(report?.cited).toEqual([]);
    expect(ctx.steps.flatMap(({ kind, key }) => (kind === 'reply' ? [] : key))).toEqual([
      ...['fit', 'control', 'shown', 'report'],
    ]);
    const unread = await concluded(proposal(), evidence, { control: 'no JSON' });
    expect(unread.shown).toMatchObject({ label: 'Not Enough Evidence', why: 'not-confirmed' });
    const beside = [
      publisher('a.org', 1, { document: 'd1' }),
      publisher('b.org', 2, { document: 'd2' }),
    ];
    const one = await concluded(proposal(), beside, {
      control: {
        relations: [
          { e: 1, relation: 'contradicts' },
          { e: 2, relation: 'context' },
        ],
      },
    });
    expect(one.shown).toMatchObject({ label: 'Refuted', why: 'stands', sources: ['b.org'] });
  });

  it('names what fell, not what is left narrowing', async () => {
    const evidence = [
      publisher('a.org', 1, { document: 'd1' }),
      publisher('b.org', 2, { document: 'd2', relation: 'qualifies' }),
    ];
    const control = {
      relations: [
        { e: 1, relation: 'contradicts' },
        { e: 2, relation: 'context' },
      ],
    };
    const { shown } = await concluded(proposal(), evidence, { control });
    expect(shown).toMatchObject({ label: 'Not Enough Evidence', why: 'steered' });
  });

  it('is surer where everyone free to choose came to the label, whoever said it last', async () => {
    const evidence = [publisher('a.org', 1), publisher('b.org', 2)];
    const word = async (more: Partial<ProposedStep>) =>
      (await concluded(proposal(more), evidence)).shown.confidence;
    expect(await word({ by: 'summary', unanimous: true })).toBe('likely');
    expect(await word({ by: 'summary', unanimous: false })).toBe('leaning');
    expect(await word({ by: 'moderator', unanimous: true })).toBe('likely');
  });

  it('reports from what the second reading left', async () => {
    const evidence = [publisher('a.org', 1), publisher('b.org', 2)];
    const fit = { relations: [{ e: 1, relation: 'contradicts' }] };
    const { ctx, report } = await concluded(proposal(), evidence, { fit });
    expect(ctx.sent('report')).not.toContain('evidence 2');
    expect(report?.cited).toEqual([1]);
  });

  it.each(['fit/', 'control/'])(
    'is never almost certain of what a budget kept from being read again (%s)',
    async (endsAt) => {
      const evidence = [publisher('a.org', 1), publisher('b.org', 2, { document: 'd2' })];
      const read = await concluded(proposal(), evidence, { groundedness: 1 });
      expect(read.shown).toMatchObject({ label: 'Refuted', confidence: 'almost-certain' });
      const { shown } = await concluded(proposal(), evidence, { groundedness: 1, endsAt });
      expect(shown).toMatchObject({ label: 'Refuted', why: 'stands', confidence: 'likely' });
    },
  );

  it('has no second reading where the rule is off, and none of a debate that a budget cut', async () => {
    const evidence = [publisher('a.org', 1)];
    const off = await concluded(proposal(), evidence, { options: paperOptions() });
    const cut = await concluded(proposal({ by: 'budget' }), evidence);
    expect([off.fit, cut.fit]).toEqual([undefined, undefined]);
    expect(cut.shown).toMatchObject({ label: 'Refuted', why: 'stands' });
    expect([...off.ctx.asks, ...cut.ctx.asks]).toEqual([]);
  });
});
