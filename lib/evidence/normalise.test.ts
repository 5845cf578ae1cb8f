import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atGrapheme, normalise, sourceSpan } from './normalise';
import { leastMs } from './testing/least-ms';

describe('normalise', () => {
  it.each([
    ['a\u00a0 \n b', 'a b'],
    ['“Yes” ‘no’ «oui» 「塔」', "'Yes' 'no' 'oui' '塔'"],
    ['1887–1889 — a − b', '1887-1889 - a - b'],
    ['ﬁne ｔｏｗｅｒ１２', 'fine tower12'],
    ['cafe\u0301 café', 'café café'],
    ['soft\u00adhyphen and\u200b zero', 'softhyphen and zero'],
    ['10² m and 1½', '10² m and 1½'],
    ['H₂O', 'H2O'],
    ['wait…', 'wait...'],
    ['ｶﾞ ㎞', 'ガ km'],
    ['Case Kept', 'Case Kept'],
  ])('%j becomes %j', (source, text) => {
    expect(normalise(source).text).toBe(text);
  });

  it('keeps a grapheme together', () => {
    const { text, starts } = normalise('x👩‍💻y');
    expect(text).toBe('x👩💻y');
    expect([...starts]).toEqual([0, 1, 1, 1, 1, 6]);
    const ligature = normalise('aﬁb');
    expect([0, 1, 2, 3, 4].map((at) => atGrapheme(ligature, at))).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
  });

  it('is the same whether a text is normalised once or twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (source) => {
        const once = normalise(source).text;
        expect(normalise(once).text).toBe(once);
      }),
    );
  });

  it('maps every normalised piece back to the source that gives it', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.constantFrom(' ', '\n', '“', '—', 'ﬁ', 'e\u0301', '塔', '각', '👩‍💻', '\u00ad'),
    );
    fc.assert(
      fc.property(
        fc.array(unit, { minLength: 1, maxLength: 60 }),
        fc.nat(),
        fc.nat(),
        (us, a, b) => {
          const source = us.join('');
          const all = normalise(source);
          const from = Math.min(a, b) % (all.text.length + 1);
          const to = from + (Math.max(a, b) % (all.text.length + 1 - from));
          fc.pre(from < to && atGrapheme(all, from) && atGrapheme(all, to));
          const span = sourceSpan(all, from, to);
          expect(normalise(source.slice(span.start, span.end)).text).toBe(all.text.slice(from, to));
        },
      ),
    );
  });

  it('takes 10,000 words in little time', () => {
    const text = 'The tower — “wrought iron” — was built in Paris, she said. '.repeat(1000);
    expect(leastMs(() => normalise(text))).toBeLessThan(20);
  });
});
