import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { offsetOf } from './points';
import { readable, textIndex } from './text-index';

const indexOf = (body: string) =>
  textIndex(parseHTML(`<html><body>${body}</body></html>`).document);

describe('textIndex', () => {
  it('parts blocks, lines and cells, and runs source white space together', () => {
    const { text } = indexOf(
      '<h1>Head</h1>\n<p>One\n two<br>three</p><table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    );
    expect(text).toBe('Head\nOne  two\rthree\na\tb\nc');
    expect(readable(text)).toBe('Head\nOne two\nthree\na b\nc');
  });

  it('takes two line breaks in a row for a paragraph', () => {
    expect(indexOf('<div>One<br><br>two<br>three</div>').text).toBe('One\ntwo\rthree');
  });

  it('keeps line feeds of preformatted text', () => {
    expect(indexOf('<pre>one\ntwo</pre>').text).toBe('one\ntwo');
  });

  it('shows of a closed details its summary only', () => {
    expect(indexOf('<details><summary>More</summary><p>Inside</p></details>').text).toBe('More');
    expect(indexOf('<details open><summary>More</summary><p>Inside</p></details>').text).toBe(
      'More\nInside',
    );
  });

  it('maps boundary points, also those in elements and in what is not shown', () => {
    const index = indexOf('<p id="a">One <b>two</b></p><script>x</script><p id="b">three</p>');
    const at = (id: string) => index.document.getElementById(id) as Element;
    const text = at('a').firstChild as Text;
    expect(offsetOf(index, text, 2)).toBe(2);
    expect(offsetOf(index, at('a'), 1)).toBe(4);
    expect(offsetOf(index, at('a'), 2)).toBe(7);
    const script = index.document.querySelector('script')?.firstChild as Node;
    expect(offsetOf(index, script, 1)).toBe(7);
    expect(index.text.slice(offsetOf(index, at('b'), 0)).trim()).toBe('three');
    expect(offsetOf(index, parseHTML('<p>x</p>').document.documentElement, 0)).toBeUndefined();
  });
});
