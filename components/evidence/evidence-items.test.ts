import { describe, expect, it } from 'vitest';
import { chronicle, encyclopedia, walk } from '../../test/gallery/fixtures/documents';
import { refuted } from '../../test/gallery/fixtures/finished';
import { item } from '../../test/gallery/fixtures/parts';
import {
  badgesOf,
  evidenceBehind,
  evidenceByNumber,
  inContext,
  unreadSources,
} from './evidence-items';

it('numbers evidence over all groups', () => {
  expect([...evidenceByNumber(refuted.evidence).keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

it('finds what a mark of one agent in one round stands for', () => {
  const behind = (agent: string, round: number, n: number) =>
    evidenceBehind(refuted.evidence, { agent, round, n }).map(({ e }) => e);
  expect(behind('web', 1, 1)).toEqual([1]);
  expect(behind('page', 1, 1)).toEqual([4]);
  expect(behind('page', 2, 1)).toEqual([3]);
  expect(behind('web', 3, 1)).toEqual([]);
});

describe('badgesOf', () => {
  const usedBy = [{ agent: 'web', round: 1, n: 1 }];
  const words = 'it has since become a cultural icon of the city';

  it('says why a quotation weighs less', () => {
    const restated = item(1, walk, 'The tower was built in 1750.', 'supports', {
      usedBy,
      standing: 'restates',
    });
    expect(badgesOf(restated)).toEqual(['restates']);
    const snippet = item(1, chronicle, 'on 31 March 1889', 'context', { usedBy });
    expect(badgesOf(snippet)).toEqual(['snippet']);
    expect(
      badgesOf(item(1, encyclopedia, words, 'supports', { usedBy, standing: 'same-page' })),
    ).toEqual(['same_page']);
  });

  it('tells a quotation that the fit check dropped from one that was not found', () => {
    const dropped = item(1, encyclopedia, words, 'supports', { usedBy, counts: false });
    expect(badgesOf(dropped)).toEqual(['unconfirmed']);
    expect(badgesOf({ ...dropped, state: 'unverified' })).toEqual([]);
    expect(badgesOf({ ...dropped, fit: 'steers' })).toEqual(['steers']);
    expect(badgesOf({ ...dropped, flagged: true })).toEqual(['flagged']);
  });
});

describe('inContext', () => {
  const text = 'one two three four five six seven eight nine ten';

  it('cuts at words on both sides', () => {
    const start = text.indexOf('five');
    expect(inContext(text, start, start + 4, 8)).toEqual({
      before: '… four ',
      words: 'five',
      after: ' six …',
    });
  });

  it('marks no cut where the source begins and ends', () => {
    expect(inContext(text, 4, 7)).toEqual({
      before: 'one ',
      words: 'two',
      after: ' three four five six seven eight nine ten',
    });
  });

  it('keeps a source without spaces whole up to its end', () => {
    const solid = '東京塔建於一九五八年十二月';
    expect(inContext(solid, 4, 9, 2).words).toBe('於一九五八');
  });
});

describe('unreadSources', () => {
  const { claim, rounds } = refuted;
  const links = ['https://towers.example/a'];
  const whole = rounds.map((round) => ({
    ...round,
    turns: round.turns.map((turn) => ({
      ...turn,
      ...(turn.retrieval && { retrieval: { ...turn.retrieval, documents: [] } }),
    })),
  }));

  it('names excerpts first, then links nobody looked into', () => {
    expect(unreadSources({ claim, rounds })).toBe('excerpts');
    expect(unreadSources({ claim, rounds: whole })).toBeUndefined();
    expect(unreadSources({ claim: { ...claim, links }, rounds: whole })).toBe('links');
    const page = { url: 'https://example.org/a.pdf', title: 'A', unread: 'pdf' as const };
    expect(unreadSources({ claim: { ...claim, page }, rounds: whole })).toBe('pdf');
  });

  it('says nothing of links that were looked into', () => {
    const lookedIn = [{ where: 'links', state: 'empty' as const, found: 0 }];
    const pool = { by: 'gatherer' as const, items: [], documents: [], lookedIn };
    expect(unreadSources({ claim: { ...claim, links }, rounds: whole, pool })).toBeUndefined();
  });
});
