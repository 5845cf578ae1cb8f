import { describe, expect, it } from 'vitest';
import { attributed, judges } from './attribution';
import { leastMs } from './testing/least-ms';

describe('attributed', () => {
  it.each([
    ['The mayor claimed that the tower was built in 1750.', 'the tower was built in 1750.', true],
    ['The tower was built in 1750, a viral post claims.', 'The tower was built in 1750.', true],
    [
      'A user posted on a forum: the tower was built in 1750.',
      'the tower was built in 1750.',
      true,
    ],
    ['PARIS (AFP) – The tower was built in 1750.', 'The tower was built in 1750.', false],
    ['BREAKING: The tower was built in 1750.', 'The tower was built in 1750.', false],
    [
      'According to the archive, the tower was built in 1750.',
      'the tower was built in 1750.',
      false,
    ],
    [
      'The tower was built in 1750, the archive said on Friday.',
      'The tower was built in 1750.',
      false,
    ],
    ['Der Verein behauptet, dass der Turm 1750 gebaut wurde.', 'der Turm 1750 gebaut wurde.', true],
    ['The tower was built in 1750.', 'The tower was built in 1750.', false],
    ['She said so.', 'She said so.', false],
  ])('%j', (sentence, text, asserted) => {
    expect(attributed(sentence)).toMatchObject({ text, asserted });
  });

  it('is quick with long sentences of many verbs and commas', () => {
    const text = 'he said, she claimed, '.repeat(5000);
    expect(leastMs(() => attributed(text), 1)).toBeLessThan(2000);
  });
});

describe('judges', () => {
  it.each([
    ['The mayor wrongly claimed that', true],
    ['The ministry denied that', true],
    ['Fälschlich wird behauptet, dass', true],
    ['The mayor claimed that', false],
  ])('%j: %j', (who, says) => {
    expect(judges(who)).toBe(says);
  });
});
