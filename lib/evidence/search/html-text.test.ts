import { describe, expect, it } from 'vitest';
import { htmlText } from './html-text';

describe('htmlText', () => {
  it.each([
    ['CO<sub>2</sub> rose<sup>1</sup> by 5&#37;', 'CO2 rose1 by 5%'],
    ['<h4>Aim</h4>To ask.<h4>Result</h4>None.', 'Aim\n\nTo ask.\n\nResult\n\nNone.'],
    ['<jats:title>Aim</jats:title><jats:p>To  ask\n it.</jats:p>', 'Aim\n\nTo ask it.'],
    ['<p>One<br>two</p><ul><li>three</li><li>four</li></ul>', 'One\ntwo\n\nthree\n\nfour'],
    ['<table><tr><th>Height</th><td>330 m</td></tr></table>', 'Height 330 m'],
    ['a &lt; b &amp;lt; c', 'a < b &lt; c'],
    ['p < 0.05 and q > 1', 'p < 0.05 and q > 1'],
    ['<script>if (a < b) x()</script>Text<!-- <p>hidden</p> -->', 'Text'],
    ['<head><title>T</title></head><body><nav>menu</nav>Text</body>', 'Text'],
    ['<?xml version="1.0"?><![CDATA[Text]]>', 'Text'],
    ['', ''],
  ])('%s', (markup, text) => {
    expect(htmlText(markup)).toBe(text);
  });

  it.each(['<', '<p ', '<!--', '&', '<script>', '<a b="', '</', ' \n'])(
    'takes time in proportion to its length, also of “%s” again and again',
    (piece) => {
      const before = process.cpuUsage().user;
      htmlText(piece.repeat(30_000));
      expect((process.cpuUsage().user - before) / 1000).toBeLessThan(400);
    },
  );
});
