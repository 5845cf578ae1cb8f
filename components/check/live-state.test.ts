import { describe, expect, it } from 'vitest';
import { judging, runningOne, runningTwo } from '../../test/gallery/fixtures/unfinished';
import { inEnglish, type Translate } from '../words';
import { activities } from './live-state';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});

describe('activities', () => {
  it('says who is at what, in the live round only', () => {
    expect(activities(t, runningOne)).toEqual([
      'Page reader is reading 2 passages',
      'Web searcher is searching',
    ]);
    expect(activities(t, runningTwo)).toEqual([
      'Page reader is being scored',
      'Web searcher is reading 2 passages',
    ]);
  });

  it('does not claim to read where nothing was found', () => {
    const [round] = runningOne.rounds;
    const [turn] = round?.turns ?? [];
    if (!turn?.retrieval) throw new Error('the fixture lost its turn');
    const empty = { ...turn, retrieval: { ...turn.retrieval, passages: [] } };
    expect(activities(t, { ...runningOne, rounds: [{ round: 1, turns: [empty] }] })).toEqual([
      'Page reader is answering',
    ]);
  });

  it('names the phase once the debate is over', () => {
    expect(activities(t, judging)).toEqual(['The judge weighs the debate']);
    expect(
      activities(t, { protocol: 'tool-mad', rounds: [], live: { phase: 'reporting', round: 2 } }),
    ).toEqual(['The report is being written']);
  });

  it('says something before the first step', () => {
    expect(
      activities(t, { protocol: 'tool-mad', rounds: [], live: { phase: 'debating', round: 1 } }),
    ).toHaveLength(1);
  });
});
