import { describe, expect, it } from 'vitest';
import type { GateStep } from '../../lib/debate/steps';
import { options } from '../../test/gallery/fixtures/parts';
import { roundOne, roundTwo } from '../../test/gallery/fixtures/turns';
import { inEnglish, type Translate } from '../words';
import { gateSentence } from './gate-sentence';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});

const said = (
  gate: Partial<GateStep>,
  stability = true,
  rounds = [roundOne],
  more: { relevance?: false } = {},
) =>
  gateSentence(
    t,
    'en',
    { rounds, options: { ...options, stability, ...more } },
    {
      ...{ round: 1, outcome: 'disagree', failures: [], next: 'round' },
      thresholds: options.thresholds,
      ...gate,
    },
  );

describe('gateSentence', () => {
  it('names the agreed label in words for people', () => {
    const { round } = roundTwo;
    expect(
      said({ round, outcome: 'agreed', label: 'REFUTES', next: 'end' }, true, [roundTwo]),
    ).toBe('They agree: Refuted. Both answers are grounded and on topic.');
  });

  it('does not call answers grounded whose scores are low', () => {
    expect(said({ outcome: 'agreed', label: 'Not Enough Evidence', next: 'end' })).toBe(
      'They agree: Not enough evidence.',
    );
  });

  it('claims nothing of scores where none were taken', () => {
    expect(said({ outcome: 'agreed', label: 'Supported', next: 'end' }, false)).toBe(
      'They agree: Supported.',
    );
  });

  it('does not call answers on topic where the reader went on without that score', () => {
    const agreed = { round: 2, outcome: 'agreed', label: 'Refuted', next: 'end' } as const;
    expect(said(agreed, true, [roundTwo], { relevance: false })).toBe('They agree: Refuted.');
  });

  it.each([
    ['round', 'They disagree, so both look again.'],
    ['judge', 'They still disagree, so the judge decides.'],
    [
      'judge-budget',
      'They disagree, and another round would not fit the budget, so the judge decides.',
    ],
  ] as const)('says that %s follows a disagreement', (next, sentence) =>
    expect(said({ next })).toBe(sentence),
  );

  it('says which score of whom failed, and which could not be had', () => {
    const failures: GateStep['failures'] = [
      { agent: 'page', metric: 'faithfulness', value: 0.5, threshold: 0.7 },
      { agent: 'web', metric: 'relevance', threshold: 0.6 },
    ];
    expect(said({ outcome: 'unstable', failures })).toBe(
      'They agree, but Page reader is not grounded enough and Web searcher could not be scored, so both look again.',
    );
  });

  it('says once what failed twice', () => {
    const failures: GateStep['failures'] = [
      { agent: 'web', metric: 'faithfulness', threshold: 0.7 },
      { agent: 'web', metric: 'relevance', threshold: 0.6 },
    ];
    expect(said({ outcome: 'unstable', failures, next: 'judge' })).toBe(
      'They agree, but Web searcher could not be scored, so the judge decides.',
    );
  });
});
