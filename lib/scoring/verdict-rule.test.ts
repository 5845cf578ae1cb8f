import { describe, expect, it } from 'vitest';
import type { EvidenceItem } from '../debate/view-types';
import type { Relation } from '../evidence/quotation-types';
import { averitec, fever } from './labels';
import { evidenceItem } from './testing/evidence-item';
import { verdictRule } from './verdict-rule';

const supports = (more: Partial<EvidenceItem> = {}) => evidenceItem('supports', more);
const contradicts = (more: Partial<EvidenceItem> = {}) => evidenceItem('contradicts', more);
const of = (relation: Relation) => evidenceItem(relation);
const CONFLICT = 'Conflicting Evidence/Cherrypicking';

const ruling = (label: string, items: EvidenceItem[], on = true) =>
  verdictRule(label, averitec, items, on);

// aboullaite/fhemni#11: a decisive verdict with no source. anthropics/claude-code#83325: "qualifies" read as "contradicts".
describe('the verdict rule', () => {
  it.each<[string, EvidenceItem[]]>([
    ['Supported', [supports()]],
    ['Refuted', [contradicts()]],
    ['Refuted', [supports(), contradicts()]],
    [CONFLICT, [supports(), contradicts()]],
    [CONFLICT, [supports(), of('qualifies')]],
    ['Not Enough Evidence', []],
    ['Not Enough Evidence', [supports()]],
  ])('lets %s stand', (label, items) => {
    expect(ruling(label, items)).toMatchObject({ label, overruled: false, why: 'stands' });
  });

  it.each<[string, EvidenceItem[], string]>([
    ['Supported', [], 'no-supporting-quotation'],
    ['Supported', [contradicts(), of('context'), of('qualifies')], 'no-supporting-quotation'],
    ['Supported', [supports({ counts: false })], 'no-supporting-quotation'],
    ['Supported', [supports({ standing: 'same-page' })], 'only-same-page'],
    ['Supported', [supports({ standing: 'restates', counts: false })], 'no-supporting-quotation'],
    ['Refuted', [of('qualifies')], 'only-qualified'],
    ['Refuted', [of('context'), of('qualifies')], 'only-qualified'],
    ['Refuted', [of('context')], 'no-contradicting-quotation'],
    [
      'Refuted',
      [contradicts({ state: 'unverified', counts: false })],
      'no-contradicting-quotation',
    ],
    ['Refuted', [contradicts({ standing: 'same-page' })], 'only-same-page'],
    [CONFLICT, [supports()], 'not-both-sides'],
    [CONFLICT, [contradicts(), of('qualifies')], 'not-both-sides'],
    [CONFLICT, [supports({ standing: 'same-page' }), contradicts()], 'only-same-page'],
  ])('overrules %s (%#): %o', (label, items, why) => {
    expect(ruling(label, items)).toEqual({
      label: 'Not Enough Evidence',
      overruled: true,
      why,
      sources: [],
    });
  });

  it('names each independent publisher on the label’s side once', () => {
    const from = (publisher: string, more: Partial<EvidenceItem> = {}) =>
      contradicts({ source: { ...contradicts().source, publisher }, ...more });
    const items = [
      from('a.org'),
      from('a.org'),
      from('b.org'),
      from('c.org', { standing: 'same-page' }),
      from('d.org', { counts: false }),
      from('e.org', { relation: 'supports' }),
    ];
    expect(ruling('Refuted', items).sources).toEqual(['a.org', 'b.org']);
    expect(ruling('Not Enough Evidence', items).sources).toEqual([]);
  });

  it('counts publishers that print the same sentence as one source', () => {
    const words =
      'Records of the works office show that the first stone was laid in January 1887, not before.';
    const from = (publisher: string, text: string) =>
      contradicts({ source: { ...contradicts().source, publisher }, words: text });
    const turned = `${words.replace('Records of the works office show that the', 'The')}`;
    const items = [
      from('a.org', words),
      from('b.org', words),
      from('c.org', `In short: ${turned}`),
    ];
    expect(ruling('Refuted', items).sources).toEqual(['a.org', 'c.org']);
  });

  it('off: the proposed label stays, and says so', () => {
    expect(ruling('Supported', [], false)).toMatchObject({
      label: 'Supported',
      overruled: false,
      why: 'rule-off',
    });
  });

  it('falls back to the set’s own word', () => {
    expect(verdictRule('REFUTES', fever, [], true).label).toBe('NOT ENOUGH INFO');
  });
});
