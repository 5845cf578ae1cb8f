import { expect, it } from 'vitest';
import { grounded, onTopic } from '../../test/gallery/fixtures/parts';
import { pageOne, webOne } from '../../test/gallery/fixtures/turns';
import { meanScores } from './mean-scores';

it('averages over the rounds where a score was had', () => {
  const rounds = [
    { round: 1, turns: [{ ...pageOne, faithfulness: grounded(0.5), relevance: onTopic(0.8) }] },
    {
      round: 2,
      turns: [
        {
          ...pageOne,
          faithfulness: grounded(1),
          relevance: { state: 'failed' as const, why: 'unparsed' },
        },
      ],
    },
  ];
  expect(meanScores(rounds)).toEqual([{ agent: 'page', faithfulness: 0.75, relevance: 0.8 }]);
});

it('leaves out what never applied', () => {
  const turn = { ...webOne, faithfulness: { state: 'not-applicable' as const } };
  expect(meanScores([{ round: 1, turns: [turn] }])[0]?.faithfulness).toBeUndefined();
  expect(meanScores([])).toEqual([]);
});
