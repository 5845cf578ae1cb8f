import { describe, expect, it } from 'vitest';
import { aroundRepeated } from './around';

const text = 'The north gate was built in 1322. The south gate was built in 1322 by masons.';
const words = 'was built in 1322';

describe('aroundRepeated', () => {
  it('tells the second of two alike from the first', () => {
    const second = text.lastIndexOf(words);
    expect(aroundRepeated(text, second, second + words.length)).toEqual({
      before: 'The north gate was built in 1322. The south gate ',
      after: ' by masons.',
    });
    const first = text.indexOf(words);
    expect(aroundRepeated(text, first, first + words.length)?.before).toBe('The north gate ');
  });

  it('says nothing of words that stand once', () => {
    const start = text.indexOf('by masons');
    expect(aroundRepeated(text, start, text.length)).toBeUndefined();
  });
});
