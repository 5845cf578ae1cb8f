import { describe, expect, it } from 'vitest';
import { productOptions } from '../tool-mad/options';
import { copyableSpans } from './copyable-spans';

const small = { options: productOptions({ embedder: 'e', smallModel: true }) };
const large = { options: productOptions({ embedder: 'e', smallModel: false }) };

describe('copyableSpans', () => {
  it('are whole sentences of the passages, each once', () => {
    const text = 'It was built in 1889. Why? It stands in the middle of Paris.';
    expect(copyableSpans(small, [{ text }, { text }])).toEqual([
      'It was built in 1889.',
      'It stands in the middle of Paris.',
    ]);
  });

  it('hold nothing that the prompt cuts off', () => {
    const text = `The first sentence stands alone. Then ${'word '.repeat(60)}end.`;
    expect(copyableSpans(small, [{ text }])).toEqual(['The first sentence stands alone.']);
  });

  it('are for small models only', () => {
    expect(copyableSpans(large, [{ text: 'It was built in 1889.' }])).toBeUndefined();
  });
});
