import { describe, expect, it } from 'vitest';
import { livingProse, proseOf, splitMarks, withoutMarks } from './marks';

describe('splitMarks', () => {
  it('finds single, listed and adjacent marks', () => {
    expect(splitMarks('Built in 1889 [1, 2][3].')).toEqual([
      'Built in 1889 ',
      { n: 1 },
      { n: 2 },
      { n: 3 },
      '.',
    ]);
  });

  it('leaves other brackets and years alone', () => {
    expect(splitMarks('He [the engineer] said [2024]')).toEqual(['He [the engineer] said [2024]']);
  });
});

describe('proseOf', () => {
  it.each(['**Refuted**', 'Refuted.', 'Label: Refuted', '[Refuted]'])('drops the line %s', (line) =>
    expect(proseOf(`It stood in 1889.\n\n${line}`, 'Refuted')).toBe('It stood in 1889.'),
  );

  it('drops brackets at the end that repeat the label, and no others', () => {
    expect(proseOf('It stood in 1889. [Refuted]', 'Refuted')).toBe('It stood in 1889.');
    expect(proseOf('It stood in 1889 [1]', 'Refuted')).toBe('It stood in 1889 [1]');
    expect(proseOf('[Refuted]', 'Refuted')).toBe('[Refuted]');
  });

  it('keeps a last line that says more', () => {
    const text = 'First.\nThe claim is refuted by two sources';
    expect(proseOf(text, 'Refuted')).toBe(text);
  });

  it('keeps an answer that is nothing but its label', () => {
    expect(proseOf('Refuted', 'Refuted')).toBe('Refuted');
  });
});

it('takes marks out with the space before them', () => {
  expect(withoutMarks('Built in 1889 [1], not before [2].')).toBe('Built in 1889, not before.');
});

describe('livingProse', () => {
  it('passes plain text through', () => {
    expect(livingProse('The tower **was** bu')).toBe('The tower was bu');
  });

  it('reads the first prose of unfinished JSON', () => {
    expect(livingProse('{"label": "Refuted", "answer": "The \\"tower\\"\\nwas bu')).toBe(
      'The "tower"\nwas bu',
    );
  });

  it('shows nothing while only keys have come', () => {
    expect(livingProse('```json\n{"ans')).toBe('');
  });

  it('keeps the prose once later keys follow', () => {
    expect(livingProse('{"answer":"It was built in 1889.","label":"Ref')).toBe(
      'It was built in 1889.',
    );
  });
});
