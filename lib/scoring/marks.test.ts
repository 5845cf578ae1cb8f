import { describe, expect, it } from 'vitest';
import { keepMarks } from './marks';

describe('keepMarks', () => {
  const allowed = new Set([1, 3]);

  it.each([
    ['Built later [1][3].', 'Built later [1][3].', [1, 3], 0],
    ['Built later [1, 2, 3].', 'Built later [1][3].', [1, 3], 1],
    ['Built later [2]. Tall [9].', 'Built later. Tall.', [], 2],
    ['Twice [1] and [1].', 'Twice [1] and [1].', [1], 0],
    ['No marks, but [sic].', 'No marks, but [sic].', [], 0],
  ])('%j', (text, kept, cited, dropped) => {
    expect(keepMarks(text, allowed)).toEqual({ text: kept, cited, dropped });
  });
});
