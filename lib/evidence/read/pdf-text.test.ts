import { describe, expect, it } from 'vitest';
import { pdfText } from './pdf-text';

const line = (text: string, y = 700) => ({ text, y, size: 12 });

describe('pdfText', () => {
  it('keeps the hyphen of a word that is written with it elsewhere', () => {
    const lines = [line('A well-known way. It is well-', 700), line('known to long-', 686)];
    expect(pdfText([[...lines, line('er texts.', 672)]]).text).toBe(
      'A well-known way. It is well-known to longer texts.',
    );
  });

  it('takes time in proportion to its length, whatever the words', () => {
    const endless = line('x'.repeat(100_000));
    const pages = Array.from({ length: 200 }, (_, i) => [line(`${'word '.repeat(500)}${i}`)]);
    const began = performance.now();
    pdfText([[endless, line('y'.repeat(100_000), 686)], ...pages]);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
