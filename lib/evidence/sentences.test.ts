import { describe, expect, it } from 'vitest';
import { sentenceEnds, sentencesOf } from './sentences';
import { leastMs } from './testing/least-ms';

const sentences = (text: string, language?: string) =>
  sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));

describe('sentencesOf', () => {
  it('keeps abbreviations and initials inside', () => {
    expect(sentences('Mr. G. Eiffel built it. Dr. Koechlin drew it, e.g. the legs.')).toEqual([
      'Mr. G. Eiffel built it.',
      'Dr. Koechlin drew it, e.g. the legs.',
    ]);
  });

  it('knows other marks and line breaks', () => {
    expect(sentences('铁塔很高。它在巴黎。', 'zh')).toEqual(['铁塔很高。', '它在巴黎。']);
    expect(sentences('A line\nanother one', 'not a locale!')).toEqual(['A line', 'another one']);
  });

  it('begins none with a small letter, but keeps the lines of a list apart', () => {
    expect(sentences('“Was it sold?” he asked. The U.S. Senate was told in Jan. 1990.')).toEqual([
      '“Was it sold?” he asked.',
      'The U.S. Senate was told in Jan. 1990.',
    ]);
    expect(sentences('apples\npears\nThe rest.')).toEqual(['apples', 'pears', 'The rest.']);
    const wrapped = (text: string) => sentenceEnds(text, 'en', { wrapped: true });
    expect(wrapped('It was\nsold. It fell.')).toEqual([13, 21]);
  });

  it('takes time in proportion to the text, whatever stands in it', () => {
    for (const piece of ['Mr. ', 'x ', '. ', ' ', '\n', '? a ']) {
      const short = leastMs(() => sentencesOf(piece.repeat(10_000)), 3);
      const long = leastMs(() => sentencesOf(piece.repeat(80_000)), 3);
      expect(long).toBeLessThan(Math.max(200, short * 40));
    }
  });

  it('ends with the text', () => {
    expect(sentences('It was built by a Mr.')).toEqual(['It was built by a Mr.']);
    expect(sentences('  ')).toEqual([]);
  });
});
