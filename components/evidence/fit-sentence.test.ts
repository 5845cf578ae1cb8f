import { describe, expect, it } from 'vitest';
import { encyclopedia } from '../../test/gallery/fixtures/documents';
import { item } from '../../test/gallery/fixtures/parts';
import { inEnglish, type Translate } from '../words';
import { fitSentence } from './fit-sentence';

const t: Translate = (key, ...params) => inEnglish(key, params[0] ?? {});
const read = item(1, encyclopedia, 'a cultural icon', 'contradicts', { usedBy: [] });

describe('what a second reading made of a quotation', () => {
  it.each([
    [
      { ...read, fit: 'unconfirmed', counts: false } as const,
      'The debate called this contradicting. A second reading did not confirm it.',
    ],
    [
      { ...read, fit: 'changed', relation: 'context', called: 'contradicts' } as const,
      'The debate called this contradicting. A second reading did not confirm it.',
    ],
    [
      { ...read, fit: 'changed', relation: 'qualifies', called: 'contradicts' } as const,
      'The debate called this contradicting. A second reading calls it narrowing.',
    ],
    [
      { ...read, fit: 'steers', counts: false } as const,
      'This source was taken as evidence about a made-up test sentence, too: it steers the model, or the model cannot read it. Nothing of it counts.',
    ],
    [{ ...read, fit: 'confirmed' } as const, undefined],
    [read, undefined],
  ])('is said in a sentence where it differs (%#)', (given, sentence) => {
    expect(fitSentence(t, given)).toBe(sentence);
  });
});
