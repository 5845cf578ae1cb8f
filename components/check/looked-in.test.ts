import { describe, expect, it } from 'vitest';
import type { LookedIn } from '../../lib/evidence/retrieval';
import { page, retrieval } from '../../test/gallery/fixtures/parts';
import { inEnglish, type Translate } from '../words';
import { lookedInPhrase, placesLookedIn } from './looked-in';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});
const round = (n: number, ...lookedIn: LookedIn[]) => ({
  round: n,
  turns: [{ agent: page, retrieval: retrieval('q', [], lookedIn) }],
});

describe('placesLookedIn', () => {
  it('names each place once and adds up what it gave', () => {
    const first: LookedIn = { where: 'page', state: 'results', found: 2 };
    const rounds = [round(1, first), round(2, { where: 'page', state: 'empty', found: 0 })];
    expect(placesLookedIn({ rounds })).toEqual([{ where: 'page', state: 'results', found: 2 }]);
    expect(first.found).toBe(2);
  });

  it('adds up what became of the pages', () => {
    const look = (pages: LookedIn['pages'] = {}): LookedIn => ({
      ...{ where: 'brave', state: 'results', found: 1, pages },
    });
    const rounds = [round(1, look({ copy: 1 })), round(2, look({ copy: 2, paywall: 1 }))];
    expect(placesLookedIn({ rounds })).toEqual([{ ...look({ copy: 3, paywall: 1 }), found: 2 }]);
  });

  it('lets the later trouble stand where nothing was ever found', () => {
    const rounds = [
      round(1, { where: 'tavily', state: 'empty', found: 0 }),
      round(2, { where: 'tavily', state: 'blocked', found: 0, why: 'quota' }),
    ];
    expect(placesLookedIn({ rounds })).toEqual([
      { where: 'tavily', state: 'blocked', found: 0, why: 'quota' },
    ]);
  });
});

describe('lookedInPhrase', () => {
  it.each([
    [{ where: 'page', state: 'results', found: 1 }, 'The page: 1 result'],
    [{ where: 'wikipedia:de', state: 'empty', found: 0 }, 'Wikipedia (de): nothing found'],
    [
      { where: 'brave', state: 'results', found: 3, pages: { 'not-found': 1, paywall: 2 } },
      'Brave: 3 results (1 no longer there, 2 behind a paywall)',
    ],
    [
      { where: 'searxng', state: 'blocked', found: 0, why: 'engines-captcha' },
      'SearXNG: blocked, its search engines asked for a captcha',
    ],
    [{ where: 'europe-pmc', state: 'results', found: 1 }, 'Europe PMC: 1 result'],
    [
      { where: 'tavily', state: 'blocked', found: 0, why: 'no-key' },
      'Tavily: blocked, no key is set',
    ],
    [
      { where: 'searx', state: 'failed', found: 0, why: 'http-503' },
      'searx: failed, it answered with status 503',
    ],
    [
      { where: 'wikipedia:en', state: 'failed', found: 0, why: 'unreachable' },
      'Wikipedia (en): failed, it could not be reached',
    ],
    [
      { where: 'page', state: 'failed', found: 0, why: 'pdf' },
      'The page: failed, it is a PDF and was not read',
    ],
    [{ where: 'tavily', state: 'failed', found: 0, why: 'api-odd' }, 'Tavily: failed, api-odd'],
    [{ where: 'web', state: 'failed', found: 0 }, 'The web: failed'],
  ] as [LookedIn, string][])('%o', (looked, phrase) =>
    expect(lookedInPhrase(t, looked)).toBe(phrase),
  );
});
