import { describe, expect, it } from 'vitest';
import { sentencesAround, sentencesIn, wholeWords } from './sentence';

const around = (block: string, words: string, language?: string): string => {
  const start = block.indexOf(words);
  const span = sentencesAround(block, { start, end: start + words.length }, language);
  return block.slice(span.start, span.end);
};

describe('sentencesAround', () => {
  it('takes the sentence of a word, and all that a selection touches', () => {
    const block = 'It rained. The tower fell in 1750. Nobody was hurt.';
    expect(around(block, '1750')).toBe('The tower fell in 1750.');
    expect(around(block, 'fell in 1750. Nobody')).toBe('The tower fell in 1750. Nobody was hurt.');
  });

  it.each([
    ['Dr. Marsh, who lives in St. Ives, met Gov. J. B. Hale on Jan. 5 in the U.S. Senate.'],
    ['It weighs approx. 1.4 tonnes, i.e. more than No. 3 of Smith Ltd. in York.'],
  ])('does not end after abbreviations and initials: %s', (sentence) => {
    expect(around(`Before. ${sentence} After that.`, sentence.slice(20, 30))).toBe(sentence);
  });

  it('keeps a footnote mark with its sentence', () => {
    expect(around('It was built in 1750.[1] The bell is younger.[2]', '1750')).toBe(
      'It was built in 1750.[1]',
    );
    expect(around('It was built in 1750.[1] The bell is younger.[2]', 'bell')).toBe(
      'The bell is younger.[2]',
    );
  });

  it('ends at questions, quotations and in other scripts', () => {
    expect(around('Was it? “It was.” So they say.', 'they')).toBe('So they say.');
    expect(around('塔建于一八八七年。它高三十一米。', '三十', 'zh')).toBe('它高三十一米。');
    expect(around('यह मीनार 1887 में बनी। यह 31 मीटर ऊँची है।', '31', 'hi')).toBe('यह 31 मीटर ऊँची है।');
  });

  it('takes time in proportion to the block', () => {
    const block = 'The bridge was built again after the flood, so they say. '.repeat(5000);
    const began = performance.now();
    expect(around(`${block}The tower fell.`, 'tower')).toBe('The tower fell.');
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('does not fail on a language nobody knows', () => {
    expect(around('One. Two.', 'Two', 'not a language')).toBe('Two.');
  });
});

describe('sentencesIn', () => {
  it('keeps what is quoted in one piece, but not all that follows a mark never closed', () => {
    const pieces = (text: string) =>
      sentencesIn(text, 'en').map(({ start, end }) => text.slice(start, end));
    expect(pieces('He said: “It fell. It rose.” Nobody knew.')).toEqual([
      'He said: “It fell. It rose.”',
      'Nobody knew.',
    ]);
    const long = `He said: “It fell. ${'It rose again in the morning. '.repeat(2000)}`;
    const began = performance.now();
    expect(pieces(long).length).toBeGreaterThan(1000);
    expect(performance.now() - began).toBeLessThan(3000);
  });
});

describe('wholeWords', () => {
  const whole = (block: string, words: string): string => {
    const start = block.indexOf(words);
    const span = wholeWords(block, { start, end: start + words.length }, 'en');
    return block.slice(span.start, span.end);
  };

  it('grows to the borders of words, and only there', () => {
    expect(whole('The clock tower was built in 1750.', 'ock tower was built in 17')).toBe(
      'clock tower was built in 1750',
    );
    expect(whole('The clock tower was built.', 'clock tower')).toBe('clock tower');
    expect(whole('The clock tower was built.', ' tower ')).toBe(' tower ');
  });
});
