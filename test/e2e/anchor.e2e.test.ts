import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { describeRange } from '../../lib/anchor/describe';
import type { finder } from '../../lib/anchor/find';
import type { rangesOf } from '../../lib/anchor/points';
import type { textIndex } from '../../lib/anchor/text-index';
import type { TextPosition, TextQuote } from '../../lib/claim/claim';
import { bundle } from './bundle';
import { type PageServer, servePages } from './pages';
import { openBrowser, select } from './tab';

declare const Anchor: {
  textIndex: typeof textIndex;
  rangesOf: typeof rangesOf;
  finder: typeof finder;
  describeRange: typeof describeRange;
};

/** Pages and selectors of other projects; see the data folder's README, `anchoring/`. */
const DATA = join(
  process.env.CROSSEXAM_DATA ?? join(import.meta.dirname, '../../../shared/data'),
  'anchoring',
);
const json = (name: string) => JSON.parse(readFileSync(join(DATA, name), 'utf8'));

let browser: Browser;
let server: PageServer;
let script: string;
let page: Page;

beforeAll(async () => {
  script = await bundle(
    'Anchor',
    `export { textIndex } from './lib/anchor/text-index';
     export { rangesOf } from './lib/anchor/points';
     export { finder } from './lib/anchor/find';
     export { describeRange } from './lib/anchor/describe';`,
  );
  server = await servePages();
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 900, height: 500 } });
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** The words a browser would show as found, with how they were found. */
async function find(quote: TextQuote, position?: TextPosition) {
  return page.evaluate(
    ([quote, position]) => {
      const index = Anchor.textIndex(document);
      const found = Anchor.finder(index).find({ quote, position });
      if (!found) return null;
      const ranges = Anchor.rangesOf(index, found.start, found.end);
      const place = (ranges[0]?.startContainer.parentElement?.closest('[id]') ?? { id: '' }).id;
      return { how: found.how, text: ranges.map(String).join('|'), place };
    },
    [quote, position] as const,
  );
}

const described = () =>
  page.evaluate(() => {
    const range = getSelection()?.getRangeAt(0);
    return range && Anchor.describeRange(Anchor.textIndex(document), range);
  });

describe('describing and finding in a real page', () => {
  it('finds again what it described, after a reload', async () => {
    await page.goto(server.url('article'));
    await page.evaluate(script);
    const selections: [[string, string], [string, string]][] = [
      [
        ['#second', 'clock tower'],
        ['#second', '1750'],
      ],
      [
        ['#first', 'keeps the'],
        ['#first', 'older than'],
      ],
      [
        ['#first', 'wet morning'],
        ['#third', 'who paid'],
      ],
      [
        ['#cell', 'Dinham'],
        ['table', '3 arches'],
      ],
    ];
    for (const [from, to] of selections) {
      await select(page, from, to);
      const selectors = await described();
      if (!selectors) throw new Error('not described');
      await page.reload();
      await page.evaluate(script);
      expect(await find(selectors.quote, selectors.position)).toMatchObject({ how: 'position' });
      const byQuote = await find(selectors.quote);
      expect(byQuote?.how).toBe('quote');
      expect(byQuote?.text.startsWith(from[1].slice(0, 5))).toBe(true);
      expect(byQuote?.text.endsWith(to[1])).toBe(true);
    }
  });

  it('finds nothing in text that is not shown', async () => {
    await page.goto(server.url('article'));
    await page.evaluate(script);
    const quote = (exact: string) => ({ exact, prefix: '', suffix: '' });
    expect(await find(quote('The clock tower was built in 1650'))).toBeNull();
    expect(await find(quote('Hidden words about the clock tower'))).toBeNull();
    expect(await find(quote('Text in a script that nobody sees'))).toBeNull();
    expect(await find(quote('The mill burned down in 1811'))).toBeNull();
    await page.evaluate(() => document.querySelector('details')?.setAttribute('open', ''));
    expect(await find(quote('The mill burned down in 1811'))).not.toBeNull();
  });

  it('finds words in shadow roots and over their edge', async () => {
    await page.goto(server.url('shadow'));
    await page.evaluate(script);
    const quote = (exact: string) => ({ exact, prefix: '', suffix: '' });
    expect((await find(quote('keeper counted 38 ships')))?.place).toBe('innermost');
    const over = await find(quote('harbour closed in 1932. The ferry carried'));
    expect(over?.text).toBe('harbour closed in 1932.|The ferry carried');
  });

  it('goes through a long page in little time', async () => {
    await page.goto(server.url('article'));
    await page.evaluate(script);
    const ms = await page.evaluate(() => {
      const template = document.querySelector('#second');
      for (let i = 0; i < 4000; i++) document.body.append(template?.cloneNode(true) ?? '', `${i}`);
      const started = performance.now();
      const exact = 'Words that this page of more than half a million letters does not hold at all';
      Anchor.finder(Anchor.textIndex(document)).find({ quote: { exact, prefix: '', suffix: '' } });
      return performance.now() - started;
    });
    expect(ms).toBeLessThan(2000);
  });
});

interface Row {
  id: string;
  target: { selector: (TextQuote & TextPosition & { type: string })[] }[];
}

describe.skipIf(!existsSync(DATA))(
  'selectors of the Hypothesis client (needs anchoring/ in CROSSEXAM_DATA)',
  () => {
    it.each(['minimal', 'wikipedia-regression-testing'])(
      '%s: our selectors say the same',
      async (name) => {
        const html = readFileSync(join(DATA, `hypothesis_${name}.html`), 'utf8');
        await page.goto('about:blank');
        await page.setContent(html, { waitUntil: 'domcontentloaded' });
        await page.evaluate(script);
        for (const { target } of json(`hypothesis_${name}.json`).rows as Row[]) {
          const selectors = target[0]?.selector ?? [];
          const quote = selectors.find(({ type }) => type === 'TextQuoteSelector');
          const position = selectors.find(({ type }) => type === 'TextPositionSelector');
          if (!quote) throw new Error('no quote');
          const found = await find(quote, position);
          expect(found).toMatchObject({ how: 'position', text: quote.exact });
        }
      },
    );
  },
);
