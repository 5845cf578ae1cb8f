import { describe, expect, it } from 'vitest';
import type { LookedIn } from '../../lib/evidence/retrieval';
import { refuted } from '../../test/gallery/fixtures/finished';
import { page, retrieval, web } from '../../test/gallery/fixtures/parts';
import {
  asPublished,
  budgetEnded,
  demonstration,
  overruled,
} from '../../test/gallery/fixtures/weighed';
import { inEnglish, type Translate } from '../words';
import {
  budgetSentence,
  demonstrationSentence,
  overruledSentence,
  warningSentence,
  withoutSources,
} from './verdict-notes';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});

describe('overruledSentence', () => {
  it('says who said what, and what it lacked', () => {
    expect(overruledSentence(t, overruled)).toBe(
      'The judge said Refuted, but no quotation that contradicts the claim was found in a source, so it does not count.',
    );
  });

  it('says nothing of a label that stands or that no rule looked at', () => {
    expect(overruledSentence(t, refuted)).toBeUndefined();
    expect(overruledSentence(t, asPublished)).toBeUndefined();
  });
});

it('demonstrationSentence names the small model, also one that took the place of another', () => {
  expect(demonstrationSentence(t, refuted)).toBeUndefined();
  expect(demonstrationSentence(t, demonstration)).toContain(demonstration.models.judge.name);
  const asked = { opponent: [{ id: 'x', name: 'Tiny', demonstration: true }] };
  expect(demonstrationSentence(t, { ...refuted, demonstration: true, asked })).toContain('Tiny');
});

it('budgetSentence counts whole rounds only', () => {
  expect(budgetSentence(t, budgetEnded)).toBe(
    'The limit on time ended the debate. This rests on 1 finished round.',
  );
  expect(budgetSentence(t, refuted)).toBeUndefined();
});

describe('withoutSources', () => {
  const unreachable: LookedIn = {
    ...{ where: 'wikipedia:en', state: 'failed', found: 0, why: 'unreachable' },
  };
  const round = (n: number, agent: typeof page, ...looks: LookedIn[]) => ({
    ...{ round: n, turns: [{ agent, retrieval: retrieval('q', [], looks) }] },
  });

  it('names the agent whose every search failed, and why', () => {
    const rounds = [
      round(1, page, { where: 'library', state: 'results', found: 1 }),
      round(1, web, unreachable),
      round(2, web, unreachable),
    ];
    expect(withoutSources(t, { rounds })).toEqual([
      'Web searcher had no sources. Wikipedia (en): it could not be reached.',
    ]);
  });

  it('says nothing where one search was answered, be it with nothing', () => {
    const empty: LookedIn = { where: 'wikipedia:en', state: 'empty', found: 0 };
    const rounds = [round(1, web, empty), round(2, web, unreachable)];
    expect(withoutSources(t, { rounds })).toEqual([]);
  });
});

it.each([
  ['parameter-dropped:seed', 'The model does not know the setting seed, so it was left out.'],
  ['something-new', 'The model reported: something-new'],
])('the warning %s has a sentence', (code, sentence) =>
  expect(warningSentence(t, code)).toBe(sentence),
);
