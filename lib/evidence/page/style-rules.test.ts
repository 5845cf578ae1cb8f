import { describe, expect, it } from 'vitest';
import { styleRules } from './style-rules';

describe('styleRules', () => {
  it('gives selectors with their styles, without comments', () => {
    expect(styleRules('/* a */ p.q , i{ color : red;/* {x} */top:0 }\n.r{}')).toEqual([
      { selector: 'p.q , i', style: 'color : red;top:0' },
      { selector: '.r', style: '' },
    ]);
  });

  it('leaves out at-rules, what stands inside others, and what is never closed', () => {
    const css = `@import "x"; @media print { .a { b: c } @supports (d) { .e { f: g } } }
      .h { i: j; .k { l: m } } @font-face { n: o } .p { q: r } } .s { t: u } .v { w`;
    expect(styleRules(css)).toEqual([
      { selector: '.p', style: 'q: r' },
      { selector: '.s', style: 't: u' },
    ]);
  });

  it.each(['a', '@', '/*', '{', '}', '@media{', 'a{}', ';'])(
    'takes no long time for %s',
    (mark) => {
      const began = performance.now();
      styleRules(mark.repeat(200_000));
      expect(performance.now() - began).toBeLessThan(1500);
    },
  );
});
