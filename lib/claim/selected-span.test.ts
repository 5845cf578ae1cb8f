import { describe, expect, it } from 'vitest';
import { spanInSelected } from './selected-span';

const words = (text: string, part: string, selected: string) => {
  const start = text.indexOf(part);
  const span = spanInSelected(text, { start, end: start + part.length }, selected);
  return span && selected.slice(span.start, span.end);
};

describe('spanInSelected', () => {
  it('finds words through footnote marks and line feeds', () => {
    const selected = 'It was built\nin 1750.[1] The bell is older.';
    const text = 'It was built in 1750. The bell is older.';
    expect(words(text, 'It was built in 1750.', selected)).toBe('It was built\nin 1750.');
    expect(words(text, 'The bell is older.', selected)).toBe('The bell is older.');
  });

  it('cuts what the selection was grown by', () => {
    const text = 'The tower was built in 1750. It stands.';
    expect(words(text, 'The tower was built in 1750.', 'he tower was built in 1750. It sta')).toBe(
      'he tower was built in 1750.',
    );
    expect(words(text, 'It stands.', 'he tower was built in 1750. It sta')).toBe('It sta');
  });

  it('finds a sentence by a few of its words, and nothing where none was highlighted', () => {
    const text = 'The tower was built in 1750. The bell is older.';
    expect(words(text, 'The tower was built in 1750.', 'in 1750')).toBe('in 1750');
    expect(words(text, 'The bell is older.', 'in 1750')).toBeUndefined();
    expect(words(text, 'The bell is older.', '—')).toBeUndefined();
  });

  it('takes no long time for a page full of footnote marks', () => {
    const text = 'It rang. '.repeat(4000);
    const began = performance.now();
    spanInSelected(text, { start: 0, end: 8 }, text.replaceAll('. ', '.[1] '));
    expect(performance.now() - began).toBeLessThan(500);
  });

  it('tells the second of two equal sentences from the first', () => {
    const selected = 'It rang. It rang.';
    expect(spanInSelected(selected, { start: 9, end: 17 }, selected)).toEqual({
      start: 9,
      end: 17,
    });
  });
});
