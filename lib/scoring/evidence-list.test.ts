import { describe, expect, it } from 'vitest';
import type { Step } from '../debate/steps';
import type { Quotation } from '../evidence/quotation-types';
import { fakeRetrieval } from '../protocols/testing/fake-context';
import { evidenceList, groundednessOf } from './evidence-list';

const retrieval = fakeRetrieval('q', 'web');
const quotation = (more: Partial<Quotation> = {}): Quotation => ({
  n: 1,
  document: 'web:q:1',
  words: 'built from 1887 to 1889',
  relation: 'contradicts',
  state: 'verified',
  start: 20,
  end: 43,
  standing: 'independent',
  ...more,
});

const step = (kind: Step['kind'], key: string, value: unknown): Step =>
  ({ check: 'c', kind, key, value, hash: '', at: '', ms: 0, seq: 0 }) as Step;
const answer = (round: number, agent: string, quotations: Quotation[]) =>
  step('answer', `round/${round}/${agent}/answer`, { text: '', label: null, quotations });
const judge = (quotations: Quotation[]) => step('judge', 'judge', { quotations });
const found = step('retrieval', 'round/1/web/retrieval', retrieval);

describe('the evidence list', () => {
  it('numbers quotations in the order first quoted, with their sources and who used them', () => {
    const second = quotation({ n: 2, document: 'web:q:2' });
    const items = evidenceList([
      found,
      answer(1, 'web', [quotation(), second]),
      answer(2, 'page', [quotation({ n: 3 })]),
      judge([quotation({ n: 4, document: 'web:q:3' })]),
    ]);
    expect(items.map(({ e, document }) => [e, document])).toEqual([
      [1, 'web:q:1'],
      [2, 'web:q:2'],
      [3, 'web:q:3'],
    ]);
    expect(items[0]?.source).toEqual(retrieval.documents[0]);
    expect(items[0]?.usedBy).toEqual([
      { agent: 'web', round: 1, n: 1 },
      { agent: 'page', round: 2, n: 3 },
    ]);
    expect(items[2]?.usedBy).toEqual([{ agent: 'judge', round: 2, n: 4 }]);
  });

  it('a Moderator’s reading stands over the debaters’ it heard, and falls to later ones', () => {
    const heard = [
      step('pool', 'pool', { items: [], documents: retrieval.documents }),
      answer(1, 'affirmative', [quotation({ relation: 'supports' })]),
      answer(1, 'negative', [quotation({ relation: 'contradicts' })]),
    ];
    expect(evidenceList(heard)[0]?.relation).toBe('context');
    const moderated = step('moderation', 'round/1/moderation', {
      quotations: [quotation({ relation: 'qualifies' })],
    });
    const [item] = evidenceList([...heard, moderated]);
    expect(item).toMatchObject({ relation: 'qualifies', source: retrieval.documents[0] });
    expect(item?.usedBy.at(-1)).toEqual({ agent: 'moderator', round: 1, n: 1 });
    const later = answer(2, 'negative', [quotation({ relation: 'contradicts' })]);
    expect(evidenceList([...heard, moderated, later])[0]?.relation).toBe('contradicts');
  });

  it('tells spans of one document apart', () => {
    const items = evidenceList([
      answer(1, 'web', [quotation(), quotation({ start: 30, end: 43 })]),
    ]);
    expect(items).toHaveLength(2);
  });

  it('says what counts', () => {
    const lost = quotation({ state: 'unverified', start: undefined, end: undefined });
    const items = evidenceList([
      answer(1, 'web', [quotation(), lost, quotation({ start: 1, standing: 'restates' })]),
      answer(1, 'page', [{ ...lost, words: 'BUILT from 1887 to 1889' }]),
    ]);
    expect(items.map((item) => item.counts)).toEqual([true, false, false]);
  });

  it('keeps a quotation that names no document of the debate, without a source', () => {
    const [item] = evidenceList([
      answer(1, 'web', [quotation({ document: '', state: 'unverified', start: undefined })]),
    ]);
    expect(item).toMatchObject({ counts: false, source: { id: '', publisher: '' } });
  });

  it('lets the last reading of a span stand, the judge’s above all', () => {
    const as = (relation: Quotation['relation']) => [quotation({ relation })];
    const relation = (...steps: Step[]) => evidenceList(steps)[0]?.relation;
    const first = answer(1, 'web', as('supports'));
    expect(relation(first, answer(2, 'web', as('qualifies')))).toBe('qualifies');
    expect(relation(first, answer(2, 'web', as('qualifies')), judge(as('contradicts')))).toBe(
      'contradicts',
    );
    expect(relation(first, answer(1, 'page', as('contradicts')))).toBe('context');
    expect(relation(answer(1, 'page', as('contradicts')), first)).toBe('context');
  });
});

describe('groundedness', () => {
  const score = (round: number, agent: string, value: number | null) =>
    step('faithfulness', `round/${round}/${agent}/faithfulness`, {
      ...(value === null ? { state: 'failed', why: 'x' } : { state: 'scored', value }),
    });

  it('is the mean of the last round that has scores', () => {
    const steps = [score(1, 'page', 0), score(2, 'page', 0.5), score(2, 'web', 1)];
    expect(groundednessOf(steps)).toBe(0.75);
    expect(groundednessOf([...steps, score(3, 'page', null)])).toBe(0.75);
    expect(groundednessOf([])).toBeNull();
  });
});
