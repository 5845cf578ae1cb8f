import { describe, expect, it } from 'vitest';
import { averitec, fever } from './labels';
import { labelNamed, readLabel } from './read-label';

describe('readLabel', () => {
  it.each([
    ['Because.\nRefuted', 'Refuted'],
    ['Because.\n\n**Supported**\n', 'Supported'],
    ['Because.\nFinal answer: REFUTES.', 'Refuted'],
    ['Because.\nNot Enough Info', 'Not Enough Evidence'],
    ['Because.\nConflicting Evidence/Cherry-picking', 'Conflicting Evidence/Cherrypicking'],
    ['{"prose": "It is not supported", "label": "Refuted"', 'Refuted'],
    ['{"label": "Supported"} no, {"label": "Refuted"}', 'Refuted'],
  ])('reads %j', (text, label) => expect(readLabel(text, averitec)).toBe(label));

  it.each([
    ['The claim is not supported'],
    ['Supported\nBut I am not sure.'],
    ['unsupported'],
    ['Either Supported or Refuted'],
    ['{"label": "maybe", "prose": "…"}\nRefuted'],
    [''],
  ])('reads nothing out of %j', (text) => expect(readLabel(text, averitec)).toBeNull());

  it('knows each set’s own spelling', () => {
    expect(labelNamed('supports', fever)).toBe('SUPPORTS');
    expect(labelNamed('conflicting evidence', fever)).toBeNull();
  });
});
