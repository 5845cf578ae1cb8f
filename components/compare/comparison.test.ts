import { expect, it } from 'vitest';
import { debateCv, debateCvRunning } from '../../test/gallery/fixtures/debate-cv';
import { refuted, supported } from '../../test/gallery/fixtures/finished';
import { mad } from '../../test/gallery/fixtures/mad';
import { inEnglish, type Translate } from '../words';
import { comparisonSentences, countingEvidence, sharedWith } from './comparison';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});

it('says what both came to and how much evidence they share', () => {
  expect(comparisonSentences(t, refuted, debateCv)).toEqual([
    'Both say Refuted.',
    '2 quotations stand in both.',
  ]);
  expect(comparisonSentences(t, supported, mad)).toEqual([
    'Tool-MAD says Supported, MAD says Refuted.',
    'No quotation stands in both.',
  ]);
});

it('tells two checks by one protocol apart by their places', () => {
  expect(comparisonSentences(t, refuted, { ...supported, protocol: refuted.protocol })[0]).toBe(
    'The first says Refuted, the second says Supported.',
  );
});

it('claims nothing while one of them has no verdict', () => {
  expect(comparisonSentences(t, refuted, debateCvRunning)).toEqual([
    'One of the two has no verdict yet.',
  ]);
});

it('leaves out what does not count: the claim again, and words found nowhere', () => {
  expect(countingEvidence(refuted).map(({ e }) => e)).toEqual([1, 2, 3, 4]);
});

it('takes the same words of another source for another quotation', () => {
  const [first] = countingEvidence(refuted);
  if (!first) throw new Error('the fixture lost its evidence');
  const elsewhere = { ...first, source: { ...first.source, url: 'https://mirror.example/' } };
  expect(sharedWith(debateCv)(first)).toBe(true);
  expect(sharedWith(debateCv)(elsewhere)).toBe(false);
});
