import { describe, expect, it } from 'vitest';
import { refuted } from '../../test/gallery/fixtures/finished';
import { asPublished, budgetEnded, overruled } from '../../test/gallery/fixtures/weighed';
import { inEnglish, type Translate } from '../words';
import { budgetSentence, overruledSentence, warningSentence } from './verdict-notes';

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

it('budgetSentence counts whole rounds only', () => {
  expect(budgetSentence(t, budgetEnded)).toBe(
    'The limit on time ended the debate. This rests on 1 finished round.',
  );
  expect(budgetSentence(t, refuted)).toBeUndefined();
});

it.each([
  ['parameter-dropped:seed', 'The model does not know the setting seed, so it was left out.'],
  ['something-new', 'The model reported: something-new'],
])('the warning %s has a sentence', (code, sentence) =>
  expect(warningSentence(t, code)).toBe(sentence),
);
