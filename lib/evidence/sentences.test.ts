import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences';

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

  it('ends with the text', () => {
    expect(sentences('It was built by a Mr.')).toEqual(['It was built by a Mr.']);
    expect(sentences('  ')).toEqual([]);
  });
});
