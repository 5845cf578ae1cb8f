import { describe, expect, it } from 'vitest';
import type { Next } from '../../lib/debate/steps';
import type { RoundView } from '../../lib/debate/view-types';
import { debateCv, debateCvJudged } from '../../test/gallery/fixtures/debate-cv';
import { mad, madke } from '../../test/gallery/fixtures/mad';
import { options } from '../../test/gallery/fixtures/parts';
import { roundOne } from '../../test/gallery/fixtures/turns';
import { inEnglish, type Translate } from '../words';
import { closingSentence } from './closing-sentence';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});
const said = (round: RoundView | undefined) =>
  round && closingSentence(t, 'en', { rounds: [round], options }, round);
const moderated = (next: Next) => {
  const moderation = debateCv.rounds[0]?.moderation;
  return said({ ...roundOne, gate: undefined, moderation: moderation && { ...moderation, next } });
};

describe('closingSentence', () => {
  it('says nothing of an open round', () => {
    expect(said({ round: 1, turns: [] })).toBeUndefined();
  });

  it('gives Tool-MAD’s rounds their gate', () => {
    expect(said(roundOne)).toBe('They disagree, so both look again.');
  });

  it('tells what DebateCV’s moderator made of a round', () => {
    expect(said(debateCv.rounds[1])).toBe(
      'The moderator sees nothing more to gain and decides: Refuted.',
    );
    expect(moderated('round')).toContain('both argue again');
    expect(moderated('judge')).toContain('a judge decides on its two arguments');
    expect(moderated('judge-budget')).toContain('would not fit the budget');
    expect(said(debateCvJudged.rounds[1])).toContain('a judge decides');
  });

  it('says that a note could not be read where the debate goes on for that', () => {
    const unread = debateCvJudged.rounds[1]?.moderation;
    const moderation = unread && { ...unread, next: 'round' as const };
    expect(said({ round: 1, turns: [], moderation })).toContain('could not be read');
  });

  it('tells MAD’s preference and MADKE’s consistency', () => {
    expect(mad.rounds.map(said)).toEqual([
      'The moderator has no answer yet, so both argue again.',
      'The moderator prefers an answer, which ends the debate: Refuted.',
    ]);
    expect(madke.rounds.map(said)).toEqual([
      'Their answers are not consistent, so both look again.',
      'Their answers are consistent, so they are summed up.',
    ]);
  });
});
