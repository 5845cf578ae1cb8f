import { describe, expect, it } from 'vitest';
import type { LookedIn } from '../../lib/evidence/retrieval';
import { inEnglish, type Translate } from '../words';
import { lookedInPhrase } from './looked-in';
import type { Place } from './places';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});
const read = { where: 'page', state: 'results', found: 9 } as const;

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
      'SearXNG: its search engines asked for a captcha',
    ],
    [{ where: 'europe-pmc', state: 'results', found: 1 }, 'Europe PMC: 1 result'],
    [{ where: 'constructor', state: 'empty', found: 0 }, 'constructor: nothing found'],
    [{ where: 'tavily', state: 'blocked', found: 0, why: 'no-key' }, 'Tavily: no key is set'],
    [
      { where: 'searx', state: 'failed', found: 0, why: 'http-503' },
      'searx: it answered with status 503',
    ],
    [
      { where: 'wikipedia:en', state: 'failed', found: 0, why: 'unreachable' },
      'Wikipedia (en): it could not be reached',
    ],
    [
      { where: 'page', state: 'failed', found: 0, why: 'pdf' },
      'The page: it is a PDF and was not read',
    ],
    [
      { where: 'tavily', state: 'failed', found: 0, why: 'api-odd' },
      'Tavily: it did not answer (api-odd)',
    ],
    [{ where: 'web', state: 'failed', found: 0 }, 'The web: it did not answer'],
    [{ ...read, documents: 1, searches: 3 }, 'The page: 1 document read in 3 searches'],
    [{ ...read, documents: 2, searches: 1 }, 'The page: 2 documents read'],
    [{ ...read, documents: 0, searches: 2 }, 'The page: pages found, none of them read'],
  ] as [LookedIn | Place, string][])('%o', (looked, phrase) =>
    expect(lookedInPhrase(t, looked)).toBe(phrase),
  );
});
