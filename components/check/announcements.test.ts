import { expect, it } from 'vitest';
import type { CheckView } from '../../lib/debate/view-types';
import { chooseSeveral, noClaim } from '../../test/gallery/fixtures/claims';
import { refuted } from '../../test/gallery/fixtures/finished';
import { runningTwo } from '../../test/gallery/fixtures/unfinished';
import { inEnglish, type Translate } from '../words';
import { announcements } from './announcements';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});

it('says one thing per finished turn, gate and verdict, and each under its own name', () => {
  const said = announcements(t, 'en', refuted);
  expect(said.map(({ event }) => event)).toEqual([
    'answer/1/page',
    'answer/1/web',
    'gate/1',
    'answer/2/page',
    'answer/2/web',
    'gate/2',
    'verdict',
  ]);
  expect(said[1]?.text).toBe('Round 1: Web searcher answered Refuted.');
  expect(said.at(-1)?.text).toBe('Verdict: Refuted, almost certain.');
});

it('says nothing of a turn that is still being written', () => {
  const events = announcements(t, 'en', runningTwo).map(({ event }) => event);
  expect(events).toContain('answer/2/page');
  expect(events).not.toContain('answer/2/web');
});

it('says that a check waits for a choice, or that there is no claim', () => {
  const told = (view: CheckView) => announcements(t, 'en', view).map(({ event }) => event);
  expect(told(chooseSeveral)).toEqual(['choose']);
  expect(told(noClaim)).toEqual(['no-claim']);
});
