import { describe, expect, it } from 'vitest';
import { attributesOf, elements, textOf } from './xml';

const feed = `<feed><entry a="1"><title>One &amp; two</title><link href="/a" rel='x'/></entry>
<entry><title><![CDATA[Three <b>&amp;</b>]]></title><dc:issued>2024</dc:issued></entry></feed>`;

describe('the reader of feeds', () => {
  it('finds elements, their text and their attributes', () => {
    const [first = '', second = ''] = elements(feed, 'entry');
    expect(elements(feed, 'entry')).toHaveLength(2);
    expect(textOf(first, 'title')).toBe('One & two');
    expect(textOf(second, 'title')).toBe('Three <b>&amp;</b>');
    expect(textOf(second, 'dc:issued')).toBe('2024');
    expect(textOf(first, 'summary')).toBeUndefined();
    expect(attributesOf(first, 'link')).toEqual([{ href: '/a', rel: 'x' }]);
  });

  it('finds nothing in what is no feed', () => {
    expect(elements('not <xml', 'entry')).toEqual([]);
    expect(elements('<entries><entry>', 'entry')).toEqual([]);
    expect(attributesOf('', 'link')).toEqual([]);
  });
});
