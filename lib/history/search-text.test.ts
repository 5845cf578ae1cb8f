import { describe, expect, it } from 'vitest';
import { debateCv, debateCvJudged } from '../../test/gallery/fixtures/debate-cv';
import { refuted } from '../../test/gallery/fixtures/finished';
import { mad, madke } from '../../test/gallery/fixtures/mad';
import type { CheckView } from '../debate/view-types';
import { searchTextOf } from './search-text';

const textOf = (view: CheckView) => searchTextOf(view, view);

describe('what a search of the history looks into', () => {
  it('holds what a moderator noted and why it decided', () => {
    const text = textOf(debateCv);
    expect(text).toContain('a lighthouse of stone');
    expect(text).toContain('the affirmative has no source that calls');
    expect(text).toContain('should have a chance to show');
    expect(text).toContain('built from 1887 to 1889 [1], not in 1750');
  });

  it('holds what a judge summed up and decided', () => {
    const { judge } = debateCvJudged;
    const text = textOf(debateCvJudged);
    expect(judge?.insights).toBeTruthy();
    expect(text).toContain(judge?.insights?.toLowerCase());
    expect(text).toContain(judge?.justification.toLowerCase());
  });

  it('holds why MAD’s moderator prefers a side, and what MADKE’s judge says', () => {
    const reasons = mad.rounds.flatMap(({ preference }) => preference?.reason ?? []);
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(textOf(mad)).toContain(reason.toLowerCase());
    const said = madke.rounds.flatMap(({ consistency }) => consistency?.text ?? []);
    expect(said.length).toBeGreaterThan(0);
    for (const one of said) expect(textOf(madke)).toContain(one.toLowerCase());
  });

  it('holds all of a report', () => {
    const report = {
      ...{ justification: 'It was Later.', corrected: 'Built in 1889.', cited: [], dropped: 0 },
      ...{ counter: 'One Plaque says 1750.', wouldChange: 'An Earlier record.' },
    };
    const text = textOf({ ...refuted, report });
    for (const part of ['it was later.', 'built in 1889.', 'one plaque', 'an earlier record'])
      expect(text).toContain(part);
  });

  it('holds the gatherer’s questions and answers, and what agents looked for', () => {
    const { pool } = debateCv;
    const [asked] = pool?.items.flatMap(({ question }) => question ?? []) ?? [];
    expect(asked).toBeTruthy();
    expect(textOf(debateCv)).toContain(asked?.toLowerCase());
    const query = refuted.rounds[0]?.turns[0]?.query?.text;
    expect(query).toBeTruthy();
    expect(textOf(refuted)).toContain(query?.toLowerCase());
  });
});
