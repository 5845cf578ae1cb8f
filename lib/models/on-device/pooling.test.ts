import { describe, expect, it } from 'vitest';
import { meanPooled } from './pooling';

describe('meanPooled', () => {
  it('averages over tokens and scales to length 1', () => {
    const states = Float32Array.from([1, 0, 5, 8]);
    expect(meanPooled(states, 2)).toEqual([0.6, 0.8]);
  });

  it('leaves nothing as nothing', () => {
    expect(meanPooled(new Float32Array(4), 2)).toEqual([0, 0]);
  });
});
