import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces';

const cut = (spans: { start: number; end: number }[]) =>
  piecesOf('It was sold.', spans).map(({ text, mark }) => (mark ? `[${text}]` : text));

describe('piecesOf', () => {
  it('cuts a text at the edges of spans, in their order', () => {
    expect(cut([])).toEqual(['It was sold.']);
    expect(
      cut([
        { start: 7, end: 11 },
        { start: 0, end: 2 },
      ]),
    ).toEqual(['[It]', ' was ', '[sold]', '.']);
    expect(cut([{ start: 0, end: 12 }])).toEqual(['[It was sold.]']);
  });

  it('leaves out spans that overlap, are empty, or lie outside', () => {
    expect(
      cut([
        { start: 0, end: 6 },
        { start: 3, end: 11 },
      ]),
    ).toEqual(['[It was]', ' sold.']);
    expect(
      cut([
        { start: 4, end: 4 },
        { start: -2, end: 2 },
        { start: 3, end: 99 },
      ]),
    ).toEqual(['It was sold.']);
  });
});
