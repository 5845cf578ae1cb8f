import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { finder } from './find';
import { textIndex } from './text-index';

const pageOf = (body: string): Document =>
  parseHTML(`<html><head><title>t</title></head><body>${body}</body></html>`).document;

const find = (body: string, exact: string, more: { prefix?: string; suffix?: string } = {}) => {
  const index = textIndex(pageOf(body));
  const found = finder(index).find({ quote: { exact, prefix: '', suffix: '', ...more } });
  return (
    found && { how: found.how, text: index.text.slice(found.start, found.end), at: found.start }
  );
};

describe('find', () => {
  it('finds words across inline elements, blocks and source line breaks', () => {
    const body = '<p>The <b>clock</b>\n  tower</p><p>was built in&nbsp;1750.</p>';
    expect(find(body, 'clock tower was built in 1750')?.how).toBe('quote');
    expect(find(body, 'clock tower\n\nwas built in 1750')?.how).toBe('quote');
  });

  it('finds words the page shows in capitals, with other quotes, dashes or invisible characters', () => {
    expect(
      find(
        '<p>It\u2019s \u201cdone\u201d \u2014 co\u00adoperation</p>',
        `it's "done" - cooperation`,
      ),
    ).not.toBeNull();
    expect(find('<p>Cafe\u0301 in \uff21\uff22</p>', 'CAFÉ in AB')).not.toBeNull();
  });

  it('does not find words in scripts, styles, templates or hidden elements', () => {
    const body =
      '<script>const built = "in 1750";</script><style>.built{}</style><template>built in 1750</template><p hidden>It was built in 1750.</p>';
    expect(find(body, 'built in 1750')).toBeNull();
  });

  it('tells repeated words apart by what stands around them', () => {
    const body =
      '<p>North gate: built in 1322. Gone.</p><p>South gate: built in 1322. Museum.</p><p>West gate: built in 1322. Swallows.</p>';
    const south = find(body, 'built in 1322', { prefix: 'South gate: ', suffix: '. Museum.' });
    expect(south?.at).toBe(textIndex(pageOf(body)).text.indexOf('built in 1322', 30));
    const west = find(body, 'built in 1322', { prefix: '', suffix: '. Swallows.' });
    expect(west?.at).toBe(textIndex(pageOf(body)).text.lastIndexOf('built in 1322'));
  });

  it('does not take a short phrase from another place for the one it was', () => {
    const quote = { prefix: 'The school on the hill was ', suffix: ' by the town itself.' };
    expect(
      find(
        '<p>The bridge over the river was built in 1322 of red stone.</p>',
        'built in 1322',
        quote,
      ),
    ).toBeNull();
  });

  it('does not find a word inside another', () => {
    expect(find('<p>They start at nine.</p>', 'art at')).toBeNull();
    expect(
      find('<p>They start at nine.</p>', 'art at', { prefix: 'They st', suffix: ' nine.' }),
    ).not.toBeNull();
    expect(find('<p>这座塔建于一八八七年。</p>', '塔建于')).not.toBeNull();
  });

  it('accepts footnote marks, punctuation and a mended slip of the pen', () => {
    const claim = 'The clock tower was built in 1750 and recieved its bell only later.';
    expect(
      find(
        '<p>The clock tower was built in 1750<sup>[1]</sup> and recieved its bell, only later[note 2].</p>',
        claim,
      )?.how,
    ).toBe('words');
    expect(
      find('<p>The clock tower was built in 1750 and received its bell only later.</p>', claim)
        ?.how,
    ).toBe('words');
  });

  it.each([
    ['a year', 'The clock tower was built in 1751 and has struck every hour since then.'],
    ['a number word', 'The clock tower was built in 1750 and has struck every day since then.'],
    ['a negation', 'The clock tower was not built in 1750 and has struck every hour since then.'],
    ['a name', 'The Cluck tower was built in 1750 and has struck every hour since then.'],
    ['a sign', 'The clock tower was built in -1750 and has struck every hour since then.'],
    ['an ending', 'The clock tower was built in 1750.'],
  ])('never takes a text with another %s for it (hypothesis/client#258)', (_, now) => {
    const claim = 'The Clock tower was built in 1750 and has struck every hour since then.';
    expect(find(`<p>${now}</p>`, claim)).toBeNull();
  });

  it('tells millions from billions', () => {
    const claim = 'The new school will cost twelve million pounds, the council of the town says.';
    expect(find(`<p>${claim.replace('million', 'billion')}</p>`, claim)).toBeNull();
  });

  it('uses the position while the words are there, and leaves it when they moved', () => {
    const body = (first: string) =>
      `<p>${first}</p><p>It was built in 1322.</p><p>It was built in 1322.</p>`;
    const document = pageOf(body('Lead.'));
    const start = document.body.textContent?.lastIndexOf('built') ?? 0;
    const wanted = {
      quote: { exact: 'built in 1322', prefix: '', suffix: '' },
      position: { start, end: start + 13 },
    };
    const index = textIndex(document);
    const there = finder(index).find(wanted);
    expect(there?.how).toBe('position');
    expect(there?.start).toBe(index.text.lastIndexOf('built'));
    const moved = textIndex(pageOf(body('A longer lead.')));
    const found = finder(moved).find(wanted);
    expect(found?.how).toBe('quote');
    expect(found?.start).toBe(moved.text.lastIndexOf('built'));
  });
});
