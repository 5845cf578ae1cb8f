import { describe, expect, it } from 'vitest';
import { toyCheck } from '../../lib/debate/testing/toy-world';
import { fakePool } from '../../lib/protocols/testing/pool';
import type { LabClaim } from '../data/claims';
import { outcomeOf } from './outcome';

const check = toyCheck({ status: 'finished' });
const claim = (question?: string): LabClaim => ({
  ...{ id: '1', text: 'The tower was built in 1750.', gold: 'Refuted', answerKey: [] },
  pools: {
    gold: [
      {
        text: 'Answer 1: built from 1887 to 1889.',
        title: 't',
        publisher: 'p',
        ...(question && { question }),
      },
    ],
  },
});
const pool = {
  ...({ check: check.id, key: 'pool', kind: 'pool', hash: '', value: fakePool(2) } as const),
  ...{ at: '2026-05-03T10:00:00.000Z', ms: 0, seq: 1 },
};

describe('the evidence a claim’s agents read', () => {
  it('is held against the annotators’ questions with their answers', () => {
    // By hand: the texts are equal, eleven tokens in one chunk: title 1 answer 1 : built from 1887 to 1889 .
    const same = outcomeOf(check, [pool], claim('Title 1'), 'Refuted').evidence;
    expect(same).toBeCloseTo(1 - 0.5 / 11 ** 3, 12);
    expect(outcomeOf(check, [], claim('Title 1'), 'Refuted').evidence).toBe(0);
  });

  it('is not measured where the data set has no questions', () => {
    expect(outcomeOf(check, [pool], claim(), 'Refuted')).not.toHaveProperty('evidence');
  });
});
