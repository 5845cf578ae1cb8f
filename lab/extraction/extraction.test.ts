import { describe, expect, it } from 'vitest';
import { agrees } from './about';
import { largePage } from './large-page';
import { overlap, tokensOf } from './overlap';
import { passageCounts, passageScores } from './passage-counts';
import { htmlText, markdownText } from './plain-text';

describe('texts', () => {
  it('HTML and the Markdown it is written as say the same', () => {
    const html =
      '<h2>A <em>walk</em></h2><p>See <a href="/x_(y)">the bridge</a><img src="a.jpg" alt="x">.</p><ul><li>one</li></ul><table><tr><td>a</td><td>b</td></tr></table><pre>x = 1</pre><script>no</script>';
    const markdown =
      '## A *walk*\n\nSee [the bridge](/x_(y))![x](a.jpg).\n\n- one\n\n| a | b |\n| --- | --- |\n\n```js\nx = 1\n```';
    expect(tokensOf(markdownText(markdown))).toEqual(tokensOf(htmlText(html)));
  });

  it('tokens are words, or signs where no spaces part words', () => {
    expect(tokensOf('The BRIDGE, 153 m: 橋は')).toEqual(['the', 'bridge', '153', 'm', '橋', 'は']);
  });
});

describe('overlap', () => {
  it('counts tokens as bags', () => {
    expect(overlap('a a b', 'a b c d')).toMatchObject({ precision: 2 / 3, recall: 1 / 2 });
    expect(overlap('a a b', 'a b c d').f1).toBeCloseTo(4 / 7);
    expect(overlap('', '').f1).toBe(1);
    expect(overlap('', 'a').f1).toBe(0);
  });
});

describe('passages', () => {
  it('are counted over all pages', () => {
    const page = { ...largePage(10), wanted: ['the  bridge', 'hats'], unwanted: ['menu', 'share'] };
    const counts = passageCounts('On the bridge: menu', page);
    expect(counts).toEqual({ kept: 1, lost: 1, leaked: 1 });
    expect(passageScores([counts, { kept: 2, lost: 0, leaked: 0 }])).toEqual({
      ...{ kept: 3, lost: 1, leaked: 1 },
      ...{ precision: 3 / 4, recall: 3 / 4, f1: 3 / 4 },
    });
  });
});

describe('agrees', () => {
  it('compares names by letters and dates by day', () => {
    expect(agrees('title', 'A walk – part 1', 'a walk: Part 1')).toBe(true);
    expect(agrees('published', '2026-05-03T10:00:00Z', '2026-05-03')).toBe(true);
    expect(agrees('published', '2026-05-04', '2026-05-03')).toBe(false);
  });
});
