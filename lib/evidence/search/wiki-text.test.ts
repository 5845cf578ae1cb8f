import { describe, expect, it } from 'vitest';
import { splitPassages } from '../passages';
import { plainWikiText } from './wiki-text';

const extract = `The tower is tall.
It is made of iron.


== History ==


=== Origin ===
A sketch was drawn (in 1884.)
Parts of the tower
first level
second level


== Gallery ==


== See also ==


=== Lists ===
`;

describe('plainWikiText', () => {
  it('sets headings and paragraphs apart and leaves out headings with nothing below', () => {
    expect(plainWikiText(extract)).toBe(
      [
        'The tower is tall.',
        'It is made of iron.',
        'History',
        'Origin',
        'A sketch was drawn (in 1884.)',
        'Parts of the tower\nfirst level\nsecond level',
      ].join('\n\n'),
    );
  });

  it('gives passages their headings', () => {
    const passages = splitPassages(plainWikiText(extract));
    expect(passages.map(({ heading }) => heading)).toEqual([undefined, 'Origin']);
  });

  it('takes no time over a heading that is none', () => {
    const line = `=${' '.repeat(2000)}x`;
    const began = performance.now();
    expect(plainWikiText(line)).toBe(line);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it('leaves equals signs in the text alone', () => {
    expect(plainWikiText('E = mc² is known.\n== a = b ==\nText.')).toBe(
      'E = mc² is known.\n\na = b\n\nText.',
    );
    expect(plainWikiText('')).toBe('');
    expect(plainWikiText('== References ==\n')).toBe('');
  });
});
