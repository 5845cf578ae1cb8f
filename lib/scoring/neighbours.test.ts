import { describe, expect, it } from 'vitest';
import type { Step } from '../debate/steps';
import { fakeRetrieval } from '../protocols/testing/fake-context';
import { fakePool } from '../protocols/testing/pool';
import { neighboursIn } from './neighbours';

const text =
  'The old mole was long. It was never finished. The tower was built from 1887 to 1889. It is of iron, and it weighs more than seven thousand metric tons. Few liked it.';
const retrieval = fakeRetrieval('q', 'web');
const passage = { document: 'd', start: 100, end: 100 + text.length, text };
const steps = [
  {
    kind: 'retrieval',
    value: { ...retrieval, passages: [{ ...passage, standing: 'independent', score: 1 }] },
  },
  { kind: 'pool', value: fakePool(1) },
] as unknown as Step[];

const around = (words: string, document = 'd') => {
  const start = passage.start + text.indexOf(words);
  return neighboursIn(steps)({ document, start, end: start + words.length });
};

describe('what stands around a quotation', () => {
  it('is the sentence before and after, two where one says little', () => {
    expect(around('The tower was built from 1887 to 1889.')).toEqual({
      before: 'The old mole was long. It was never finished.',
      after: 'It is of iron, and it weighs more than seven thousand metric tons.',
    });
  });

  it('begins with what its own sentence says before it', () => {
    expect(around('built from 1887 to 1889')?.before).toBe('It was never finished. The tower was');
    expect(around(text)).toEqual({});
  });

  it('is in shared evidence, too, and unknown for what was read nowhere', () => {
    const { passage: shared } = fakePool(1).items[0] ?? {};
    const start = (shared?.start ?? 0) + 10;
    expect(neighboursIn(steps)({ document: 'd1', start, end: start + 5 })?.before).toBe(
      'Answer 1:',
    );
    expect(around('The tower was built', 'another')).toBeUndefined();
    expect(neighboursIn(steps)({ document: 'd' })).toBeUndefined();
  });
});
